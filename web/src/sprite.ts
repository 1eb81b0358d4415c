/** One sprite for the whole page; not display:none, or patterns inside would be lost. */

import glyphs from './styles/glyphs.svg?raw';

const sprite = document.createElement('div');
sprite.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
sprite.innerHTML = glyphs;
document.body.prepend(sprite);
