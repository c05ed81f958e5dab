import { mount } from 'svelte';
import '../look/base.css';
import Fixtures from './Fixtures.svelte';

mount(Fixtures, { target: document.getElementById('app')! });
