/** Dragging one thing on the map, while the map itself stays where it is. A press that does not move stays a click. */

const SLACK = 5;

export interface Drag {
  /** Whether it may be dragged now. */
  may: () => boolean;
  /** Where it is, in pixels of the page. */
  to: (x: number, y: number) => void;
  done: () => void;
}

export function dragging(node: Element, drag: Drag): { destroy: () => void } {
  let start: { x: number; y: number } | null = null;
  let moved = false;

  const down = (event: Event): void => {
    const { button, clientX, clientY, pointerId } = event as PointerEvent;
    moved = false;
    if (button > 0 || !drag.may()) return;
    event.stopPropagation();
    start = { x: clientX, y: clientY };
    node.setPointerCapture(pointerId);
  };
  const move = (event: Event): void => {
    if (!start) return;
    const { clientX, clientY } = event as PointerEvent;
    moved ||= Math.hypot(clientX - start.x, clientY - start.y) >= SLACK;
    if (moved) drag.to(clientX, clientY);
  };
  const up = (): void => {
    if (start && moved) drag.done();
    start = null;
  };

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  return {
    destroy() {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
    },
  };
}
