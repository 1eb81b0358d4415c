import './styles/tokens.css';
import './styles/ui.css';
import './sprite';
import { mount } from 'svelte';
import App from './App.svelte';

// The server's <base> has done its duty for the files of this page; it would lead "#glyph" astray in some browsers.
for (const icon of document.querySelectorAll<HTMLLinkElement>('link[rel=icon]')) icon.setAttribute('href', icon.href);
document.querySelector('base')?.remove();

mount(App, { target: document.getElementById('app')! });
