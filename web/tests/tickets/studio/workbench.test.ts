/** The studio's page with a server that answers from a list. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storage } from '../../../src/app/storage';
import type { Checked } from '../../../src/families/tickets/studio/api';
import { readDoc } from '../../../src/families/tickets/studio/document';
import { kept, Studio } from '../../../src/families/tickets/studio/studio.svelte';
import Workbench from '../../../src/families/tickets/studio/Workbench.svelte';
import { sayIn } from '../../stored';

const say = sayIn('en');
const CHECKED: Checked = {
  ok: true,
  problems: [{ where: 'tickets.t01', place: { ticket: 't01' }, must: false, text: 'This ticket is too easy.' }],
  suggested: {
    tickets: [
      { from: 'city_1', to: 'city_2', value: 6 },
      { from: 'city_1', to: 'city_3', value: 11 },
    ],
  },
};
let shown: Record<string, unknown>;
let studio: Studio;
let checked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  checked = [];
  vi.stubGlobal('fetch', (path: string, request?: RequestInit) => {
    if (path === '/api/maps/check') checked.push((JSON.parse(request!.body as string) as { map: string }).map);
    const answer = path === '/api/maps/check' ? CHECKED : [];
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  studio = new Studio(say);
  shown = mount(Workbench, { target: document.body, props: { studio } });
  flushSync();
});

afterEach(() => {
  void unmount(shown);
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function click(selector: string): void {
  document.querySelector<HTMLElement>(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}

function key(name: string, more: KeyboardEventInit = {}, at = 'body'): void {
  document.querySelector(at)!.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, ...more }));
  flushSync();
}

async function pause(): Promise<void> {
  await vi.advanceTimersByTimeAsync(500);
  flushSync();
}

it('calls a new map by a name, so that nothing but routes and tickets is missing', () => {
  studio.placeCity([0.2, 0.2]);
  expect(studio.doc.name).toBe('New map');
  studio.change({ ...studio.doc, name: 'Green Land' });
  studio.placeCity([0.8, 0.2]);
  expect(studio.doc.name).toBe('Green Land');
});

it('begins empty, with examples, and keeps what is drawn on the device', () => {
  expect(document.querySelector('.empty')!.textContent).toContain(say('studio-example-island'));
  click('[data-tab="cities"]');
  click('[data-add]');
  click('[data-add]');
  expect(document.querySelector('.empty')).toBeNull();
  expect(Object.keys(kept('')!.cities)).toEqual(['city_1', 'city_2']);
  studio.isSaved('abc');
  expect(storage.get('studio')).toBe('');
});

it('is checked by the server after a pause, not after every change', async () => {
  click('[data-tab="cities"]');
  for (let i = 0; i < 3; i += 1) click('[data-add]');
  await pause();
  expect(checked).toHaveLength(1);
  expect(Object.keys(readDoc(checked[0]!).cities)).toEqual(['city_1', 'city_2', 'city_3']);
  click('[data-tab="checks"]');
  expect(document.body.textContent).toContain(say('studio-playable'));
  expect(document.body.textContent).toContain('This ticket is too easy.');
  expect(document.querySelector<HTMLButtonElement>('[data-play]')!.disabled).toBe(false);
  studio.addCity();
  flushSync();
  expect(document.querySelector<HTMLButtonElement>('[data-play]')!.disabled).toBe(true);
});

it('shows suggested values and takes them', async () => {
  for (let i = 0; i < 3; i += 1) studio.addCity();
  studio.addTickets([{ from: 'city_2', to: 'city_1', value: 3 }]);
  flushSync();
  await pause();
  click('[data-tab="tickets"]');
  const row = document.querySelector('[data-row="t01"]')!;
  expect(row.textContent).toContain(say('studio-suggested', { n: 6 }));
  expect(row.textContent).toContain('This ticket is too easy.');
  click('[data-row="t01"] .link');
  expect(studio.doc.tickets['t01']!.points).toBe(6);
  click('[data-suggest]');
  expect(studio.doc.tickets['t02']).toEqual({ from: 'city_1', to: 'city_3', points: 11 });
});

it('joins cities by keyboard, moves them, and undoes all of it', () => {
  key('c');
  expect(studio.tool).toBe('city');
  studio.placeCity([0.2, 0.5]);
  studio.placeCity([0.4, 0.5]);
  key('l');
  key('Enter', {}, '[data-city="city_1"]');
  key('Enter', {}, '[data-city="city_2"]');
  expect(Object.keys(studio.doc.tracks)).toEqual(['city_1-city_2']);
  expect(document.querySelector('[data-track="city_1-city_2"]')!.getAttribute('aria-label')).toContain(
    'City 1 – City 2',
  );
  const before = studio.doc.cities['city_1']!.at[0] * studio.board[0];
  key('ArrowRight', {}, '[data-city="city_1"]');
  key('ArrowRight', { shiftKey: true }, '[data-city="city_1"]');
  expect(studio.doc.cities['city_1']!.at[0] * studio.board[0]).toBeCloseTo(before + 30, 0);
  key('z', { ctrlKey: true });
  expect(studio.doc.cities['city_1']!.at[0] * studio.board[0]).toBeCloseTo(before, 0);
  for (let i = 0; i < 3; i += 1) key('z', { ctrlKey: true });
  expect(studio.isEmpty).toBe(true);
  key('z', { ctrlKey: true, shiftKey: true });
  expect(Object.keys(studio.doc.cities)).toEqual(['city_1']);
});

it('makes a route double, and plain again', () => {
  studio.placeCity([0.2, 0.2]);
  studio.placeCity([0.4, 0.2]);
  studio.connect('city_1', 'city_2');
  flushSync();
  const stepper = `.chosen [aria-label="${say('studio-beside')}"]`;
  click(`${stepper} button:last-child`);
  expect(Object.keys(studio.doc.tracks)).toEqual(['city_1-city_2/1', 'city_1-city_2/2']);
  expect(new Set(Object.values(studio.doc.tracks).map((track) => track.color)).size).toBe(2);
  click(`${stepper} button`);
  expect(Object.keys(studio.doc.tracks)).toEqual(['city_1-city_2']);
});

function fill(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
}

/** The field with this label in the open panel. */
function field(label: string): HTMLInputElement & HTMLSelectElement {
  const line = [...document.querySelectorAll('.panels label.line')].find(
    (each) => each.querySelector('span')?.textContent === label,
  );
  return line!.querySelector('input, select')!;
}

