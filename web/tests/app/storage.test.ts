/** A browser that keeps nothing still plays: reading and writing fail quietly, wherever something is remembered. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.restoreAllMocks());

it('forgets where the browser refuses access', async () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse);
  const { storage } = await import('../../src/app/storage');
  storage.set('name', 'Ola');
  expect(storage.get('name')).toBeNull();
});

it('loads everything that is remembered without it', async () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse);
  const { keys } = await import('../../src/keyboard/keys.svelte');
  const { pace, sounds } = await import('../../src/motion/pace.svelte');
  const { settings } = await import('../../src/app/settings.svelte');
  expect([keys.on, pace.speed, sounds.on, settings.look]).toEqual([true, 'normal', false, 'auto']);
  keys.on = false;
  pace.speed = 'fast';
  sounds.on = true;
  expect([keys.on, pace.speed, sounds.on]).toEqual([false, 'fast', true]);
});

it('remembers under one name, read again by the next page', async () => {
  (await import('../../src/keyboard/keys.svelte')).keys.on = false;
  vi.resetModules();
  expect((await import('../../src/keyboard/keys.svelte')).keys.on).toBe(false);
  localStorage.clear();
});
