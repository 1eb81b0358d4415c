/* Looks at a page that may scroll, or at the dialog over it, as a hand and an eye would: what is wrong, one sentence each. */
() => {
  const faults = new Set();
  const scope = document.querySelector('dialog[open]') ?? document.body;
  const shown = (e) => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== 'hidden';
  const name = (e) => (e.getAttribute('aria-label') ?? e.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50) || e.tagName;
  const isFixed = (e) => e !== null && e !== scope && (getComputedStyle(e).position === 'fixed' || isFixed(e.parentElement));
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) {
    const widest = [...document.querySelectorAll('body *')].filter(shown).sort((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right)[0];
    faults.add(`${root.scrollWidth - innerWidth} px too wide: ${widest.className?.baseVal ?? widest.className} "${name(widest)}"`);
  }

  // Whatever can be touched is reached by scrolling to it.
  for (const one of [...scope.querySelectorAll('button, a, input:not(.sr), select, summary')].filter(shown)) {
    one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || !(one.contains(hit) || one.closest('label')?.contains(hit))) faults.add(`"${name(one)}" cannot be reached: ${hit ? `"${name(hit)}" lies over it` : 'it is outside'}`);
    if (innerWidth < 500 && one.matches('.btn') && height < 43.5) faults.add(`"${name(one)}" is ${height.toFixed(0)} px high, too small to touch`);
  }
  scrollTo(0, 0);

  /** What scrolls by itself cuts off what is in it: it lies over nothing outside. */
  const scroller = (e) => (e === null || e === scope ? scope : e.scrollHeight > e.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(e).overflowY) ? e : scroller(e.parentElement));

  // Texts: large enough, none over another. What stays in place while a page or a dialog scrolls may lie over it.
  const texts = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const e = node.parentElement;
    if (!node.textContent.trim() || !e || e.closest('script, style, option, .sr, .word, symbol') || !shown(e)) continue;
    const scale = e instanceof SVGElement ? (e.getScreenCTM?.()?.d ?? 1) : 1;
    const size = parseFloat(getComputedStyle(e).fontSize) * scale;
    if (size < 10.95) faults.add(`text "${node.textContent.trim().slice(0, 30)}" is ${size.toFixed(1)} px`);
    if (isFixed(e)) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) texts.push({ e, text: node.textContent.trim().slice(0, 30), box, within: scroller(e) });
  }
  for (const [k, a] of texts.entries()) {
    for (const b of texts.slice(k + 1)) {
      if (a.e === b.e || a.within !== b.within || a.e.closest('.trunc') || b.e.closest('.trunc')) continue;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide > 2 && high > 0.45 * Math.min(a.box.height, b.box.height)) faults.add(`texts "${a.text}" and "${b.text}" overlap`);
    }
  }
  for (const e of document.querySelectorAll('svg, svg *')) for (const { name: key, value } of e.attributes) if (/NaN|Infinity|undefined/.test(value)) faults.add(`${e.tagName} has ${key}="${value.slice(0, 40)}"`);
  return [...faults];
}
