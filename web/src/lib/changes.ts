/** The difference of two views, as the server sends it, made into the next view. */

import type { Change } from './protocol';

/** A copy of `old` with the changes made; whatever did not change stays the same object. */
export function applyChanges<T>(old: T, changes: readonly Change[]): T {
  const fresh = new Set<object>(); // copied in this call: may be written to
  let root: unknown = old;
  const own = (value: unknown): Record<string | number, unknown> => {
    if (typeof value !== 'object' || value === null) throw new TypeError('a change leads into nothing');
    if (fresh.has(value)) return value as Record<string | number, unknown>;
    const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>;
    fresh.add(copy);
    return copy;
  };
  for (const [path, value] of changes) {
    const last = path.at(-1);
    if (last === undefined) {
      root = value;
      continue;
    }
    let at = own(root);
    root = at;
    for (const key of path.slice(0, -1)) {
      const inner = own(at[key]);
      at[key] = inner;
      at = inner;
    }
    at[last] = value;
  }
  return root as T;
}
