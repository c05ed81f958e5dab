/** The whole board, mounted: every stored table in every language, and moves that a player makes. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Table from '../src/families/tickets/Table.svelte';
import { LANGUAGES, type Language } from '../src/texts/fluent';
import { mapOf, sayIn, stored, type Stored } from './stored';

vi.setConfig({ testTimeout: 30_000 });

let shown: Record<string, unknown> | null = null;

function show({ state }: Stored, language: Language = 'en', phone = false): { page: HTMLElement; moves: string[] } {
  const moves: string[] = [];
  shown = mount(Table, {
    target: document.body,
    props: {
      map: mapOf(state.title),
      state,
      phone,
      say: sayIn(language),
      onmove: (text: string) => moves.push(text),
    },
  });
  flushSync();
  return { page: document.body, moves };
}

function named(name: string): Stored {
  return stored().find((each) => each.name === name)!;
}

function press(page: HTMLElement, selector: string): void {
  const found = page.querySelector(selector);
  if (!found) throw new Error(`nothing at ${selector}`);
  found.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

const shows = stored().map((each, i) => ({ each, name: each.name, language: LANGUAGES[i % 3]!, phone: i % 2 > 0 }));

it.each(shows)('$name is drawn in $language (phone: $phone)', ({ each, language, phone }) => {
  const { page } = show(each, language, phone);
  expect(page.querySelectorAll('[data-track]')).toHaveLength(mapOf(each.state.title).drawn.length);
  expect(page.textContent).not.toMatch(/web-|tickets-|undefined|NaN/);
});

describe('a turn', () => {
  it('claims a track with a legal payment', () => {
    const table = named('switzerland-turn');
    const { page, moves } = show(table);
    press(page, '[data-track="brig-it5"]');
    press(page, '.act .main');
    expect(moves).toEqual(['claim brig-it5: 3 green']);
    expect(table.state.legal.map((move) => move.text)).toContain(moves[0]);
  });

  it('explains a track that cannot be claimed and offers nothing', () => {
    const { page, moves } = show(named('northern-lights-last'));
    press(page, '[data-track="bergen-lillehammer"]');
    expect(page.querySelector('.tray .no')!.textContent).toBe('Bergen – Lillehammer already belongs to Ola.');
    expect(page.querySelector('.act .main')).toBeNull();
    expect(moves).toEqual([]);
  });

  it('takes a face-up card', () => {
    const { page, moves } = show(named('usa-turn'));
    press(page, 'button[aria-label="Take a card: purple"]');
    expect(moves).toEqual(['draw purple']);
  });

  it('keeps tickets only when enough are marked', () => {
    const { page, moves } = show(named('switzerland-start'));
    const boxes = page.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
    boxes[0]!.click();
    flushSync();
    press(page, '.tray .main');
    expect(moves).toEqual([]);
    boxes[3]!.click();
    flushSync();
    press(page, '.tray .main');
    expect(moves).toEqual(['keep 1 4']);
  });

  it('keeps the deal whole when none is marked', () => {
    const { page, moves } = show(named('switzerland-start'));
    press(page, '.tray .main');
    expect(moves).toEqual(['keep 1 2 3 4 5']);
  });

  it('pays for a tunnel or gives it up', () => {
    const { page, moves } = show(named('switzerland-tunnel'));
    press(page, '.buttons .main');
    press(page, '.buttons .button:not(.main)');
    expect(moves).toEqual(['tunnel pay 1 black', 'tunnel decline']);
  });

  it('lets nothing be done out of turn', () => {
    const { page, moves } = show(named('switzerland-waiting'));
    for (const button of page.querySelectorAll('button')) button.click();
    expect(moves).toEqual([]);
  });
});
