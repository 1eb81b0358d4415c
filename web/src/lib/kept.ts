/** What the service worker keeps on this device: games that were watched, to be watched again without the server. */

import type { Replay } from './protocol';

export interface KeptGame {
  id: string;
  game: string;
  seats: readonly string[];
}

/** The watched games, the last first; none where the browser keeps nothing. */
export async function keptGames(): Promise<KeptGame[]> {
  if (typeof caches === 'undefined') return [];
  const store = await caches.open('dolmen-kept');
  const found = new Map<string, KeptGame>();
  for (const request of [...(await store.keys())].reverse()) {
    const id = /^\/records\/([^/]+)\.json$/.exec(new URL(request.url).pathname)?.[1];
    if (id === undefined || found.has(id)) continue;
    const replay = (await (await store.match(request))?.json()) as Replay | undefined;
    if (replay) found.set(id, { id, game: replay.game, seats: replay.seats });
  }
  return [...found.values()];
}
