/** My answer while I set it up, wherever on the table it lies: nothing is sent before it is settled. */
import { getContext, setContext, untrack } from 'svelte';
import { canAdd, exactly, most, mostOf, optionsOf, type Amounts } from '../amounts';
import { moveOf, movesOf, transfers } from '../choices';
import type { AreaLetter, Goods, Move } from '../schema.gen';
import type { SnowdoniaState } from '../state';

/** Where a question is answered; the others have no place of their own. */
const AT: Readonly<Record<string, AreaLetter>> = {
  take: 'A',
  'take-now': 'A',
  work: 'C',
  stone: 'C',
  smelt: 'C',
  build: 'E',
  contract: 'F',
  keep: 'F',
};
const CUBES = ['ore', 'stone', 'coal'] as const;
const TRADES = ['steel', 'stone'] as const;
const LETTERS: Readonly<Record<string, string>> = { o: 'ore', s: 'stone', c: 'coal' };
/** What Enter does something else with, unless it is what was chosen. */
const DOES = ':is(a, button, input, textarea, select, [role=button], [role=tab]):not([aria-pressed=true])';

/** What is set up at one moment of the table: goods one by one, or a move. */
interface Made {
  version: number;
  goods: string[];
  move: string | null;
  /** The space of the labourer that is moved. */
  from: string | null;
}

export class Choice {
  #made = $state.raw<Made>({ version: -1, goods: [], move: null, from: null });
  /** The space my next labourer goes to as soon as it may; only this page knows. */
  #plan = $state.raw<{ seat: number; space: string } | null>(null);
  /** A plan that came to nothing. */
  dropped = $state<string | null>(null);
  readonly #table: () => SnowdoniaState;
  readonly #send: (move: string) => void;

  constructor(table: () => SnowdoniaState, send: (move: string) => void) {
    this.#table = table;
    this.#send = send;
  }

