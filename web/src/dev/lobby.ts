import { mount } from 'svelte';
import '../look/base.css';
import LobbyPage from './LobbyPage.svelte';

mount(LobbyPage, { target: document.getElementById('app')! });
