/** Drag, wheel and pinch on the map; a press that does not move stays a click. */

import type { Camera } from './camera.svelte';

/** How far a mouse, and a finger, may move within a click. */
const SLACK = { mouse: 6, touch: 12 };

export function gestures(node: SVGSVGElement, camera: Camera): { destroy: () => void } {
  const fingers = new Map<number, { x: number; y: number }>();
  let moved = false;
  let start = { x: 0, y: 0 };

  const spot = (event: { clientX: number; clientY: number }) => {
    const { left, top } = node.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const spread = () => {
    const [a, b] = [...fingers.values()];
    return { distance: Math.hypot(a!.x - b!.x, a!.y - b!.y), x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 };
  };

  const down = (event: PointerEvent) => {
    if (event.button > 0) return;
    start = spot(event);
    if (event.isPrimary) fingers.clear(); // one that was lifted elsewhere
    if (!fingers.size) moved = false;
    fingers.set(event.pointerId, start);
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    if (!event.buttons) return up(event); // released outside
    const now = spot(event);
    const slack = event.pointerType === 'mouse' ? SLACK.mouse : SLACK.touch;
    if (!moved && Math.hypot(now.x - start.x, now.y - start.y) < slack) return;
    if (!moved) {
      moved = true;
      node.setPointerCapture(event.pointerId);
    }
    if (fingers.size === 2) {
      const old = spread();
      fingers.set(event.pointerId, now);
      const here = spread();
      camera.pan(here.x - old.x, here.y - old.y);
      camera.zoom(here.distance / Math.max(1, old.distance), [here.x, here.y]);
    } else {
      fingers.set(event.pointerId, now);
      camera.pan(now.x - before.x, now.y - before.y);
    }
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
  };
  const click = (event: MouseEvent) => {
    if (!moved) return;
    event.stopPropagation();
    event.preventDefault();
    moved = false;
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const { x, y } = spot(event);
    camera.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), [x, y]);
  };

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('click', click, true);
  node.addEventListener('wheel', wheel, { passive: false });
  return {
    destroy() {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, true);
      node.removeEventListener('wheel', wheel);
    },
  };
}