it('has a field for every rule of a map, goals, passengers and remarks', () => {
  studio.addCity();
  click('[data-tab="rules"]');
  fill(field(say('studio-rule-wagons')), '30');
  fill(field(say('studio-rule-grand-tour')), '5, 10 20');
  fill(field(say('studio-rule-unequal-pairs-are-doubles')), 'false');
  fill(field(say('studio-rule-tickets-returned-at-start')), 'shuffled');
  expect(studio.doc.rules).toEqual({
    wagons: 30,
    grand_tour: [5, 10, 20],
    unequal_pairs_are_doubles: false,
    tickets_returned_at_start: 'shuffled',
  });
  fill(field(say('studio-rule-unequal-pairs-are-doubles')), 'none');
  expect(studio.doc.rules).not.toHaveProperty('unequal_pairs_are_doubles');
  const ties = say('studio-rule-tie-break');
  fill(document.querySelector<HTMLSelectElement>(`select[aria-label="${ties} 3"]`)!, 'path');
  fill(document.querySelector<HTMLSelectElement>(`select[aria-label="${ties} 1"]`)!, '');
  expect(studio.doc.rules['tie_break']).toEqual(['goals', 'path']);

  click('[data-add-goal]');
  expect(studio.doc.goals).toEqual({ longest_path: { metric: 'longest-path', points: 10 } });
  fill(field(say('studio-points')), '7');
  expect(studio.doc.goals!['longest_path']!.points).toBe(7);
  expect(studio.doc.rules['goals_in_play']).toBe(1);

  expect(document.querySelector('[data-waiting]')).toBeNull();
  const colors = [...document.querySelectorAll<HTMLInputElement>('.panels .chip input')];
  for (const color of colors.slice(0, 2)) color.click();
  flushSync();
  expect(studio.doc.rules['passenger_colors']).toEqual(['red', 'orange']);
  fill(document.querySelector<HTMLInputElement>('[data-waiting="city_1"] input')!, '4');
  expect(studio.doc.passengers).toEqual({ city_1: 4 });

  document.querySelectorAll<HTMLElement>('.panels footer .button').forEach((button) => {
    if (button.textContent === say('studio-add-remark')) button.click();
  });
  flushSync();
  fill(document.querySelector('textarea')!, 'Out of my head.');
  expect(studio.doc.provenance).toEqual({ note_1: 'Out of my head.' });
});

it('lets a ticket lead to several places, and belong to a deck', () => {
  for (let i = 0; i < 3; i += 1) studio.addCity();
  studio.addTickets([{ from: 'city_1', to: 'city_2', value: 3 }]);
  click('[data-tab="tickets"]');
  click('[data-row="t01"] .open');
  fill(document.querySelector<HTMLSelectElement>('[data-or]')!, 'city_3');
  fill(document.querySelector<HTMLSelectElement>('[data-deck]')!, 'long');
  expect(studio.doc.tickets['t01']).toEqual({ from: 'city_1', to: { city_2: 3, city_3: 5 }, deck: 'long' });
});

it('shows the whole board when it is drawn as in play', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  void unmount(shown);
  shown = mount(Workbench, { target: document.body, props: { studio } });
  flushSync();
  studio.placeCity([0.2, 0.2]);
  flushSync();
  const { geometry } = studio.seen;
  studio.laid(studio.text, { ...geometry, board: [3000, 2000] });
  flushSync();
  const seen = (): number[] =>
    document
      .querySelector('svg.sheet')!
      .getAttribute('viewBox')!
      .split(' ')
      .map((each) => Math.round(Number(each)));
  expect(seen()).toEqual([0, 0, 3000, 2000]);
  studio.asPlayed = false;
  flushSync();
  expect(seen()).toEqual([0, 0, ...geometry.board]);
  vi.restoreAllMocks();
});
