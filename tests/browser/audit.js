/* Looks at a table as a hand and an eye would: returns what is wrong, one sentence each. */
() => {
  const faults = new Set();
  const touch = innerWidth <= 760 || innerHeight <= 520;
  const shown = (e) => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== 'hidden';
  const all = (what) => [...document.querySelectorAll(what)].filter(shown);
  const name = (e) => (e.getAttribute('aria-label') ?? e.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50) || e.className?.baseVal || e.className || e.tagName;
  const sheet = document.querySelector('.tabsheet');
  const under = (e) => sheet && document.querySelector('.stage')?.contains(e) && !sheet.contains(e);

  // The page itself never scrolls.
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.add(`${root.scrollWidth - innerWidth} px too wide`);
  if (document.querySelector('.game') && root.scrollHeight > innerHeight + 1) faults.add('the page scrolls');
  for (const part of all('.stage, .dock, .rail'))
    if (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'hidden') faults.add(`${part.className} scrolls sideways`);

  // What is scrolled to be touched goes back to where it was.
  const were = all('.game *').filter((e) => e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight).map((e) => [e, e.scrollLeft, e.scrollTop]);

  // Whatever may be touched is touched at its centre. A target with a concave or spread-out shape marks its middle by data-middle.
  for (const one of [...all('[data-lit]'), ...all('.prompt button, .dock button, .bar button, .bar a, .tabbar button')]) {
    if (under(one)) continue;
    one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const middle = one.querySelector('[data-middle]') ?? one;
    const { left, top, width, height } = middle.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    const hit = document.elementFromPoint(x, y);
    const target = hit?.closest('[data-lit]') ?? hit;
    const same = hit && (one.contains(hit) || (one.dataset.lit !== undefined && target?.getAttribute('data-lit') === one.dataset.lit));
    if (!same) faults.add(`"${name(one)}" is not hit at its centre (${x | 0}, ${y | 0}) but ${hit ? `"${name(hit)}"` : 'nothing'}`);
    const box = one.getBoundingClientRect();
    // A hand needs 44 px, a pointer 24; where a board is dense, its touches go to the nearest target (data-dense: the least it draws, see lib/reach.ts).
    // One's own things that are not lit only tell why not: 32 px do.
    const idle = one.dataset.lit === undefined && !one.closest('.prompt, .bar, .tabbar');
    const least = touch ? Number(one.closest('[data-dense]')?.dataset.dense ?? (idle ? 32 : 44)) : 24;
    if (Math.min(box.width, box.height) < least - 0.5) faults.add(`"${name(one)}" is ${box.width.toFixed(0)}×${box.height.toFixed(0)} px, too small to touch`);
  }
  for (const scroller of all('.stage, .stage *, .dock, .dock *, .rail')) if (scroller.scrollTop && scroller.scrollHeight > scroller.clientHeight) scroller.scrollTop = 0;

  // Texts: large enough, none over another.
  const clip = (e, box) => {
    let { left, top, right, bottom } = box;
    let fixed = false;
    for (let p = e; p && p !== document.body && !fixed; p = p.parentElement) {
      const style = getComputedStyle(p);
      if (style.opacity === '0' || style.visibility === 'hidden' || style.clipPath.startsWith('inset(50%')) return null;
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
        const q = p.getBoundingClientRect();
        left = Math.max(left, q.left); right = Math.min(right, q.right); top = Math.max(top, q.top); bottom = Math.min(bottom, q.bottom);
      }
      fixed = style.position === 'fixed';
    }
    left = Math.max(left, 0); top = Math.max(top, 0); right = Math.min(right, innerWidth); bottom = Math.min(bottom, innerHeight);
    return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
  };
  const isPut = (e, host) => {
    for (let p = e; p && p !== host; p = p.parentElement) {
      const style = getComputedStyle(p);
      if (style.position === 'absolute' || style.position === 'fixed' || style.overflowX !== 'visible') return true;
    }
    return false;
  };
  // Dots that say that a text goes on must be in the window themselves; what is scrolled sideways may lie outside.
  const leaves = (e, boxes) => {
    let edges = boxes;
    for (let p = e; p && p !== document.body; p = p.parentElement) {
      const style = getComputedStyle(p);
      if (/auto|scroll/.test(style.overflowX) && p.scrollWidth > p.clientWidth) return false;
      if (style.textOverflow === 'ellipsis') edges = [p.getBoundingClientRect()];
    }
    return edges.some((box) => box.width && (box.right > innerWidth + 1 || box.left < -1));
  };
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const e = node.parentElement;
    if (!text || !e || e.closest('script, style, option, .sr, defs, symbol') || !shown(e) || under(e)) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].map((box) => clip(e, box)).filter(Boolean);
    if (!boxes.length) continue;
    const size = parseFloat(getComputedStyle(e).fontSize);
    const matrix = e instanceof SVGElement ? e.getScreenCTM?.() : null;
    const scale = matrix ? Math.hypot(matrix.b, matrix.d) : 1;
    if (size * scale < 10.95) faults.add(`text "${text.slice(0, 30)}" is ${(size * scale).toFixed(1)} px`);
    for (const box of boxes) texts.push({ e, text, ...box });
    // What is written on a card or button stays on it, but for tags that are put over its edge.
    const host = e instanceof HTMLElement && e.closest('button, .btn, .card');
    if (host && !isPut(e, host)) {
      const edge = host.getBoundingClientRect();
      const out = [...range.getClientRects()].find((box) => box.width && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5));
      if (out) faults.add(`text "${text.slice(0, 30)}" leaves its ${host.className || 'button'} by ${Math.max(out.right - edge.right, edge.left - out.left).toFixed(0)} px`);
    }
    // What the frame says (not the board, whose pieces may lie over letters) is covered by nothing, and numbers and titles are whole.
    if (e instanceof HTMLElement && e.closest('.bar, .strip, .prompt, .dock, .tabbar')) {
      const last = boxes[boxes.length - 1];
      const hit = document.elementFromPoint(last.right - 1, (last.top + last.bottom) / 2);
      if (hit && !e.contains(hit) && !hit.contains(e)) faults.add(`text "${text.slice(0, 30)}" is covered by "${name(hit)}"`);
      if (leaves(e, [...range.getClientRects()])) faults.add(`text "${text.slice(0, 30)}" leaves the window`);
      if (e.matches('.where > *, .num') && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 4) && getComputedStyle(e).overflow !== 'visible') faults.add(`"${text}" is cut`);
    }
  }
  for (let i = 0; i < texts.length; i += 1) {
    const a = texts[i];
    for (let j = i + 1; j < texts.length; j += 1) {
      const b = texts[j];
      if (a.e === b.e || (a.text === b.text && Math.abs(a.left - b.left) < 3 && Math.abs(a.top - b.top) < 3)) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const ha = a.bottom - a.top;
      const hb = b.bottom - b.top;
      const high = Math.min(a.bottom - ha * 0.2, b.bottom - hb * 0.2) - Math.max(a.top + ha * 0.2, b.top + hb * 0.2);
      if (wide > 2 && high > 1.5) faults.add(`texts "${a.text.slice(0, 24)}" and "${b.text.slice(0, 24)}" overlap`);
    }
  }

  // Drawings without numbers that are none.
  for (const e of document.querySelectorAll('svg, svg *')) for (const { name: key, value } of e.attributes) if (/NaN|Infinity|undefined/.test(value)) faults.add(`${e.tagName} has ${key}="${value.slice(0, 40)}"`);
  for (const [e, left, top] of were) e.scrollTo({ left, top, behavior: 'instant' });
  return [...faults];
}
