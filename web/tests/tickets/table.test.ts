/** The mounted board: explanations, hints, keys, and what a new entry of the log sets in motion. */

import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Table from '../../src/families/tickets/Table.svelte';
import { pace } from '../../src/motion/pace.svelte';
import type { Tickets, TicketState } from '../../src/families/tickets/state';
import type { BoardProps, LogEntry } from '../../src/table/types';
import { mapOf, sayIn, stored } from '../stored';
import Holder from './Holder.svelte';

vi.setConfig({ testTimeout: 30_000 });

let shown: Record<string, unknown> | null = null;

function table(name: string): TicketState {
  return stored().find((each) => each.name === name)!.state;
}

const movesOf = ({ legal }: TicketState) => legal.flatMap((move) => (move.group === 'claim' ? [move] : []));

function show(state: TicketState, more: Omit<Partial<BoardProps>, 'state'> = {}): HTMLElement {
  const props = {
    map: mapOf(state.title),
    state,
    phone: false,
    say: sayIn('en'),
    onmove: () => undefined,
    ...more,
  };
  shown = mount(Table, { target: document.body, props });
  flushSync();
  return document.body;
}

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
  vi.useRealTimers();
  pace.speed = 'normal';
});

const refusal = { error: 'rule', key: 'x', rule: 'TR-BASE-DRAW-02', params: {}, sentence: 'The server knows why.' };

it('keeps the marks on tickets when the screen is turned', () => {
  const props = { map: mapOf('switzerland'), first: table('switzerland-start'), say: sayIn('en') };
  const holder = mount(Holder, { target: document.body, props });
  shown = holder;
  flushSync();
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.tray input[type=checkbox]')];
  const marks = () => boxes().map(({ checked }) => checked);
  boxes()[1]!.click();
  flushSync();
  holder.turn();
  flushSync();
  expect(marks()).toEqual(boxes().map((_, i) => i === 1));
  holder.next({ ...props.first, view: { ...props.first.view, offer: [...props.first.view.offer!].reverse() } });
  flushSync();
  expect(marks()).not.toContain(true);
});

describe('what is not legal', () => {
  it('says what the page knows, then what the server says, and leads to the rule', async () => {
    vi.useFakeTimers();
    const [whyNot, onrule] = [vi.fn(async () => refusal), vi.fn()];
    const page = show(table('northern-lights-second'), { whyNot, onrule });
    const closed = page.querySelector<HTMLElement>('.draw[aria-disabled=true]')!;
    closed.dispatchEvent(new FocusEvent('focus'));
    flushSync();
    expect(page.querySelector('[data-why]')!.textContent).toBe('First take your second card.');
    await vi.advanceTimersByTimeAsync(500);
    flushSync();
    expect(whyNot).toHaveBeenCalledExactlyOnceWith('tickets');
    expect(page.querySelector('[data-why]')!.textContent).toContain('The server knows why.');
    closed.click();
    await vi.advanceTimersByTimeAsync(10);
    const rule = page.querySelector<HTMLElement>('[data-why] button')!;
    expect(document.activeElement).toBe(rule);
    expect(whyNot).toHaveBeenCalledOnce();
    rule.click();
    expect(onrule).toHaveBeenCalledWith('TR-BASE-DRAW-02');
  });

  it('asks nothing out of turn', async () => {
    vi.useFakeTimers();
    const whyNot = vi.fn(async () => refusal);
    const page = show(table('switzerland-waiting'), { whyNot });
    page.querySelector('[data-spot=deck]')!.dispatchEvent(new FocusEvent('focus'));
    await vi.advanceTimersByTimeAsync(500);
    flushSync();
    expect(page.querySelector('[data-why]')!.textContent).toContain('turn');
    expect(whyNot).not.toHaveBeenCalled();
  });
});

