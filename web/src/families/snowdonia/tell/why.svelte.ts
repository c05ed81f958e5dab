/** What the board tells of a thing that is pointed at, and why it may not be done. */
import { getContext, setContext } from 'svelte';
import type { BoardProps, Refusal } from '../../../table/types';

/** A thing of the table that can tell about itself. */
export interface Subject {
  title: string;
  /** What it is or does. */
  text: string;
  /** It can be done now. */
  may: boolean;
  /** The move to ask about where it cannot. */
  move: string | null;
  /** Whether the question that is asked is about such things: the reason is told without being asked for. */
  now: boolean;
  /** The reason as far as the board knows it, until the server has answered. */
  reason?: string;
}

/** The edges of what is told about, in the board's own pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Tip {
  subject: Subject;
  box: Box;
  /** It stays until it is let go. */
  pinned: boolean;
  refusal: Pick<Refusal, 'sentence' | 'rule'> | null;
}

type Ask = BoardProps['whyNot'];

/** Asked only when the pointer rests. */
const REST = 140;

export class Why {
  tip = $state.raw<Tip | null>(null);
  root: HTMLElement | undefined;
  onrule: BoardProps['onrule'];
  private ask: Ask;
  private version = -1;
  private known = new Map<string, Promise<Refusal | null>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A new moment: what was known may be wrong now. */
  renew(version: number, ask: Ask, onrule: BoardProps['onrule']): void {
    this.onrule = onrule;
    this.ask = ask;
    if (version === this.version) return;
    this.version = version;
    this.known.clear();
    this.leave(true);
  }

  /** Why a move is not legal; asked once for every moment. */
  about(move: string): Promise<Refusal | null> {
    let answer = this.known.get(move);
    if (answer === undefined) {
      answer = this.ask ? this.ask(move) : Promise.resolve(null);
      this.known.set(move, answer);
    }
    return answer;
  }

  /** The pointer or the focus is on something. */
  point(at: Element, subject: Subject): void {
    if (this.tip?.pinned && this.tip.subject.title !== subject.title) this.leave(true);
    if (this.tip?.pinned) return;
    this.show(at, subject, false);
  }

  /** Something was pressed that does nothing: it says why; pressed again it opens the rule. */
  press(at: Element, subject: Subject): void {
    const { tip } = this;
    if (tip?.pinned && tip.subject.title === subject.title) {
      if (tip.refusal?.rule && this.onrule) this.onrule(tip.refusal.rule);
      else this.leave(true);
      return;
    }
    this.show(at, subject, true);
  }

  /** The pointer or the focus has gone; a pinned tip stays unless all is let go. */
  leave(all = false): void {
    clearTimeout(this.timer);
    if (all || !this.tip?.pinned) this.tip = null;
  }

  private show(at: Element, subject: Subject, pinned: boolean): void {
    clearTimeout(this.timer);
    const frame = this.root?.getBoundingClientRect();
    const { left, right } = at.getBoundingClientRect();
    // the names of areas stay readable
    const { top, bottom } = (at.closest('[data-clear]') ?? at).getBoundingClientRect();
    const [x, y] = [frame?.left ?? 0, frame?.top ?? 0];
    // the board may be enlarged
    const zoom = (frame && this.root && frame.width / this.root.offsetWidth) || 1;
    const reason = subject.reason && (subject.now || pinned) ? { sentence: subject.reason, rule: '' } : null;
    const tip: Tip = {
      subject,
      pinned,
      refusal: reason,
      box: { left: (left - x) / zoom, right: (right - x) / zoom, top: (top - y) / zoom, bottom: (bottom - y) / zoom },
    };
    this.tip = tip;
    const { move } = subject;
    if (subject.may || move === null || !(subject.now || pinned)) return;
    const tell = async () => {
      const refusal = await this.about(move);
      if (this.tip === tip && refusal !== null) this.tip = { ...tip, refusal };
    };
    if (pinned) void tell();
    else this.timer = setTimeout(() => void tell(), REST);
  }
}

const KEY = Symbol('why');

/** The board hands down who knows why. */
export const setWhy = (why: Why): Why => setContext(KEY, why);

/** Who knows why; a part shown alone knows nothing. */
export const getWhy = (): Why => getContext<Why | undefined>(KEY) ?? new Why();
