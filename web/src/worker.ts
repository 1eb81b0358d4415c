/**
 * The service worker: keeps the client on the device, so that it opens without its server, and shows pushed notices.
 *
 * Pages, texts and watched replays are asked of the server first and kept for when it is away; files that never change
 * are taken from what is kept. What concerns people and tables is never kept.
 */

import type { Catalogue } from './lib/protocol';

declare const FILES: readonly string[];
declare const VERSION: string;

// The few names of a worker's world that are used here: its whole library contradicts that of pages.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Lasting {
  readonly notification: Notification;
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
interface World {
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(kind: 'push', listener: (event: Pushed) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: Clicked) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
}

const world = globalThis as unknown as World;
const SHELL = `dolmen-shell-${VERSION}`;
const KEPT = 'dolmen-kept';
const PAGE = './';
const PATIENCE = 4000; // milliseconds for a server that says nothing
const REPLAYS = 30; // so many watched games are kept

/** What is worth keeping of what the server tells: the same for everybody, or a finished game. */
const KEEPABLE = /^\/(api\/games$|texts\/|games\/|records\/[^/]+\.json$)/;

world.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((shell) => shell.addAll([PAGE, ...FILES]))
      .then(stock)
      .then(() => world.skipWaiting()),
  );
});

world.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith('dolmen-shell-') && name !== SHELL))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => world.clients.claim()),
  );
});

world.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (KEEPABLE.test(url.pathname)) event.respondWith(freshest(request));
  else if (!url.pathname.startsWith('/api/')) event.respondWith(kept(request));
});

/** A page of the client: the server's, or the kept one while the server is away. */
async function page(request: Request): Promise<Response> {
  const shell = await caches.open(SHELL);
  try {
    const answer = await inTime(fetch(request));
    if (answer.status < 500) return answer;
  } catch {
    // the server is away
  }
  return (await shell.match(PAGE)) ?? Response.error();
}

/** The catalogue and all texts, so that one visit is enough. */
async function stock(): Promise<void> {
  try {
    const store = await caches.open(KEPT);
    await store.add('api/games');
    const catalogue = (await (await store.match('api/games'))!.json()) as Catalogue;
    const texts = [catalogue, ...catalogue.games].flatMap((one) => Object.values(one.texts));
    await store.addAll([...new Set(texts)]);
  } catch {
    // they are kept when they are asked for next
  }
}

/** What the server says now, or what it said last. */
async function freshest(request: Request): Promise<Response> {
  const store = await caches.open(KEPT);
  try {
    const answer = await inTime(fetch(request));
    if (answer.ok) {
      await store.put(request, answer.clone());
      await thin(store);
    }
    if (answer.status < 500) return answer;
  } catch {
    // the server is away
  }
  return (await store.match(request)) ?? Response.error();
}

/** A file of the client. */
async function kept(request: Request): Promise<Response> {
  const shell = await caches.open(SHELL);
  return (await shell.match(request)) ?? fetch(request);
}

function inTime(answer: Promise<Response>): Promise<Response> {
  return Promise.race([
    answer,
    new Promise<Response>((_, fail) => setTimeout(() => fail(new Error('no answer')), PATIENCE)),
  ]);
}

/** Let the oldest of many replays go. */
async function thin(store: Cache): Promise<void> {
  const replays = (await store.keys()).filter((request) => new URL(request.url).pathname.startsWith('/records/'));
  await Promise.all(replays.slice(0, Math.max(0, replays.length - REPLAYS)).map((request) => store.delete(request)));
}

interface Notice {
  title: string;
  body: string;
  url: string;
  tag: string;
}

world.addEventListener('push', (event) => {
  const notice = (event.data?.json() ?? {}) as Partial<Notice>;
  event.waitUntil(
    world.registration.showNotification(notice.title ?? 'Dolmen', {
      body: notice.body ?? '',
      tag: notice.tag ?? 'turn',
      icon: 'icons/icon-192.png',
      badge: 'icons/icon-192.png',
      data: notice.url ?? './',
    }),
  );
});

world.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(String(event.notification.data ?? './'), world.registration.scope).href;
  event.waitUntil(show(url));
});

/** The table in a page that is open already, or in a new one. */
async function show(url: string): Promise<unknown> {
  const pages = await world.clients.matchAll({ type: 'window' });
  const there = pages.find((one) => one.url === url) ?? pages[0];
  if (!there) return world.clients.openWindow(url);
  if (there.url !== url) await there.navigate(url);
  return there.focus();
}
