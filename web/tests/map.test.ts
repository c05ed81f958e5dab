/** Geometry, zoom and the way of the arrow keys. */

import { describe, expect, it, vi } from 'vitest';
import { symbolSpaces, upright } from '../src/families/tickets/logic/geometry';
import { Camera } from '../src/families/tickets/map/camera.svelte';
import { gestures } from '../src/families/tickets/map/gestures';
import { neighbour, nextOf } from '../src/families/tickets/map/roving';
import { mapOf } from './stored';

describe('signs', () => {
  it.each([
    [0, 0],
    [89, 89],
    [91, -89],
    [180, 0],
    [-110, 70],
    [-90, 90],
    [270, 90],
  ])('%d degrees turn to %d', (angle, turned) => {
    expect(upright(angle)).toBeCloseTo(turned);
  });

  it('puts locomotive symbols in the middle of a ferry', () => {
    const { printed } = mapOf('northern-lights');
    expect(symbolSpaces(printed.tracks.get('trondheim-mo_i_rana/1')!)).toEqual(new Set([1, 2]));
    expect(symbolSpaces(printed.tracks.get('boden-tornio')!)).toEqual(new Set());
  });
});

describe('camera', () => {
  const seen = (): Camera => {
    const camera = new Camera(() => [1000, 500]);
    camera.resize([500, 400]);
    return camera;
  };

  it('begins with the whole board in the middle', () => {
    const camera = seen();
    expect(camera.scale).toBe(0.5);
    expect(camera.toPixel([500, 250])).toEqual([250, 200]);
  });

  it('keeps the point under the finger when it zooms', () => {
    const camera = seen();
    const before = camera.toBoard([300, 220]);
    camera.zoom(3, [300, 220]);
    const after = camera.toBoard([300, 220]);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  it('never leaves the board and never shrinks below the whole', () => {
    const camera = seen();
    camera.zoom(4);
    camera.pan(99999, 99999);
    expect(camera.corner[0]).toBeGreaterThanOrEqual(-20);
    camera.zoom(0.001);
    expect(camera.fitted).toBe(true);
  });

  it('keeps the whole board in sight when the window changes', () => {
    const camera = seen();
    camera.resize([1000, 900]);
    expect(camera.scale).toBe(1);
  });

  it('frames points', () => {
    const camera = seen();
    camera.frame([
      [100, 100],
      [200, 150],
    ]);
    for (const point of [
      [100, 100],
      [200, 150],
    ] as const) {
      const [x, y] = camera.toPixel(point);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(500);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(400);
    }
  });
});

describe('arrow keys', () => {
  const { drawn } = mapOf('usa');

  it('lead to a track in that direction', () => {
    const from = drawn.find((each) => each.track.id.startsWith('denver-omaha'))!;
    expect(neighbour(drawn, from, 'ArrowRight')!.middle[0]).toBeGreaterThan(from.middle[0]);
    expect(neighbour(drawn, from, 'ArrowUp')!.middle[1]).toBeLessThan(from.middle[1]);
    expect(neighbour(drawn, from, 'Tab')).toBeNull();
  });

  it('reach every track of a map', () => {
    for (const title of ['usa', 'switzerland', 'northern-lights']) {
      const all = mapOf(title).drawn;
      const reached = new Set([all[0]!]);
      for (const each of reached) {
        for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
          const next = neighbour(all, each, key);
          if (next) reached.add(next);
        }
      }
      expect(
        all.filter((each) => !reached.has(each)).map((each) => each.track.id),
        title,
      ).toEqual([]);
    }
  });

  it('go round the tracks that can be claimed', () => {
    const some = new Set([drawn[3]!.track.id, drawn[9]!.track.id]);
    expect(nextOf(drawn, drawn[3]!, some, 1)).toBe(drawn[9]);
    expect(nextOf(drawn, drawn[3]!, some, -1)).toBe(drawn[9]);
    expect(nextOf(drawn, drawn[0]!, new Set(), 1)).toBeNull();
  });
});

describe('a press on the map', () => {
  const pressing = () => {
    const node = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const camera = new Camera(() => [1000, 500]);
    const clicked = vi.fn();
    node.setPointerCapture = () => undefined;
    const track = node.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'g'));
    track.addEventListener('click', clicked);
    camera.resize([500, 400]);
    camera.zoom(3);
    gestures(node, camera);
    const point = (type: string, x: number, more: PointerEventInit = {}) =>
      track.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          clientX: x,
          buttons: 1,
          pointerId: 1,
          pointerType: 'mouse',
          isPrimary: true,
          ...more,
        }),
      );
    const click = () => track.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return { point, click, clicked, camera };
  };

  it.each([
    ['mouse', 5, 1],
    ['mouse', 8, 0],
    ['touch', 11, 1],
    ['touch', 14, 0],
  ])('of a %s that moves %d pixels is %d clicks', (pointerType, far, clicks) => {
    const { point, click, clicked } = pressing();
    point('pointerdown', 100, { pointerType });
    point('pointermove', 100 + far, { pointerType });
    point('pointerup', 100 + far, { pointerType });
    click();
    expect(clicked).toHaveBeenCalledTimes(clicks);
  });

  it('that ends elsewhere leaves nothing behind', () => {
    const { point, click, clicked, camera } = pressing();
    point('pointerdown', 100); // and released outside of the map, which is not told of it
    const before = camera.corner;
    point('pointermove', 160, { buttons: 0 });
    expect(camera.corner).toEqual(before);
    point('pointerdown', 160);
    point('pointerup', 160);
    click();
    expect(clicked).toHaveBeenCalledOnce();
  });
});
