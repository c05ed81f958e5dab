/** Lets something that is not legal explain itself when it is pointed at, focused or tapped. */

import { tick, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { TicketTable } from './table.svelte';

/** Time to go from the thing to its explanation. */
const GRACE = 300;

/** `text` is the move that is meant; null while it is legal, or nothing is to be said. */
export function explains(table: TicketTable, text: string | null, sentence: string | null): Attachment<HTMLElement> {
  return (node) => {
    if (text === null || sentence === null) return;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      clearTimeout(leaving);
      untrack(() => (table.doubt = { text, sentence, at: node })); // the focus may come while the page is being drawn
      if (table.myTurn) table.asking.soon(text);
    };
    const hide = (): void => {
      leaving = setTimeout(() => {
        if (table.doubt?.at === node && !document.querySelector('[data-why]:is(:hover, :focus-within)'))
          table.doubt = null;
      }, GRACE);
    };
    const point = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') show();
    };
    const press = async (event: MouseEvent): Promise<void> => {
      show();
      if (!table.myTurn) return;
      await table.asking.ask(text);
      await tick();
      // a key pressed it: the rule is the next stop
      if (event.detail === 0 && table.doubt?.at === node)
        document.querySelector<HTMLElement>('[data-why] button')?.focus();
    };
    node.addEventListener('pointerenter', point);
    node.addEventListener('pointerleave', hide);
    node.addEventListener('focus', show);
    node.addEventListener('blur', hide);
    node.addEventListener('click', press);
    return () => {
      clearTimeout(leaving);
      node.removeEventListener('pointerenter', point);
      node.removeEventListener('pointerleave', hide);
      node.removeEventListener('focus', show);
      node.removeEventListener('blur', hide);
      node.removeEventListener('click', press);
      if (table.doubt?.at === node) table.doubt = null;
    };
  };
}
