/** Telling somebody who looks elsewhere that it is their turn: from this page, or from the server by Web Push. */

import { ask } from '../app/ask';
import { guest } from '../app/guest.svelte';
import { storage } from '../app/storage';

/** Browsers notify only over https, or on this machine. */
export const able = (): boolean => 'Notification' in globalThis && isSecureContext;

export const isOn = (): boolean => able() && Notification.permission === 'granted' && storage.get('notify') === 'on';

/** Ask the browser, then the server; whether it is on now. */
export async function turnOn(): Promise<boolean> {
  if (!able() || (await Notification.requestPermission()) !== 'granted') return false;
  storage.set('notify', 'on');
  await subscribe();
  return true;
}

export async function turnOff(): Promise<void> {
  storage.set('notify', 'off');
  const way = storage.get('push');
  if (!way) return;
  storage.set('push', '');
  await (await worker())?.pushManager.getSubscription().then((found) => found?.unsubscribe());
  await ask('DELETE', `/me/calls/${way}`);
}

/** The page is open but not in sight: the device tells. */
export function notifyTurn(title: string, text: string): void {
  if (!document.hidden || !isOn()) return;
  const shown = new Notification(title, { body: text, tag: location.pathname, icon: '/icon.svg' });
  shown.onclick = () => {
    focus();
    shown.close();
  };
}

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis
    ? navigator.serviceWorker.register('/push.js')
    : undefined;
}

/** Let the server call this browser when no page is open. A browser without a push service still notifies from the page. */
async function subscribe(): Promise<void> {
  const registration = await worker();
  if (!registration || !guest.me) return;
  const { push_key } = await ask<{ push_key: string }>('GET', '/me/calls');
  try {
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: push_key,
    });
    const { endpoint, keys } = subscription.toJSON();
    const { id } = await ask<{ id: string }>('POST', '/me/calls/push', { endpoint, keys, label: navigator.platform });
    storage.set('push', id);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
