/** Keeps the screen of a phone from going dark while a table is looked at. */

let held: WakeLockSentinel | null = null;
let wanted = false;

async function hold(): Promise<void> {
  if (!wanted || held || document.hidden || !('wakeLock' in navigator)) return;
  try {
    held = await navigator.wakeLock.request('screen');
    held.addEventListener('release', () => (held = null));
    if (!wanted) await release();
  } catch {
    // a battery that is low: the screen may go dark
  }
}

async function release(): Promise<void> {
  const mine = held;
  held = null;
  await mine?.release();
}

/** Whether the screen is to stay on; the system lets it go whenever the page is hidden, so it is asked for again. */
export function stayAwake(wish: boolean): void {
  if (wish && !wanted) document.addEventListener('visibilitychange', hold);
  if (!wish && wanted) document.removeEventListener('visibilitychange', hold);
  wanted = wish;
  void (wish ? hold() : release());
}
