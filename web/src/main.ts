import { mount } from 'svelte';
import App from './app/App.svelte';
import './look/base.css';

// a page that is opened without a network says so
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/push.js');

mount(App, { target: document.getElementById('app')! });
