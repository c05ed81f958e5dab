/** Explains anything: what a sign, number or card is, when it is pointed at, focused, tapped or held. */

import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** What there is to say of a thing. */
export interface Explained {
  name: string;
  /** What it is. */
  text: string;
  /** What it means at this moment. */
  now?: string;
  /** The rule behind it. */
  rule?: string;
}

/** A pointer that passes by, a focus that moves on and a tap explain nothing. */
const REST = 300;
const FOCUS = 500;
const HOLD = 450;
/** How far a finger may move, in pixels. */
const SLACK = 10;
const DOES = 'a, button, input, label, select, summary, [role=button], [role=radio], [role=tab]';

class Explaining {
  /** What is explained now, beside which element; pinned, it stays until it is let go. */
  shown = $state.raw<{ what: Explained; at: Element; pinned: boolean } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  soon(what: Explained, at: Element, wait: number, pinned = false): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.show(what, at, pinned), wait);
  }

  show(what: Explained, at: Element, pinned: boolean): void {
    clearTimeout(this.#timer);
    if (!pinned && this.shown?.pinned) return;
    this.#set({ what, at, pinned });
  }

  /** The pointer or the focus has gone; what is pinned stays, unless all is let go. */
  leave(all = false): void {
    clearTimeout(this.#timer);
    if (all || !this.shown?.pinned) this.#set(null);
  }

  /** A focused element that is taken away loses its focus while the page is being drawn: no change is made within that. */
  #set(shown: typeof this.shown): void {
    untrack(() => (this.shown = shown));
  }
}

export const explaining = new Explaining();

/** Lets an element explain itself. What does something explains itself when held; what does nothing, when tapped. */
export function explain(what: Explained): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    const does = node.matches(DOES);
    let from: PointerEvent | null = null;
    const on = <K extends keyof HTMLElementEventMap>(name: K, listen: (event: HTMLElementEventMap[K]) => void) => {
      node.addEventListener(name, listen as EventListener);
      return () => node.removeEventListener(name, listen as EventListener);
    };
    node.setAttribute('data-explains', '');
    const told = [what.text, what.now].filter(Boolean).join(' ');
    if (told) node.setAttribute('aria-description', told);
    if (!does) node.setAttribute('tabindex', '0');
    const off = [
      on('pointerenter', (event) => event.pointerType === 'mouse' && explaining.soon(what, node, REST)),
      on('pointerleave', () => explaining.leave()),
      on('focus', () => node.matches(':focus-visible') && explaining.soon(what, node, FOCUS)),
      on('blur', () => explaining.leave(true)),
      on('pointerdown', (event) => {
        from = event;
        if (does && event.pointerType !== 'mouse') explaining.soon(what, node, HOLD, true);
      }),
      on('pointermove', (event) => {
        if (from && Math.hypot(event.x - from.x, event.y - from.y) > SLACK) explaining.leave();
      }),
      on('pointerup', () => does && explaining.leave()),
      on('click', (event) => {
        if (does && explaining.shown?.pinned && explaining.shown.at === node) {
          event.preventDefault(); // it was held, not pressed
          event.stopImmediatePropagation();
        } else if (!does) {
          event.stopPropagation(); // what lies around it has its own explanation
          explaining.show(what, node, true);
        }
      }),
      on('keydown', (event) => {
        const asks = event.key.toLowerCase() === 'i' || (!does && event.key === 'Enter');
        if (asks && !event.ctrlKey && !event.metaKey) explaining.show(what, node, true);
      }),
    ];
    return () => {
      for (const each of off) each();
      if (explaining.shown?.at === node) explaining.leave(true);
    };
  };
}
