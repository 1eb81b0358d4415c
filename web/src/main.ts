import './styles/tokens.css';
import './styles/ui.css';
import './lib/home.svelte';
import './sprite';
import { mount } from 'svelte';
import App from './App.svelte';

// Where the browser allows it, the client is kept on the device and opens without its server.
const worker = new URL('sw.js', document.baseURI);
if (import.meta.env.PROD && 'serviceWorker' in navigator && isSecureContext)
  navigator.serviceWorker.register(worker).catch(() => undefined); // it works without, only not offline

// The server's <base> has done its duty for the files of this page; it would lead "#glyph" astray in some browsers.
for (const icon of document.querySelectorAll<HTMLLinkElement>('link[rel=icon]')) icon.setAttribute('href', icon.href);
document.querySelector('base')?.remove();

mount(App, { target: document.getElementById('app')! });
