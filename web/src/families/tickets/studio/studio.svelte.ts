/** The studio: the map that is drawn, what is chosen on it, and what the server says of it. */

import { storage } from '../../../app/storage';
import type { Say } from '../../../texts/fluent';
import { type Drawn, drawTracks, type Geometry } from '../logic/geometry';
import { type Point, type Printed, readPrinted } from '../logic/printed';
import { USUAL } from '../logic/usual';
import type { Checked, Problem, Suggested, Trial } from './api';
import * as edit from './document';
import { EMPTY, type MapDoc, readDoc, writeDoc } from './document';
import { History } from './history.svelte';
import { BOARD, fitting, joined, sketch } from './sketch';
import { routeName } from './telling';

export const TOOLS = ['select', 'city', 'track'] as const;
export type Tool = (typeof TOOLS)[number];

export const TABS = ['map', 'checks', 'cities', 'tracks', 'tickets', 'rules'] as const;
export type Tab = (typeof TABS)[number];

export type Chosen = { city: string } | { track: string } | { ticket: string };

/** What is seen: the sketch, or the board as it will be played on. */
export interface Seen {
  printed: Printed;
  geometry: Geometry;
  drawn: Drawn[];
}

/** Where the places of new cities are tried: far from each other, seldom in one line. */
const SPREAD: Point = [0.618034, 0.754878];

export class Studio {
  readonly history: History<MapDoc>;
  say = $state.raw() as Say;
  /** Under which name the device keeps what is not saved; empty for a new map. */
  id = $state('');
  tool = $state<Tool>('select');
  tab = $state<Tab>('map');
  #chosen = $state.raw<Chosen | null>(null);
  /** The first end of the track that is being drawn. */
  from = $state<string | null>(null);
  /** A city on its way. */
  moving = $state.raw<{ city: string; at: Point } | null>(null);
  #checked = $state.raw<{ text: string; answer: Checked } | null>(null);
  #laid = $state.raw<{ text: string; geometry: Geometry } | null>(null);
  #tried = $state.raw<{ text: string; trial: Trial } | null>(null);
  asPlayed = $state(false);
  heat = $state(false);
  /** A picture of this device to draw over. */
  below = $state('');

  constructor(say: Say, doc: MapDoc = EMPTY, id = '') {
    this.say = say;
    this.id = id;
    this.history = new History(doc);
  }

  get doc(): MapDoc {
    return this.history.now;
  }

  readonly text = $derived.by(() => writeDoc(this.doc));
  readonly isEmpty = $derived.by(() => !Object.keys(this.doc.cities).length && !this.doc.name);
  readonly board = BOARD;

  // -- changing ----------------------------------------------------------------------------------------------

  change(next: MapDoc, deed = ''): void {
    this.history.step(next, deed);
    this.keep();
  }

  undo(): void {
    this.history.undo();
    this.keep();
  }

  redo(): void {
    this.history.redo();
    this.keep();
  }

  /** Begin with another map; undo leads back. */
  open(doc: MapDoc): void {
    this.change(doc);
    this.chosen = null;
    this.asPlayed = false;
  }

  /** Remember on this device what is not saved. */
  keep(): void {
    storage.set(draft(this.id), this.isEmpty ? '' : this.text);
  }

  /** Saved under an id: from now on this is that map. */
  isSaved(id: string): void {
    storage.set(draft(this.id), '');
    this.id = id;
    storage.set(draft(id), '');
  }

  // -- choosing ----------------------------------------------------------------------------------------------

  /** What is chosen, if it is still there. */
  get chosen(): Chosen | null {
    const chosen = this.#chosen;
    if (!chosen) return null;
    if ('city' in chosen) return chosen.city in this.doc.cities ? chosen : null;
    if ('track' in chosen) return chosen.track in this.doc.tracks ? chosen : null;
    return chosen.ticket in this.doc.tickets ? chosen : null;
  }

  set chosen(chosen: Chosen | null) {
    this.#chosen = chosen;
  }

  get city(): string | null {
    return this.chosen && 'city' in this.chosen ? this.chosen.city : null;
  }

