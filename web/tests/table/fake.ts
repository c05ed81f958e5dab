/** A server played by the test: sockets that remember what was sent, and a small table to tell. */

import type { Socket } from '../../src/table/connection';
import type { FromServer, Moved, TableTold, ToServer } from '../../src/table/wire';

export class FakeSocket {
  static all: FakeSocket[] = [];
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  sent: ToServer[] = [];
  closed = false;
  readonly address: string;

  constructor(address: string) {
    this.address = address;
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.call(this.onopen, new Event('open'));
  }
  tell(message: FromServer): void {
    this.call(this.onmessage, new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  break(code = 1006): void {
    this.call(this.onclose, Object.assign(new Event('close'), { code }));
  }
  private call(listener: Socket['onopen'] | Socket['onmessage'] | Socket['onclose'], event: Event): void {
    if (listener) Reflect.apply(listener, this, [event]);
  }
}

export const last = (): FakeSocket => FakeSocket.all.at(-1)!;

const seat = (number: number, name: string, yours: boolean) => ({
  number,
  name,
  yours,
  kind: 'person' as const,
  bot: 'medium',
  stand_in: false,
});

export function table(version: number, change: Partial<TableTold> = {}): TableTold {
  return {
    type: 'table',
    id: 'abc',
    version,
    title: 'usa',
    family: 'tickets',
    players: 2,
    options: {},
    public: false,
    clock: { mode: 'none', seconds: 0, zero: 'bot-moves' },
    host: true,
    seat: 0,
    seats: [seat(0, 'Ola', true), seat(1, 'Jan', false)],
    facts: {},
    view: { deck: 60, row: ['red', 'blue'], seats: [{ cards: 4 }, { cards: 4 }] },
    turn: { to_move: 0, legal: [{ text: 'draw red', group: 'draw', params: {} }], left: [null, null], elapsed: 0 },
    log: [{ number: 0, seat: -1, move: '', events: [] }],
    talk: [],
    undo: null,
    commitment: '',
    secret: '',
    entropy: [],
    outcome: null,
    reasons: {},
    rematch: null,
    here: { seats: [0], watching: 0 },
    file: '',
    name: '',
    delay: 0,
    embed: false,
    ...change,
  };
}

export function moved(version: number, by: number, change: Partial<Moved> = {}): Moved {
  return {
    type: 'moved',
    version,
    move: {
      number: version,
      seat: by,
      move: 'draw deck',
      events: [{ key: 'drew', params: { seat: by }, hidden: false }],
    },
    changes: [[['deck'], 60 - version]],
    facts: [],
    turn: {
      to_move: 1 - by,
      legal: by === 1 ? [{ text: 'draw red', group: 'draw', params: {} }] : null,
      left: [null, null],
      elapsed: 0,
    },
    ...change,
  };
}
