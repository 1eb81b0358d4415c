import './styles/tokens.css';
import './styles/ui.css';
import glyphs from './styles/glyphs.svg?raw';
import { mount } from 'svelte';
import App from './App.svelte';

// The server's <base> has done its duty for the files of this page; it would lead "#glyph" astray in some browsers.
for (const icon of document.querySelectorAll<HTMLLinkElement>('link[rel=icon]')) icon.setAttribute('href', icon.href);
document.querySelector('base')?.remove();

// One sprite for the whole page; not display:none, or patterns inside would be lost.
const sprite = document.createElement('div');
sprite.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
sprite.innerHTML = glyphs;
document.body.prepend(sprite);

mount(App, { target: document.getElementById('app')! });