describe('a track chosen early', () => {
  const holder = (state: TicketState) => {
    shown = mount(Holder, {
      target: document.body,
      props: { map: mapOf(state.title), first: state, say: sayIn('en') },
    });
    flushSync();
    return shown as { next: (state: TicketState) => void };
  };
  const after = (state: TicketState, seat: number, view = state.view): TicketState => {
    const number = state.log.at(-1)!.number + 1;
    return { ...state, view, version: state.version + 1, log: [...state.log, { number, seat, move: '?', events: [] }] };
  };
  const pressed = () => document.querySelector('[aria-pressed=true]')?.getAttribute('data-track');
  const press = (track: string) =>
    document.querySelector(`[data-track="${track}"]`)!.dispatchEvent(new MouseEvent('click', { bubbles: true }));

  it('stays chosen while others move, until somebody takes it', () => {
    const state = table('switzerland-waiting');
    const { next: set } = holder(state);
    const owned = new Set(state.view.seats.flatMap(({ tracks }) => tracks));
    const track = [...mapOf('switzerland').printed.tracks.keys()].find(
      (id) => !owned.has(id) && !state.facts.closed[id],
    )!;
    const other = (state.seat! + 1) % state.players;
    press(track);
    flushSync();
    expect(pressed()).toBe(track);
    const later = after(state, other);
    set(later);
    flushSync();
    expect(pressed()).toBe(track);
    const seats = state.view.seats.map((each, i) =>
      i === other ? { ...each, tracks: [...each.tracks, track] } : each,
    );
    set(after(later, other, { ...state.view, seats }));
    flushSync();
    expect(pressed()).toBeUndefined();
  });

  it('is let go by the move I make, but not by the answer to it', () => {
    const state = table('usa-turn');
    const { next: set } = holder(state);
    const track = movesOf(state)[0]!.params.track;
    press(track);
    flushSync();
    document.querySelector<HTMLElement>('[data-spot=deck]')!.click();
    flushSync();
    expect(pressed()).toBeUndefined();
    press(track); // for my next turn, before the server has answered
    flushSync();
    set(after(state, state.seat!));
    flushSync();
    expect(pressed()).toBe(track);
  });

  it('stays chosen by a double click', () => {
    const state = table('usa-turn');
    holder(state);
    const track = movesOf(state)[0]!.params.track;
    for (const detail of [1, 2]) {
      const click = new MouseEvent('click', { bubbles: true, detail });
      document.querySelector(`[data-track="${track}"]`)!.dispatchEvent(click);
      flushSync();
    }
    expect(pressed()).toBe(track);
  });
});

describe('a planned claim', () => {
  it('is made as soon as it can be, and can be taken back', () => {
    const state = table('usa-turn');
    const [move] = movesOf(state);
    const track = move!.params.track;
    const waiting = { ...state, to_move: (state.seat! + 1) % state.players, legal: [] };
    const sent: string[] = [];
    const props = {
      map: mapOf(state.title),
      first: waiting,
      say: sayIn('en'),
      onmove: (text: string) => sent.push(text),
    };
    shown = mount(Holder, { target: document.body, props });
    flushSync();
    const press = (selector: string) =>
      document.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    press(`[data-track="${track}"]`);
    flushSync();
    press('.act [aria-pressed=false]');
    flushSync();
    press('.act [aria-pressed=true]');
    flushSync();
    const { next } = shown as { next: (state: TicketState) => void };
    next(state);
    flushSync();
    expect(sent).toEqual([]);
    next(waiting);
    flushSync();
    press('.act [aria-pressed=false]');
    flushSync();
    next(state);
    flushSync();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain(track);
  });

  it('says so when somebody else was faster', () => {
    const state = table('usa-turn');
    const track = movesOf(state)[0]!.params.track;
    const other = (state.seat! + 1) % state.players;
    const waiting = { ...state, to_move: other, legal: [] };
    shown = mount(Holder, {
      target: document.body,
      props: { map: mapOf(state.title), first: waiting, say: sayIn('en') },
    });
    flushSync();
    const press = (selector: string) => {
      document.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      flushSync();
    };
    press(`[data-track="${track}"]`);
    press('.act [aria-pressed=false]');
    expect(document.querySelector('.plan')!.textContent).toContain('Claim when I can');
    const seats = state.view.seats.map((seat, n) =>
      n === other ? { ...seat, tracks: [...seat.tracks, track] } : seat,
    );
    const { next } = shown as { next: (state: TicketState) => void };
    next({ ...waiting, version: state.version + 1, view: { ...state.view, seats } });
    flushSync();
    expect(document.querySelector('.plan')!.textContent).toContain('your plan is gone');
    press('.plan button');
    expect(document.querySelector('.plan')!.textContent).toBe('');
  });
});

it('what is mine is called mine', () => {
  const state = table('usa-turn');
  const track = movesOf(state)[0]!.params.track;
  const owned = (by: number): TicketState => {
    const seats = state.view.seats.map((seat, n) => (n === by ? { ...seat, tracks: [...seat.tracks, track] } : seat));
    return { ...state, legal: [], view: { ...state.view, seats, last_round: { seat: by, turns_left: 2 } } };
  };
  const label = () => document.querySelector(`[data-track="${track}"]`)!.getAttribute('aria-label');
  const page = show(owned(state.seat!));
  expect(label()).toContain('already yours');
  expect(page.querySelector('.alarm')!.textContent).toContain('you ran low');
  void unmount(shown!);
  document.body.innerHTML = '';
  show(owned((state.seat! + 1) % state.players));
  expect(label()).not.toContain('yours');
});

