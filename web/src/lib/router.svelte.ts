/** Pages by path. */

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'analysis'; id: string }
  | { page: 'person'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'lesson'; game: string; id: string }
  | { page: 'puzzles'; game: string }
  | { page: 'puzzle'; game: string; number: number }
  | { page: 'mistake'; id: string; place: number }
  | { page: 'about' }
  | { page: 'admin' }
  | { page: 'missing' };

export function routeOf(path: string): Route {
  const [head = '', id = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (head === 'learn' && rest.length === 1 && rest[0]) return { page: 'lesson', game: id, id: rest[0] };
  if (head === 'puzzles' && rest.length === 1 && /^[1-9]\d{0,3}$/.test(rest[0] ?? ''))
    return { page: 'puzzle', game: id, number: Number(rest[0]) };
  if (head === 'mistakes' && rest.length === 1 && /^\d{1,6}$/.test(rest[0] ?? ''))
    return { page: 'mistake', id, place: Number(rest[0]) };
  if (rest.length) return { page: 'missing' };
  if (!head) return { page: 'lobby' };
  if (head === 'table' && id) return { page: 'table', id };
  if (head === 'replay') return { page: 'replay', id };
  if (head === 'analysis' && id) return { page: 'analysis', id };
  if (head === 'person') return { page: 'person', id };
  if (head === 'learn') return { page: 'learn', game: id };
  if (head === 'puzzles') return { page: 'puzzles', game: id };
  if (head === 'rules') return { page: 'rules', game: id };
  if (head === 'about' && !id) return { page: 'about' };
  if (head === 'admin' && !id) return { page: 'admin' };
  return { page: 'missing' };
}

class Router {
  path = $state(typeof location === 'undefined' ? '/' : location.pathname);
  query = $state.raw(new URLSearchParams(typeof location === 'undefined' ? '' : location.search));

  get route(): Route {
    return routeOf(this.path);
  }

  start(): void {
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a');
      if (
        !link ||
        event.defaultPrevented ||
        event.button ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (/^\/(api|records|texts|games|docs)\b/.test(link.pathname) || link.pathname.includes('.')) return;
      if (link.hash && link.pathname + link.search === location.pathname + location.search) return; // within the page
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(address: string): void {
    if (address !== location.pathname + location.search) history.pushState(null, '', address);
    this.read();
    scrollTo(0, 0);
  }

  /** Changes the query without leaving the page or adding to the history. */
  note(changes: Record<string, string | null>): void {
    const query = new URLSearchParams(location.search);
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) query.delete(key);
      else query.set(key, value);
    }
    const tail = query.toString();
    history.replaceState(null, '', location.pathname + (tail ? `?${tail}` : ''));
    this.query = query;
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();
