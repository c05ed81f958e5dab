/** A live table: what the server told of it, kept up to date, and what one can do there. */

import { keyOfTable } from '../app/ownTitles';
import { put } from './changes';
import { Connection, type ConnectionStatus, type Socket } from './connection';
import { numbered } from './names';
import { keepCommitment } from './shuffle';
import type { Outcome, Refusal, TableState } from './types';
import type { FromServer, HintTold, Moved, TableTold, ToServer } from './wire';

interface Asked {
  move: string;
  answer: (refusal: Refusal | null) => void;
}

export interface LiveChoices {
  id: string;
  /** The language of refusals and hints. */
  language: () => string;
  /** How long the next move of somebody else waits until the one before has been seen, in milliseconds. */
  pause?: () => number;
  /** Whether events of this family must come with their sentences. */
  sentences?: (family: string) => boolean;
  /** Only watch, as somebody unknown: this page is shown inside another. */
  embed?: boolean;
  connect?: (address: string) => Socket;
}

/** A move that is not acknowledged by then is sent again over a new connection. */
const PATIENCE = 6000;
/** A move that came too fast for the server is sent again after so many milliseconds. */
const BREATH = 1000;
/** The same move asked for again within so many milliseconds is one press too many, not another wish. */
const DOUBLE_CLICK = 500;
/** However many moves wait to be shown, they are all there after so many milliseconds. */
const LONGEST_SHOW = 2400;

export class LiveTable {
  readonly id: string;
  status = $state<ConnectionStatus>('joining');
  told = $state.raw<TableTold | null>(null);
  /** The seat of a bot that thinks now. */
  thinking = $state<number | null>(null);
  hint = $state.raw<HintTold | null>(null);
  hinting = $state(false);
  /** The last thing that was refused, until it is dismissed. */
  refusal = $state.raw<Refusal | null>(null);
  /** My move on its way, until the table is shown that has it. */
  pending = $state.raw<{ move: string; version: number; key: string } | null>(null);
  /** When the turn was heard of, for clocks: `performance.now()`. */
  heard = $state(0);

  state = $derived.by((): TableState | null => (this.told ? stateOf(this.told) : null));
  /** Whether one of several people at this device said that they look at this page. */
  #faced = $state(false);
  /** The seat of mine that must move, if somebody else may hold the device: it is passed on. */
  passTo = $derived.by((): number | null => {
    const { told } = this;
    const mover = told?.turn.to_move ?? null;
    const here = told?.seats.filter(({ yours, stand_in }) => yours && !stand_in) ?? [];
    if (!here.some(({ number }) => number === mover)) return null;
    return mover !== told?.seat || (here.length > 1 && !this.#faced) ? mover : null;
  });

  readonly #choices: LiveChoices;
  readonly #connection: Connection;
  #asked: Asked[] = [];
  #queue: (Moved | TableTold)[] = [];
  #showing: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #wanted: number | null | undefined;
  /** The version that my move on its way became, once the server said so. */
  #made: number | null = null;
  #pressed = 0;
  /** How many moves I had made when I clicked. */
  #before = 0;
  /** What I clicked while my move was on its way: it is for the table that comes of it. */
  #wish: string | null = null;
  /** My move that came to a table which had gone on, until I see that table. */
  #late: { move: string; refusal: Refusal } | null = null;
  /** What was asked for while there was no connection, of the table as it was then. */
  #unsent: { message: ToServer; version: number } | null = null;
  /** A new connection was dialled though the old one was well: what comes first on it is everything. */
  #redialled = false;
  #sentences = false;

  constructor(choices: LiveChoices) {
    this.id = choices.id;
    this.#choices = choices;
    this.#connection = new Connection(
      () => this.#address(),
      (message) => this.#hear(message),
      (status) => this.#connectionChanged(status),
      choices.connect,
    );
  }