  get #legal(): Move[] {
    return this.#table().legal;
  }

  /** What I am asked; nothing while somebody else is. */
  get question(): string {
    return this.#legal.length > 0 ? (this.#table().view.question ?? '') : '';
  }

  /** The area in which I answer. */
  get area(): AreaLetter | null {
    return AT[this.question] ?? null;
  }

  /** A question without a place: order, yes or no. */
  get apart(): boolean {
    return this.question !== '' && this.question !== 'place' && this.question !== 'move' && this.area === null;
  }

  get #now(): Made {
    const { version } = this.#table();
    return this.#made.version === version ? this.#made : { version, goods: [], move: null, from: null };
  }

  // -- goods, one by one

  get taking(): boolean {
    return this.area === 'A';
  }

  get #options() {
    return optionsOf(this.#legal);
  }

  /** What can be taken or made in this area at all. */
  get piles(): readonly string[] {
    return this.taking ? CUBES : TRADES;
  }

  get goods(): readonly string[] {
    return this.#now.goods;
  }

  get amounts(): Amounts {
    const amounts: Amounts = {};
    for (const good of this.goods) amounts[good] = (amounts[good] ?? 0) + 1;
    return amounts;
  }

  get most(): number {
    return most(this.#options);
  }

  mostOf(good: string): number {
    return mostOf(this.#options, good);
  }

  canAdd(good: string): boolean {
    return canAdd(this.#options, this.amounts, good);
  }

  add(good: string): void {
    if (this.canAdd(good)) this.#made = { ...this.#now, goods: [...this.goods, good] };
  }

  /** Give one back: that of a slot, or the last. */
  giveBack(slot = this.goods.length - 1): void {
    this.#made = { ...this.#now, goods: this.goods.filter((_, i) => i !== slot) };
  }

  /** All of a suggestion at once. */
  fill(amounts: Amounts): void {
    this.#made = { ...this.#now, goods: Object.entries(amounts).flatMap(([good, n]) => Array<string>(n).fill(good)) };
  }

  /** The amounts a suggested move names. */
  amountsOf(move: string | null): Amounts | undefined {
    return this.#options.find(({ text }) => text === move)?.amounts;
  }

  /** What would be asked for with one more of a good: the rules say why it may not be. */
  withOneMore(good: string): string {
    const { amounts } = this;
    const wanted = this.piles.map((each) => [each, (amounts[each] ?? 0) + Number(each === good)] as const);
    const named = wanted.filter(([, n]) => n > 0).map(([each, n]) => `${n} ${each}`);
    return `${this.taking ? 'take' : 'work'} ${named.join(' ')}`;
  }

  // -- one of several moves

  /** The legal move that is set up, if it is one. */
  get move(): Move | undefined {
    const wanted = this.area === 'A' || this.area === 'C' ? exactly(this.#options, this.amounts)?.text : this.#now.move;
    return this.#legal.find(({ text }) => text === wanted);
  }

  get pass(): Move | undefined {
    return moveOf(this.#legal, 'pass');
  }

  /** Choose a move; the same once more lets go of it. */
  pick(move: string): void {
    this.#made = { ...this.#now, move: this.#now.move === move ? null : move };
  }

  get sites(): Set<string> {
    return new Set(movesOf(this.#legal, 'build').map(({ params }) => params.site));
  }

  /** The site that is chosen. */
  get site(): string | null {
    return this.move?.group === 'build' ? this.move.params.site : null;
  }

  /** Build here; how it is paid fills by itself. */
  pickSite(site: string): void {
    const first = movesOf(this.#legal, 'build').find(({ params }) => params.site === site);
    if (first) this.pick(this.site === site ? this.move!.text : first.text);
  }

  trainMove(id: number): string | undefined {
    return movesOf(this.#legal, 'train').find(({ params }) => params.train === id)?.text;
  }

  get train(): number | null {
    return this.move?.group === 'train' ? this.move.params.train : null;
  }

  /** What the chosen move costs. */
  get price(): Goods {
    return this.#table().facts.mine?.pays[this.move?.text ?? ''] ?? {};
  }

  /** Another way to pay for the same that spares one of this good. */
  sparing(good: string): string | undefined {
    const { move } = this;
    const paid = (text: string) => this.#table().facts.mine?.pays[text] ?? {};
    const spent = (text: string) => (paid(text) as Amounts)[good] ?? 0;
    if (move === undefined) return undefined;
    const same = this.#legal.filter(
      (each) =>
        (each.group === 'build' && move.group === 'build' && each.params.site === move.params.site) ||
        (each.group === 'train' && move.group === 'train' && each.params.train === move.params.train),
    );
    const fewer = same.filter((each) => spent(each.text) < spent(move.text));
    fewer.sort((a, b) => spent(b.text) - spent(a.text));
    return fewer[0]?.text;
  }

  // -- a labourer that moves

  get from(): string | null {
    return this.#now.from;
  }

  lift(space: string): void {
    this.#made = { ...this.#now, from: this.from === space ? null : space };
  }

  /** Whether a labourer of mine can be taken from a space. */
  canLift(space: string): boolean {
    return this.question === 'move' && transfers(this.#legal).has(space);
  }

  /** The move that brings the lifted labourer to a space. */
  moveTo(space: string): string | undefined {
    const ways = this.from === null ? undefined : transfers(this.#legal).get(this.from);
    return ways?.find(({ to }) => to === space)?.text;
  }

  // -- a plan

  /** The space I want next. */
  get plan(): string | null {
    return this.#plan?.seat === this.#table().seat ? (this.#plan?.space ?? null) : null;
  }

  /** Whether a labourer could be meant for a free space while it is not my turn. */
  get mayPlan(): boolean {
    const { seat, over, past } = this.#table();
    return seat !== null && !over && !past && this.#legal.length === 0;
  }

  /** Want a space next, or no longer. */
  planFor(space: string): void {
    const { seat } = this.#table();
    this.dropped = null;
    this.#plan = seat === null || this.plan === space ? null : { seat, space };
  }

  /** When I am asked where my labourer goes, my plan answers, if it still may. */
  keepPlan(): void {
    const space = this.plan;
    if (this.question !== 'place' || space === null) return;
    this.#plan = null;
    const move = movesOf(this.#legal, 'place').find(({ params }) => params.space === space);
    if (move) untrack(() => this.#send(move.text));
    else this.dropped = space;
  }

  // -- the end of it

  settle(): void {
    const { move } = this;
    if (move) this.#send(move.text);
  }

  send(move: string): void {
    this.#send(move);
  }

  /** A key that belongs to the answer; false if it does not. */
  key(key: string, target: EventTarget | null): boolean {
    const good = this.taking ? LETTERS[key] : undefined;
    if (good !== undefined) this.add(good);
    else if (key === 'backspace' && this.goods.length > 0) this.giveBack();
    else if (key === 'enter' && this.move && !(target instanceof Element && target.closest(DOES))) this.settle();
    else return false;
    return true;
  }
}

const KEY = Symbol('choice');
export const setChoice = (choice: Choice): Choice => setContext(KEY, choice);
/** The context of a part that is shown alone. */
export const withChoice = (choice: Choice): Map<symbol, Choice> => new Map([[KEY, choice]]);
export const getChoice = (): Choice => getContext<Choice>(KEY);
