/** A thing that tells about itself: pointed at, focused, or held by a finger. */
import type { Attachment } from 'svelte/attachments';
import { on as listen } from 'svelte/events';
import type { Subject, Why } from './why.svelte';

const HOLD = 450;
/** How far a finger may move, in pixels. */
const SLACK = 10;

export function telling(why: Why, subject: () => Subject): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: PointerEvent | null = null;
    let held = false;
    const stop = () => clearTimeout(timer);
    // not by hand: a thing can lose the focus while it is taken off the page, and nothing may change then
    const on = (name: string, then: (event: PointerEvent) => void, capture = false) =>
      listen(node, name, then as EventListener, { capture });
    const off = [
      on('pointerenter', (event) => event.pointerType === 'mouse' && why.point(node, subject())),
      on('pointerleave', () => (stop(), why.leave())),
      on('focus', () => node.matches(':focus-visible') && why.point(node, subject())),
      on('blur', () => why.leave()),
      on('pointerdown', (event) => {
        [from, held] = [event, false];
        if (event.pointerType === 'mouse') return;
        timer = setTimeout(() => {
          held = true;
          why.press(node, subject());
        }, HOLD);
      }),
      on('pointermove', (event) => from && Math.hypot(event.x - from.x, event.y - from.y) > SLACK && stop()),
      on('pointerup', stop),
      on('contextmenu', (event) => held && event.preventDefault()),
      // it was held, not pressed
      on('click', (event) => held && (event.preventDefault(), event.stopImmediatePropagation(), (held = false)), true),
    ];
    return () => {
      stop();
      for (const each of off) each();
    };
  };
}
