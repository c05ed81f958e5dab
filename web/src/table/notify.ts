/** Telling somebody who looks elsewhere that it is their turn. */

import { kept } from '../app/kept';

export function notifyTurn(title: string, text: string): void {
  if (!document.hidden || kept('notify') !== 'on') return;
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const shown = new Notification(title, { body: text, tag: location.pathname, icon: '/icon.svg' });
  shown.onclick = () => {
    focus();
    shown.close();
  };
}