describe('a hint', () => {
  it('marks the card to take', () => {
    const page = show(table('usa-turn'), { hint: 'draw purple' });
    const marked = [...page.querySelectorAll('.suggested')];
    expect(marked.map((each) => each.getAttribute('aria-label'))).toEqual(['Take a card: purple']);
  });

  it('chooses the track to claim and its payment', () => {
    const state = table('switzerland-turn');
    const claim = movesOf(state).at(-1)!;
    const page = show(state, { hint: claim.text });
    const track = page.querySelector(`[data-track="${claim.params.track}"]`)!;
    expect(track.getAttribute('aria-pressed')).toBe('true');
    expect(page.querySelector('.act .main')!.classList).toContain('suggested');
  });
});

describe('keys', () => {
  async function press(key: string): Promise<Element | null> {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await tick();
    return document.activeElement;
  }

  it('lead to the parts of the table', async () => {
    show(table('northern-lights-turn'));
    expect((await press('3'))!.getAttribute('data-spot')).toBe('slot-2');
    expect((await press('d'))!.getAttribute('data-spot')).toBe('deck');
    expect((await press('m'))!.hasAttribute('data-track')).toBe(true);
    expect((await press('h'))!.getAttribute('data-stop')).toBe('hand');
  });

  it('do nothing while somebody types', async () => {
    show(table('northern-lights-turn'));
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true }));
    await tick();
    expect(document.activeElement).toBe(field);
  });

  it('open the tab of a phone that they lead to', async () => {
    const page = show(table('northern-lights-turn'), { phone: true } as Partial<BoardProps>);
    await press('t');
    flushSync();
    expect(page.querySelector('[role=tab][aria-selected=true]')!.textContent).toContain('Tickets');
  });
});

describe('a new entry of the log', () => {
  const state = table('usa-turn');
  const owner = 0;
  const track = state.view.seats[owner]!.tracks[0]!;
  const before: LogEntry<Tickets> = { number: 7, seat: 0, move: '', events: [] };
  const claimed: LogEntry<Tickets> = {
    number: 8,
    seat: owner,
    move: '?',
    events: [{ key: 'claimed', params: { seat: owner, track, cards: { red: 1 }, points: 1 }, hidden: false }],
  };

  function play(speed: 'off' | 'normal'): number {
    pace.speed = speed;
    const animate = vi.fn(() => ({ cancel: () => undefined, onfinish: null }) as unknown as Animation);
    Element.prototype.animate = animate;
    const props = given(state);
    const holder = mount(Holder, { target: document.body, props });
    shown = holder as Record<string, unknown>;
    flushSync();
    (holder as unknown as { next: (state: TicketState) => void }).next({
      ...state,
      version: state.version + 1,
      log: [before, claimed],
    });
    flushSync();
    return animate.mock.calls.length;
  }

  function given(first: TicketState) {
    return { map: mapOf(first.title), first: { ...first, log: [before] }, say: sayIn('en') };
  }

  it('lets its wagons roll', () => {
    expect(play('normal')).toBe(mapOf('usa').printed.tracks.get(track)!.length);
  });

  it('moves nothing when nothing shall move', () => {
    expect(play('off')).toBe(0);
  });
});

describe('where any few cards stand for one', () => {
  it('takes any cards of the hand that the rules accept', async () => {
    vi.useFakeTimers();
    const onmove = vi.fn();
    const whyNot = vi.fn(async (text: string) => (text.includes('2 green') ? null : refusal));
    const state = table('nordic-countries-turn');
    const hand = { red: 3, green: 3 };
    const legal = [
      { text: 'claim umea-vaasa: 3 red', group: 'claim', params: { track: 'umea-vaasa', cards: { red: 3 } } },
    ] as TicketState['legal'];
    const page = show({ ...state, legal, view: { ...state.view, hand } } as TicketState, { onmove, whyNot });
    page.querySelector('[data-track="umea-vaasa"]')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    const named = (text: string): HTMLButtonElement =>
      [...page.querySelectorAll<HTMLButtonElement>('.tray button')].find((each) => each.textContent.includes(text))!;
    named('Other cards').click();
    flushSync();
    const put = async (card: string, n: number): Promise<void> => {
      const field = page.querySelector<HTMLInputElement>(`.tray input[aria-label="${card}"]`)!;
      field.value = String(n);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await vi.advanceTimersByTimeAsync(500);
      flushSync();
    };
    await put('red', 1);
    expect(named('Claim').disabled).toBe(true);
    expect(page.querySelector('.tray')!.textContent).toContain('The server knows why.');
    await put('green', 2);
    named('Claim').click();
    expect(onmove).toHaveBeenCalledExactlyOnceWith('claim umea-vaasa: 1 red 2 green');
  });
});
