/** Whoever has just lost the focus to a question goes on from there. */
export function takesFocus(node: HTMLElement): void {
  if (document.activeElement === document.body || document.activeElement === null) node.focus({ preventScroll: true });
}
