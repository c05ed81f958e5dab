/** For which titles this browser needs no offer any more: those it was shown, and those it has played. */

import { storage } from '../app/storage';

export function isNew(title: string): boolean {
  return storage.get(`how.${title}`) === null;
}

export function noteSeen(title: string): void {
  storage.set(`how.${title}`, 'seen');
}
