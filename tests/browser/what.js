/* What on the table cannot be asked about: pictures, numbers and targets that belong to no piece, and pieces that nobody knows. */
(known) => {
  const roots = [...document.querySelectorAll('.stage, [data-place="own"], .seat, .tabsheet')];
  const shown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
  };
  /* Signs of players, and what belongs to the table's own handling: zooming, folding, ticks of what is picked. */
  const HANDLING = /^#(p-.*|check|chevron|down|plus|minus|close|rotate|undo|redo|hand|clock|bot|person|watch|flag|warning|menu|f-.*|hint|branch|first)$/;
  const faults = new Set();
  const outline = (element) => {
    const path = [];
    for (let at = element; at && !roots.includes(at); at = at.parentElement)
      path.unshift(`${at.localName}${at.classList.length ? `.${[...at.classList].filter((name) => !name.startsWith('s-') && !name.startsWith('svelte-'))[0] ?? ''}` : ''}`);
    return path.slice(-6).join(' > ');
  };
  const check = (element, what) => {
    if (!element.closest('[data-what]') && !element.closest('.talk, .loading, .row .sub, .row .name, [data-no-piece]'))
      faults.add(`${what} is no piece: ${outline(element)}`);
  };
  const pieces = new Set();
  for (const root of roots) {
    if (!shown(root)) continue;
    for (const use of root.querySelectorAll('use')) {
      const href = use.getAttribute('href') ?? '';
      if (shown(use) && !HANDLING.test(href)) check(use, href);
    }
    for (const lit of root.querySelectorAll('[data-lit], [data-place]')) if (shown(lit) && lit.dataset.place !== 'own' && !lit.querySelector('[data-what]')) check(lit, `${lit.dataset.place ?? 'lit'}`);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (/\d/.test(node.data) && shown(parent) && !parent.closest('.sr, style, script, .btn')) check(parent, `“${node.data.trim()}”`);
    }
    for (const one of root.querySelectorAll('[data-what]')) for (const id of one.dataset.what.split(' ')) pieces.add(id);
  }
  for (const id of pieces) if (!known.includes(id)) faults.add(`nobody knows what ${id} is`);
  return { faults: [...faults], pieces: [...pieces] };
}
