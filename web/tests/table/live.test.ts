/** The live table over a line that breaks, against a server played by the test. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveTable } from '../../src/table/live.svelte';
import type { ToServer } from '../../src/table/wire';
import { FakeSocket, last, moved, table } from './fake';

let live: LiveTable;

function begin(pause = 0): FakeSocket {
  live = new LiveTable({
    id: 'abc',
    language: () => 'pl',
    pause: () => pause,
    connect: (where) => new FakeSocket(where),
  });
  last().open();
  last().tell(table(0));
  return last();
}

function sent<T extends ToServer['type']>(socket: FakeSocket, type: T): Extract<ToServer, { type: T }>[] {
  return socket.sent.filter((message) => message.type === type) as Extract<ToServer, { type: T }>[];
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

it('follows the moves', () => {
  const socket = begin();
  expect(socket.address).toContain('/api/tables/abc/live?language=pl');
  expect(live.state).toMatchObject({
    family: 'tickets',
    names: ['Ola', 'Jan'],
    over: false,
    legal: [{ text: 'draw red' }],
  });
  socket.tell(moved(1, 0));
  expect(live.state).toMatchObject({
    version: 1,
    to_move: 1,
    legal: [],
    view: { deck: 59 },
    events: [{ key: 'drew' }],
  });
  expect(live.state!.log.map((entry) => entry.number)).toEqual([0, 1]);
  socket.tell({ type: 'thinking', seat: 1 });
  expect(live.thinking).toBe(1);
  socket.tell(moved(2, 1));
  expect([live.thinking, live.state!.version]).toEqual([null, 2]);
});

it('shows the moves of others one after the other, and all of them soon', () => {
  const socket = begin(700);
  socket.tell(moved(1, 1));
  socket.tell(moved(2, 1));
  socket.tell(moved(3, 1));
  expect(live.state!.version).toBe(1);
  vi.advanceTimersByTime(701);
  expect(live.state!.version).toBe(2);
  vi.advanceTimersByTime(701);
  expect(live.state!.version).toBe(3);
});

it('shows its own move at once, whatever waits before it', () => {
  const socket = begin(700);
  socket.tell(moved(1, 1));
  socket.tell(moved(2, 1));
  socket.tell(moved(3, 0));
  expect(live.state!.version).toBe(3);
  socket.tell(moved(4, 1));
  expect(live.state!.version).toBe(4);
});

it('watches the moves of a bot that stands in for it like those of others', () => {
  const socket = begin(700);
  const seats = live.told!.seats.map((seat) => (seat.number === 0 ? { ...seat, stand_in: true } : seat));
  live.told = { ...live.told!, seats };
  socket.tell(moved(1, 1));
  socket.tell(moved(2, 0));
  expect(live.state!.version).toBe(1);
  vi.advanceTimersByTime(701);
  expect(live.state!.version).toBe(2);
});

it('sends a move once at a time, and is glad of the answer', () => {
  const socket = begin();
  live.move('draw red');
  live.move('draw red');
  const [first] = sent(socket, 'move');
  expect(sent(socket, 'move')).toHaveLength(1);
  expect(first).toMatchObject({ move: 'draw red', version: 0 });
  expect(first!.key).toMatch(/^[A-Za-z0-9_-]{8,40}$/);
  socket.tell({ type: 'ack', key: first!.key, version: 1 });
  socket.tell(moved(1, 0));
  expect(live.pending).toBeNull();
});

it('takes the next click as soon as it shows what it is about, and none before', () => {
  const socket = begin();
  const second = { ...moved(1, 0), turn: { ...table(1).turn, to_move: 0 } };
  live.move('draw red');
  const [first] = sent(socket, 'move');
  socket.tell({ type: 'ack', key: first!.key, version: 1 });
  live.move('draw red'); // the old question is still on the page
  expect(sent(socket, 'move')).toHaveLength(1);
  socket.tell(second);
  live.move('draw red');
  expect(sent(socket, 'move').map(({ version }) => version)).toEqual([0, 1]);
  socket.tell(moved(2, 0)); // the table first, the acknowledgement later
  expect(live.pending).toBeNull();
});

const offering = (...texts: string[]) => ({
  ...table(0).turn,
  to_move: 0,
  legal: texts.map((text) => ({ text, group: 'draw', params: {} })),
});

it('keeps a click made while its move is on its way, and does it as soon as it may', () => {
  const socket = begin();
  live.move('draw red');
  live.move('draw blue'); // the second card, before the first is acknowledged
  expect(sent(socket, 'move')).toHaveLength(1);
  socket.tell({ type: 'ack', key: live.pending!.key, version: 1 });
  socket.tell(moved(1, 0, { turn: offering('draw blue', 'draw deck') }));
  expect(sent(socket, 'move').map(({ move, version }) => [move, version])).toEqual([
    ['draw red', 0],
    ['draw blue', 1],
  ]);
});

it('takes the same click for a second one only when it was no double click', () => {
  const socket = begin();
  live.move('draw deck');
  live.move('draw deck');
  vi.advanceTimersByTime(200);
  socket.tell(moved(1, 0, { turn: offering('draw deck') }));
  expect([sent(socket, 'move').length, live.pending]).toEqual([1, null]);
  live.move('draw deck');
  vi.advanceTimersByTime(600);
  live.move('draw deck');
  socket.tell(moved(2, 0, { turn: offering('draw deck') }));
  expect(sent(socket, 'move').map(({ version }) => version)).toEqual([0, 1, 2]);
});

it('says why a click made too early came to nothing, but not to who pressed twice', async () => {
  const socket = begin();
  live.move('draw red');
  live.move('draw blue');
  socket.tell(moved(1, 0));
  expect(sent(socket, 'why')).toEqual([{ type: 'why', move: 'draw blue' }]);
  const refusal = { error: 'refused', key: 'not-your-turn', rule: '', params: {}, sentence: 'Not yet.' };
  socket.tell({ type: 'why', move: 'draw blue', refusal });
  await Promise.resolve();
  expect(live.refusal).toEqual(refusal);

  socket.tell(moved(2, 1));
  live.move('draw red');
  vi.advanceTimersByTime(600);
  live.move('draw red');
  socket.tell(moved(3, 0));
  expect([sent(socket, 'why').length, live.refusal]).toEqual([1, null]);
});

it('asks the server what became of its move when the table has gone on meanwhile', () => {
  const before = begin();
  live.move('draw red');
  const { key } = live.pending!;
  before.break();
  vi.advanceTimersByTime(500);
  last().open();
  last().tell(table(3)); // somebody stood in for me, or took a move back: perhaps mine was never made
  expect(sent(last(), 'move')).toEqual([{ type: 'move', move: 'draw red', version: 0, key }]);
  const refusal = { error: 'refused', key: 'stale', rule: '', params: {}, sentence: 'Look again.' };
  last().tell({ type: 'no', key, refusal });
  last().tell(table(3));
  expect(sent(last(), 'move').at(-1)).toMatchObject({ move: 'draw red', version: 3 });
  last().tell({ type: 'ack', key: live.pending!.key, version: 4 });
  last().tell(moved(4, 0));
  expect(live.pending).toBeNull();
});

it('sends what is on its way again over a connection that it dialled itself', () => {
  const before = begin();
  live.move('draw red');
  void live.whyNot('claim a');
  live.again(); // in another language
  expect(before.closed).toBe(true);
  last().open();
  last().tell(table(0));
  expect(sent(last(), 'move')).toEqual(sent(before, 'move'));
  expect(sent(last(), 'why')).toHaveLength(1);
});

it.each([
  ['undo', () => live.undo()],
  ['hint', () => live.askHint()],
] as const)('asks for %s when the connection is back, unless the table has gone on', (type, ask) => {
  const back = (version: number) => {
    vi.advanceTimersByTime(500);
    last().open();
    last().tell(table(version));
  };
  begin().break();
  ask();
  back(0);
  expect(sent(last(), type)).toHaveLength(1);
  last().break();
  ask();
  back(1);
  expect([sent(last(), type).length, live.hinting]).toEqual([0, false]);
});

it('sends a move again that came too fast', () => {
  const socket = begin();
  live.move('draw red');
  const refusal = { error: 'refused', key: 'too-fast', rule: '', params: {}, sentence: 'Slowly.' };
  socket.tell({ type: 'no', key: live.pending!.key, refusal });
  expect([live.refusal, sent(socket, 'move').length]).toEqual([null, 1]);
  vi.advanceTimersByTime(1001);
  const [first, second] = sent(socket, 'move');
  expect(second).toEqual(first);
});

it('does what was meant for the table before, if it still may', () => {
  const socket = begin();
  live.move('draw red');
  const refusal = { error: 'refused', key: 'stale', rule: '', params: {}, sentence: 'Look again.' };
  socket.tell({ type: 'no', key: live.pending!.key, refusal });
  socket.tell(table(2));
  expect(sent(socket, 'move').map(({ move, version }) => [move, version])).toEqual([
    ['draw red', 0],
    ['draw red', 2],
  ]);
  expect(live.refusal).toBeNull();
});

it('does not do what was meant for a turn that I have made elsewhere since', () => {
  const socket = begin();
  live.move('draw red');
  const refusal = { error: 'refused', key: 'stale', rule: '', params: {}, sentence: 'Look again.' };
  socket.tell({ type: 'no', key: live.pending!.key, refusal });
  const { log } = table(0);
  socket.tell(table(2, { log: [...log, moved(1, 0).move, moved(2, 1).move] })); // from another page
  expect(sent(socket, 'move')).toHaveLength(1);
  expect([live.pending, live.refusal]).toEqual([null, refusal]);
});

it('sends a move again under the same key when the line is back', () => {
  const before = begin();
  live.move('draw red');
  before.break();
  expect(live.status).toBe('lost');
  expect(live.pending).not.toBeNull();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
  last().open();
  last().tell(table(0));
  expect(live.status).toBe('live');
  expect(sent(last(), 'move')).toEqual(sent(before, 'move'));
  last().tell({ type: 'ack', key: live.pending!.key, version: 1 });
  last().tell(moved(1, 0));
  expect(live.pending).toBeNull();
});

it('does not trust a line on which a move is never answered', () => {
  const before = begin();
  live.move('draw red');
  vi.advanceTimersByTime(6001);
  expect([before.closed, live.status, FakeSocket.all.length]).toEqual([true, 'lost', 2]);
});

it('waits longer and longer, and hurries when the network is back', () => {
  begin();
  last().break();
  for (const wait of [400, 800, 1500]) {
    vi.advanceTimersByTime(wait);
    last().break();
  }
  expect(FakeSocket.all).toHaveLength(4);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(4);
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(5);
});

it('gives up the line as soon as the device is offline', () => {
  const socket = begin();
  dispatchEvent(new Event('offline'));
  expect([socket.closed, live.status]).toEqual([true, 'lost']);
});

it('looks again when a move does not fit its table, and when its own came too late', () => {
  const socket = begin();
  socket.tell(moved(5, 1));
  expect(sent(socket, 'look')).toEqual([{ type: 'look', seat: 0, since: 0 }]);
  socket.tell(table(5));
  live.move('draw red');
  const refusal = { error: 'refused', key: 'stale', rule: '', params: {}, sentence: 'Look again.' };
  socket.tell({ type: 'no', key: live.pending!.key, refusal });
  expect(sent(socket, 'look')).toHaveLength(2);
  expect([live.pending, live.refusal]).toEqual([null, null]);
  socket.tell(table(6, { turn: { to_move: 1, legal: null, left: [null, null], elapsed: 0 } }));
  expect(live.refusal).toEqual(refusal);
});

it('does not come back where it is not wanted', () => {
  const socket = begin();
  socket.break(1008);
  vi.advanceTimersByTime(60_000);
  expect([live.status, FakeSocket.all.length]).toEqual(['refused', 1]);
});

it('learns why a move may not be made, also over a broken line', async () => {
  const socket = begin();
  const first = live.whyNot('claim a');
  const second = live.whyNot('claim b');
  const refusal = { error: 'rule', key: 'x', rule: 'TR-1', params: {}, sentence: 'No.' };
  socket.tell({ type: 'why', move: 'claim a', refusal });
  expect(await first).toEqual(refusal);
  socket.break();
  vi.advanceTimersByTime(500);
  last().open();
  last().tell(table(0));
  expect(sent(last(), 'why')).toEqual([{ type: 'why', move: 'claim b' }]);
  last().tell({ type: 'no', key: '', refusal });
  expect(await second).toEqual(refusal);
  expect(live.refusal).toBeNull();
});

it('passes the device when another seat here must move', () => {
  const socket = begin();
  const seats = table(0).seats.map((seat) => ({ ...seat, yours: true }));
  socket.tell(table(1, { seats, turn: { to_move: 1, legal: null, left: [null, null], elapsed: 0 } }));
  expect(live.passTo).toBe(1);
  live.face(1);
  expect(sent(socket, 'look').at(-1)).toEqual({ type: 'look', seat: 1, since: 0 });
  socket.tell(table(1, { seats, seat: 1, turn: { to_move: 1, legal: [], left: [null, null], elapsed: 0 } }));
  expect(live.passTo).toBeNull();
});

it('shows nobody the side of another who opens the page anew', () => {
  const socket = begin();
  const seats = table(0).seats.map((seat) => ({ ...seat, yours: true }));
  const turn = { to_move: 0, legal: [], left: [null, null], elapsed: 0 };
  socket.tell(table(1, { seats, seat: 0, turn }));
  expect(live.passTo).toBe(0);
  live.face(0);
  expect(live.passTo).toBeNull();
  expect(sent(socket, 'look')).toEqual([]);
  socket.tell(table(2, { seats: [{ ...seats[0]! }, { ...seats[1]!, yours: false }], seat: 0, turn }));
  expect(live.passTo).toBeNull();
});

it('looks from its own seat once it has one', () => {
  const socket = begin();
  const nobody = table(0).seats.map((seat) => ({ ...seat, yours: false }));
  socket.tell(table(0, { seat: null, seats: nobody }));
  socket.tell({ type: 'seats', seats: table(0).seats, turn: table(0).turn, undo: null, rematch: null });
  expect(sent(socket, 'look')).toEqual([{ type: 'look', seat: 0, since: 0 }]);
});

it('drops a hint that came too late', () => {
  const socket = begin();
  live.askHint();
  expect(live.hinting).toBe(true);
  socket.tell(moved(1, 0));
  socket.tell({ type: 'hint', version: 0, move: 'draw red', reason: {}, text: 'Because.' });
  expect([live.hint, live.hinting]).toEqual([null, false]);
});