  get track(): string | null {
    return this.chosen && 'track' in this.chosen ? this.chosen.track : null;
  }

  get ticket(): string | null {
    return this.chosen && 'ticket' in this.chosen ? this.chosen.ticket : null;
  }

  /** Whether passengers wait on this map. */
  get hasPassengers(): boolean {
    const colors = this.doc.rules['passenger_colors'] as readonly string[] | undefined;
    return Boolean(colors?.length) || Object.keys(this.doc.passengers ?? {}).length > 0;
  }

  use(tool: Tool): void {
    this.tool = tool;
    this.from = null;
    this.asPlayed = false;
  }

  /** Choose something on the map, to look at it more closely. */
  choose(chosen: Chosen): void {
    this.tool = 'select';
    this.chosen = chosen;
  }

  /** A press on a city: choose it, or draw a track to it. */
  press(city: string): void {
    if (this.tool !== 'track') this.choose({ city });
    else if (this.from === null) this.from = city;
    else if (this.from === city) this.from = null;
    else this.connect(this.from, city);
  }

  // -- cities, tracks, tickets -------------------------------------------------------------------------------

  placeCity(at: Point): string {
    const n = Object.keys(this.doc.cities).length + 1;
    const [doc, city] = edit.addCity(this.doc, this.say('studio-city-n', { n }), at);
    this.change({ ...doc, name: doc.name || this.say('studio-unnamed') });
    this.chosen = { city };
    return city;
  }

  /** A city where there is room. */
  addCity(): string {
    const n = Object.keys(this.doc.cities).length + 1;
    return this.placeCity(SPREAD.map((each) => 0.08 + 0.84 * ((n * each) % 1)) as never);
  }

  renameCity(city: string, name: string): void {
    const [doc, id] = edit.renameCity(this.doc, city, name.trim());
    this.change(doc);
    this.chosen = { city: id };
  }

  /** Move a city by board units. */
  nudge(city: string, dx: number, dy: number): void {
    const [x, y] = this.doc.cities[city]!.at;
    const [w, h] = this.board;
    this.change(edit.moveCity(this.doc, city, [x + dx / w, y + dy / h]), `move ${city}`);
  }

  /** A track of the length that fits and a colour that is short. */
  connect(a: string, b: string): string {
    const [from, to] = [this.doc.cities[a]!.at, this.doc.cities[b]!.at];
    const most = ((this.doc.rules['track_points'] as readonly number[] | undefined) ?? USUAL.track_points).length;
    const length = fitting(from, to, this.board, most);
    const [doc, track] = edit.addTrack(this.doc, a, b, { length, color: edit.rarest(this.doc) });
    this.change(doc);
    this.chosen = { track };
    this.from = null;
    return track;
  }

  /** So many tracks side by side. */
  setParallels(track: string, wanted: number): void {
    this.change(edit.setParallels(this.doc, track, wanted));
    const beside = edit.parallels(this.doc, track);
    this.chosen = { track: beside.includes(track) ? track : beside[0]! };
  }

  remove(chosen: Chosen): void {
    if ('city' in chosen) this.change(edit.removeCity(this.doc, chosen.city));
    else if ('track' in chosen) this.change(edit.removeTrack(this.doc, chosen.track));
    else this.change(edit.removeTicket(this.doc, chosen.ticket));
    this.chosen = null;
  }

  addTickets(some: readonly Suggested[]): void {
    this.change(some.reduce((doc, { from, to, value }) => edit.addTicket(doc, { from, to, points: value }), this.doc));
  }

  // -- what the server says ----------------------------------------------------------------------------------

  told(text: string, answer: Checked): void {
    if (text === this.text) this.#checked = { text, answer };
  }

  /** The newest answer; what it says may be of a moment ago. */
  get checked(): Checked | null {
    return this.#checked?.answer ?? null;
  }

  get isChecked(): boolean {
    return this.#checked?.text === this.text;
  }

  get playable(): boolean {
    return this.isChecked && this.checked!.ok;
  }

  readonly musts = $derived.by(() => this.checked?.problems.filter((each) => each.must) ?? []);
  readonly hints = $derived.by(() => this.checked?.problems.filter((each) => !each.must) ?? []);

