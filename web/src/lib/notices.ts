/** How a person hears that it is their turn: title and icon of the tab, the browser's notices, push and letters. */

import * as api from './api';
import type { NoticeInfo } from './protocol';
import { settings } from './settings.svelte';

/** Shows on the tab, and on the icon of an installed client, whether somebody is waited for. */
export function showTurn(title: string, turn: boolean): void {
  document.title = `${turn ? '✋ ' : ''}${title}`;
  for (const icon of document.querySelectorAll<HTMLLinkElement>('link[rel=icon]')) {
    const plain = (icon.dataset.plain ??= icon.href);
    const wanted = turn ? plain.replace('favicon.svg', 'favicon-turn.svg') : plain;
    if (icon.href !== wanted) icon.href = wanted;
  }
  if ('setAppBadge' in navigator) (turn ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => undefined);
}

export const canNotify = (): boolean => typeof Notification !== 'undefined' && isSecureContext;

/** Asks the person, once; whether notices may be shown. */
export async function allowNotices(): Promise<boolean> {
  if (!canNotify()) return false;
  return (
    (Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission) ===
    'granted'
  );
}

/** A notice while the page is not looked at, where the person wishes and allows it. */
export async function callTurn(title: string, body: string): Promise<void> {
  if (!document.hidden || !settings.notify || !canNotify() || Notification.permission !== 'granted') return;
  const options = { body, tag: 'turn', icon: '/icons/icon-192.png', data: location.href };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => focus();
}

/** Whether this browser can be reached while no page is open. */
export const canPush = (): boolean => canNotify() && 'PushManager' in globalThis && 'serviceWorker' in navigator;

/** Lets the server reach this browser; what is wished now. */
export async function wishPush(key: string): Promise<NoticeInfo> {
  const worker = await navigator.serviceWorker.ready;
  const device = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  return api.wishPush(device.toJSON());
}

/** No more notices of any kind from the server, and none to this browser. */
export async function stopNotices(): Promise<NoticeInfo> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
  return api.stopNotices();
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (char) => char.charCodeAt(0));
}