  close(): void {
    clearTimeout(this.#showing);
    clearTimeout(this.#patience);
    this.#connection.close();
  }

  /** Come in again: as somebody who has a name now, or in another language. */
  again(): void {
    this.#stopShowing();
    this.#redialled = true;
    this.#connection.redial();
  }

  /** Make a move; it is sent until it is acknowledged or refused. */
  move(text: string): void {
    if (!this.told) return;
    const now = performance.now();
    if (this.pending) {
      if (text !== this.pending.move || now - this.#pressed > DOUBLE_CLICK) this.#wish = text;
      return;
    }
    this.#pressed = now;
    this.#before = this.#mine();
    this.#made = null;
    this.#late = null;
    this.pending = { move: text, version: this.told.version, key: newKey() };
    this.refusal = null;
    this.hint = null;
    this.#sendPending();
  }

  /** Why a move may not be made; null if it may. */
  whyNot(move: string): Promise<Refusal | null> {
    return new Promise((answer) => {
      this.#asked.push({ move, answer });
      this.#connection.send({ type: 'why', move });
    });
  }

  askHint(): void {
    this.hinting = true;
    this.#ask({ type: 'hint' });
  }

  undo(): void {
    this.refusal = null;
    this.#ask({ type: 'undo' });
  }

  answerUndo(agree: boolean): void {
    this.#connection.send({ type: 'undo-answer', agree });
  }

  say(text: string): boolean {
    return this.#connection.send({ type: 'say', text });
  }

  /** Show a seat of mine its side: whoever sits there is ready. */
  face(seat: number): void {
    this.#faced = true;
    if (seat !== this.told?.seat) this.look(seat);
  }

  /** Look from another seat of mine, or as a spectator. */
  look(seat: number | null): void {
    this.#wanted = seat;
    this.#connection.send({ type: 'look', seat, since: 0 });
  }

  #address(): string {
    const query = new URLSearchParams({ language: this.#choices.language() });
    const seat = this.#wanted === undefined ? this.told?.seat : this.#wanted;
    if (typeof seat === 'number' && this.told?.seats[seat]?.yours) query.set('seat', String(seat));
    if (this.#sentences) query.set('words', 'true');
    if (this.#choices.embed) query.set('embed', 'true');
    return `${location.origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(this.id)}/live?${query}`;
  }

  /** Ask now, or when the connection is back, if the table is still the same then. */
  #ask(message: ToServer): void {
    if (!this.#connection.send(message) && this.told) this.#unsent = { message, version: this.told.version };
  }

  #askAgain(): void {
    const unsent = this.#unsent;
    this.#unsent = null;
    if (unsent?.version !== this.told!.version) this.hinting = false;
    else this.#connection.send(unsent.message);
  }

  #connectionChanged(status: ConnectionStatus): void {
    this.status = status;
    this.hinting = false;
    this.#stopShowing();
  }

  #stopShowing(): void {
    this.thinking = null;
    this.#queue = [];
    clearTimeout(this.#showing);
    clearTimeout(this.#patience);
    this.#showing = undefined;
  }

  #sendPending(): void {
    if (!this.pending) return;
    this.#connection.send({ type: 'move', ...this.pending });
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      this.status = 'lost';
      this.#connection.redial();
    }, PATIENCE);
  }

  /** My move was made and is seen; what I clicked meanwhile is done, unless it was only impatience. */
  #settle(): void {
    const made = this.pending!.move;
    const next = this.#wish;
    clearTimeout(this.#patience);
    this.pending = this.#wish = null;
    if (next === null) return;
    if (this.#may(next)) this.move(next);
    else if (next !== made) void this.whyNot(next).then((refusal) => (this.refusal ??= refusal));
  }

  #may(move: string): boolean {
    return this.told!.turn.legal?.some(({ text }) => text === move) ?? false;
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'table':
        keepCommitment(message.id, message.commitment);
        if (this.status !== 'live' || this.#redialled) this.#arrived(message);
        else this.#enqueue(message);
        break;
      case 'moved':
        this.#enqueue(message);
        break;
      case 'seats':
        if (this.told) this.#seated(message);
        break;
      case 'said':
        if (this.told) this.#said(message);
        break;
      case 'here':
        if (this.told) this.told = { ...this.told, here: message.here };
        break;
      case 'thinking':
        this.thinking = message.seat;
        break;
      case 'ack':
        if (this.pending?.key === message.key) this.#made = message.version;
        this.#settleIfSeen();
        break;
      case 'no':
        this.#refused(message.key, message.refusal);
        break;
      case 'why':
        this.#answerWhy(message.move, message.refusal);
        break;
      case 'hint':
        this.hinting = false;
        this.hint = message.version === this.told?.version ? message : null;
        break;
    }
  }

  /** The first word on a new connection: everything at once, and what I still wait for is asked again. */
  #arrived(message: TableTold): void {
    if (!this.#sentences && this.#choices.sentences?.(message.family)) {
      this.#sentences = true;
      this.#connection.redial();
      return;
    }
    this.status = 'live';
    this.#redialled = false;
    this.#show(message);
    this.#sendPending();
    this.#askAgain();
    for (const { move } of this.#asked) this.#connection.send({ type: 'why', move });
  }

  #enqueue(message: Moved | TableTold): void {
    this.#queue.push(message);
    const mine = message.type === 'moved' && message.move.seat === this.told?.seat;
    if (mine && !this.told!.seats[message.move.seat]?.stand_in) this.#showAll();
    else if (this.#showing === undefined) this.#next();
  }

  /** My own move is seen at once, and whatever waited before it. */
  #showAll(): void {
    clearTimeout(this.#showing);
    this.#showing = undefined;
    for (let message = this.#queue.shift(); message; message = this.#queue.shift()) this.#show(message);
  }

  /** Show what waits, one after the other, so that every move can be seen. */
  #next(): void {
    const message = this.#queue.shift();
    if (!message) {
      this.#showing = undefined;
      return;
    }
    this.#show(message);
    const pause = document.hidden ? 0 : (this.#choices.pause?.() ?? 0);
    const wait = message.type === 'table' ? 0 : Math.min(pause, LONGEST_SHOW / (this.#queue.length + 1));
    if (wait > 0) this.#showing = setTimeout(() => this.#next(), wait);
    else this.#next();
  }

  #show(message: Moved | TableTold): void {
    if (message.type === 'table') {
      this.told = { ...message, title: keyOfTable(message) };
      this.#wanted = undefined;
    } else if (this.told && message.version === this.told.version + 1) {
      const { version, turn, move, changes } = message;
      const view = put(this.told.view, [...move.events.flatMap((event) => event.changes ?? []), ...changes]);
      const facts = put(this.told.facts, message.facts);
      this.told = { ...this.told, version, turn, view, facts, log: [...this.told.log, move] };
    } else {
      this.#queue = [];
      this.look(this.told?.seat ?? null);
      return;
    }
    this.thinking = null;
    this.hint = null;
    this.heard = performance.now();
    const mine = message.type === 'moved' && message.move.seat === this.told.seat;
    if (this.pending && mine && message.version === this.pending.version + 1) this.#made = message.version;
    this.#settleIfSeen();
    if (message.type === 'table') this.#tryAgain();
  }

  /** Until the table is shown that has my move I could only answer an old question. */
  #settleIfSeen(): void {
    if (this.pending && this.#made !== null && this.told!.version >= this.#made) this.#settle();
  }

  /** How many moves I have made: here, on another page, or a bot for me. */
  #mine(): number {
    return this.told!.log.filter(({ seat }) => seat === this.told!.seat).length;
  }

  /** What was meant for the table before is done now, if it still may be and I have not moved since; else I am told so. */
  #tryAgain(): void {
    const late = this.#late;
    this.#late = null;
    if (!late) return;
    if (this.#may(late.move) && this.#mine() === this.#before) this.move(late.move);
    else {
      this.#wish = null;
      this.refusal = late.refusal;
    }
  }

  /** A line that came with the whole table may come once more by itself. */
  #said(message: Extract<FromServer, { type: 'said' }>): void {
    const told = this.told!;
    const known = new Set(told.talk.map(({ id }) => id));
    this.told = {
      ...told,
      undo: message.undo,
      talk: [...told.talk, ...message.talk.filter(({ id }) => !known.has(id))],
    };
  }

  #seated(message: Extract<FromServer, { type: 'seats' }>): void {
    const { seats, turn, undo, rematch } = message;
    const told = (this.told = { ...this.told!, seats, undo, rematch });
    if (!this.#queue.length) {
      this.told = { ...told, turn };
      this.heard = performance.now();
    }
    const mine = seats.filter((seat) => seat.yours);
    if (told.seat === null && mine.length) this.look(mine[0]!.number);
    if (told.seat !== null && !seats[told.seat]?.yours) this.look(null);
  }

  #refused(key: string, refusal: Refusal): void {
    if (key) {
      clearTimeout(this.#patience);
      if (this.pending?.key === key && refusal.key === 'too-fast') {
        this.#patience = setTimeout(() => this.#sendPending(), BREATH);
        return;
      }
      const move = this.pending?.key === key ? this.pending.move : null;
      this.pending = null;
      if (refusal.key === 'stale') {
        this.#late = move === null ? null : { move, refusal };
        this.look(this.told?.seat ?? null);
        if (move !== null) return;
      }
      this.#wish = null;
    } else if (this.#asked.length && refusal.key !== 'bot-silent') {
      this.#answerWhy(this.#asked[0]!.move, refusal);
      return;
    }
    this.hinting = false;
    this.refusal = refusal;
  }

  #answerWhy(move: string, refusal: Refusal | null): void {
    const answered = this.#asked.filter((each) => each.move === move);
    this.#asked = this.#asked.filter((each) => each.move !== move);
    for (const { answer } of answered) answer(refusal);
  }
}

function stateOf(told: TableTold): TableState {
  const { title, family, options, players, seat, seats, turn, version, view, facts, log, outcome } = told;
  return {
    title,
    family,
    options,
    players,
    names: numbered(seats.map(({ name }) => name)),
    seat,
    to_move: turn.to_move,
    version,
    over: outcome !== null,
    view,
    facts,
    legal: turn.legal ?? [],
    events: log.at(-1)?.events ?? [],
    outcome: outcome as Outcome | null,
    log,
    seats,
    past: false,
  };
}

/** A name for a try that nobody else uses; works on plain http too. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