  /** Where something is to be seen to: cities and tracks. */
  readonly marked = $derived.by(() => {
    const places = this.checked?.problems.flatMap(({ place }) => place ?? []) ?? [];
    return new Set(places.flatMap(({ city, track }) => [city, track].filter((each) => each !== undefined)));
  });

  /** The value that the shortest way gives a ticket. */
  suggestedFor(from: string, to: string): number | undefined {
    return this.checked?.suggested?.tickets.find(
      (each) => (each.from === from && each.to === to) || (each.from === to && each.to === from),
    )?.value;
  }

  /** Pairs of places that no ticket joins yet, and their values. */
  readonly unused = $derived.by(() => {
    const pair = (from: string, to: string): string => [from, to].sort().join(' ');
    const there = new Set(
      Object.values(this.doc.tickets).flatMap((t) => edit.goalsOf(t).map((to) => pair(t.from, to))),
    );
    return (this.checked?.suggested?.tickets ?? []).filter(({ from, to }) => !there.has(pair(from, to)));
  });

  laid(text: string, geometry: Geometry): void {
    this.#laid = { text, geometry };
    this.asPlayed = text === this.text;
  }

  tried(text: string, trial: Trial): void {
    this.#tried = { text, trial };
    this.heat = true;
  }

  get trial(): Trial | null {
    return this.#tried?.text === this.text ? this.#tried.trial : null;
  }

  // -- what is seen ------------------------------------------------------------------------------------------

  readonly seen = $derived.by((): Seen => {
    const doc = joined(this.moving ? edit.moveCity(this.doc, this.moving.city, this.moving.at) : this.doc);
    const laid = this.asPlayed && !this.moving && this.#laid?.text === this.text ? this.#laid.geometry : null;
    const geometry = laid ?? sketch(doc, this.board);
    const printed = readPrinted('', doc, geometry);
    return { printed, geometry, drawn: drawTracks(printed, geometry) };
  });

  get isDrawn(): boolean {
    return this.asPlayed && this.#laid?.text === this.text;
  }

  /** Mend a problem as the rules propose it. */
  mend({ repair }: Problem): void {
    if (repair) this.change(edit.repaired(this.doc, repair.changes));
  }

  /** What a problem is about, by its name on the map. */
  named({ place }: Problem): string {
    const { city, track, ticket, goal, passengers } = place ?? {};
    const { doc } = this;
    if (goal !== undefined && doc.goals?.[goal])
      return doc.goals[goal].name || this.say(`goal-counts-${doc.goals[goal].metric}`);
    if (passengers !== undefined) return edit.placeName(doc, passengers);
    if (city !== undefined && city in doc.cities) return edit.placeName(doc, city);
    if (track !== undefined && track in doc.tracks) return routeName(doc, edit.endsOf(track));
    const shown = ticket === undefined ? undefined : doc.tickets[ticket];
    return shown ? routeName(doc, [shown.from, ...edit.goalsOf(shown)]) : '';
  }

  /** The places of the ticket that is chosen. */
  readonly wanted = $derived.by(() => {
    const chosen = this.chosen;
    const ticket = chosen && 'ticket' in chosen ? this.doc.tickets[chosen.ticket] : undefined;
    return new Set(ticket ? [ticket.from, ...edit.goalsOf(ticket)] : []);
  });

  /** Go to the place of a problem. */
  goTo({ place }: Problem): void {
    if (!place) return;
    this.tool = 'select';
    const { city, track, ticket } = place;
    if (city !== undefined) this.chosen = { city };
    else if (track !== undefined) this.chosen = { track };
    else if (ticket !== undefined) this.chosen = { ticket };
    this.tab = ticket !== undefined ? 'tickets' : city === undefined && track === undefined ? 'rules' : 'map';
  }
}

function draft(id: string): string {
  return id ? `studio.${id}` : 'studio';
}

/** What this device kept; nothing if there is none or it cannot be read any more. */
export function kept(id: string): MapDoc | null {
  const text = storage.get(draft(id));
  if (!text) return null;
  try {
    return readDoc(text);
  } catch {
    return null;
  }
}
