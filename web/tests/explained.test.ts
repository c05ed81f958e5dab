/** Every sign on a board says what it is: nothing is left to guessing. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { cardExplained } from '../src/families/tickets/logic/explained';
import Table from '../src/families/tickets/Table.svelte';
import Explain from '../src/look/Explain.svelte';
import { explain, explaining } from '../src/look/explain.svelte';
import { clear, show, TABLES } from './snowdonia/tables';
import Fading from './Fading.svelte';
import { mapOf, sayIn, stored } from './stored';

vi.setConfig({ testTimeout: 30_000 });
let shown: Record<string, unknown>[] = [];

afterEach(() => {
  for (const each of shown) void unmount(each);
  shown = [];
  clear();
  explaining.leave(true);
  vi.useRealTimers();
});

/** What does something tells so itself. */
const TELLS = '[data-explains], button, a, label, [role=button], [role=img][aria-label]';
/** A sign beside a name or a sentence, or under a button that tells of the whole card. */
function isBeside(sign: Element): boolean {
  if (sign.closest('[data-part=log]') || sign.closest('header')?.querySelector('h2, h3')) return true;
  const words = [...(sign.parentElement?.children ?? [])].filter((each) => !each.matches('.unseen'));
  if (words.some((each) => (each.textContent ?? '').length > 20)) return true;
  for (let at = sign.parentElement; at; at = at.parentElement) {
    if ([...at.children].some((child) => child.matches('button.cover'))) return true;
  }
  return false;
}

/** Signs that explain nothing, by where they stand. */
function mute(): string[] {
  const signs = [...document.body.querySelectorAll('svg.icon, svg.token, svg[role=img]')];
  return signs
    .filter((sign) => !sign.closest(TELLS) && !isBeside(sign))
    .map((sign) => {
      const around = [sign.parentElement, sign.parentElement?.parentElement];
      return around.map((each) => `${each?.tagName}.${each?.className.toString().split(' ')[0]}`).join(' < ');
    });
}

const MOMENTS = ['place-five', 'solo', 'blaenau', 'watching', 'build', 'take', 'work', 'contract', 'hire', 'over'];
it.each(
  TABLES.filter(({ name }) => MOMENTS.includes(name.replace('snowdonia-', ''))).flatMap((each) =>
    [1280, 768, 390].map((width) => ({ each, name: each.name, width })),
  ),
)('every sign of $name explains itself ($width wide)', ({ each, width }) => {
  show(each, 'en', width < 700, width);
  expect(document.body.querySelectorAll('[title]')).toHaveLength(0);
  expect([...new Set(mute())]).toEqual([]);
});

const MAPS = [
  'switzerland-turn',
  'northern-lights-last',
  'usa-watching',
  'europe-turn',
  'germany-turn',
  'germany-passenger',
  'india-turn',
  'nordic-countries-turn',
];
it.each(MAPS.flatMap((name) => [false, true].map((phone) => ({ name, phone }))))(
  'every sign of $name explains itself (phone: $phone)',
  ({ name, phone }) => {
    const { state } = stored().find((each) => each.name === name)!;
    const props = { map: mapOf(state.title), state, phone, say: sayIn('en'), onmove: () => undefined };
    shown.push(mount(Table, { target: document.body, props }));
    flushSync();
    expect(document.body.querySelectorAll('[title]')).toHaveLength(0);
    expect([...new Set(mute())]).toEqual([]);
    const others = [...document.body.querySelectorAll('[data-spot^="hand-"], [data-legend], .race')];
    expect(others.filter((each) => !each.closest('[data-explains], li:has(p)'))).toEqual([]);
  },
);

it('says of a locomotive what it is good for on this map', () => {
  const { state } = stored().find((each) => each.name === 'switzerland-turn')!;
  const { printed } = mapOf(state.title);
  expect(cardExplained(sayIn('en'), printed, 'loco', '').text).toBe(
    'Stands for any colour, but only in tunnels. You take it face up like any other card.',
  );
  const usa = stored().find((each) => each.name === 'usa-turn')!;
  expect(cardExplained(sayIn('en'), mapOf(usa.state.title).printed, 'loco', '').text).toBe(
    'Stands for a card of any colour. Taken face up, it is the only card of your turn.',
  );
});

it('says with how many trains the last round begins on this map', () => {
  const { state } = stored().find((each) => each.name === 'usa-turn')!;
  const usa = mapOf(state.title);
  const map = { ...usa, printed: { ...usa.printed, rules: { ...usa.printed.rules, last_round_at: 4 } } };
  const props = { map, state, phone: false, say: sayIn('en'), onmove: () => undefined };
  shown.push(mount(Table, { target: document.body, props }));
  flushSync();
  const trains = document.querySelector('[data-stop=players] .counts [data-explains]')!;
  expect(trains.getAttribute('aria-description')).toContain('Whoever has 4 or fewer left starts the last round.');
});

it('explains what is pointed at, pins what is tapped, and lets go', () => {
  vi.useFakeTimers();
  const node = document.body.appendChild(document.createElement('span'));
  const off = explain({ name: 'coal', text: 'It burns.', now: '2 coal' })(node);
  shown.push(mount(Explain, { target: document.body, props: { say: sayIn('en') } }));
  const told = () => {
    flushSync();
    return document.querySelector('[data-explanation]');
  };
  expect([node.getAttribute('aria-description'), node.tabIndex]).toEqual(['It burns. 2 coal', 0]);
  node.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  expect(told()).toBeNull();
  vi.advanceTimersByTime(301);
  expect(told()!.getAttribute('role')).toBe('tooltip');
  expect(told()!.textContent).toMatch(/coal.*It burns\..*2 coal/s);
  node.dispatchEvent(new PointerEvent('pointerleave'));
  expect(told()).toBeNull();
  node.click();
  expect(told()!.getAttribute('role')).toBe('dialog');
  node.dispatchEvent(new PointerEvent('pointerleave'));
  expect(told()).not.toBeNull();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(told()).toBeNull();
  if (off) off();
});

it('explains a button that is held, and does not press it then', () => {
  vi.useFakeTimers();
  const node = document.body.appendChild(document.createElement('button'));
  const pressed = vi.fn();
  const off = explain({ name: 'coal', text: 'It burns.' })(node);
  node.addEventListener('click', pressed);
  node.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }));
  vi.advanceTimersByTime(451);
  node.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch' }));
  expect(explaining.shown?.pinned).toBe(true);
  node.click();
  expect(pressed).not.toHaveBeenCalled();
  explaining.leave(true);
  node.click();
  expect(pressed).toHaveBeenCalledOnce();
  if (off) off();
});

it('lets go of what is taken away while it has the focus', () => {
  const target = document.body.appendChild(document.createElement('div'));
  const page = mount(Fading, { target });
  shown.push(page);
  flushSync();
  const button = target.querySelector('button')!;
  explaining.show({ name: 'coal', text: 'It burns.' }, button, false);
  const removed = button.remove.bind(button);
  button.remove = () => {
    button.dispatchEvent(new FocusEvent('blur')); // as Chromium tells it
    removed();
  };
  (page as unknown as { take: () => void }).take();
  expect(() => flushSync()).not.toThrow();
  expect([target.querySelector('button'), explaining.shown]).toEqual([null, null]);
});
