/** The pace of movement, sounds and flights. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fly, landAll, placeOf } from '../../src/motion/flight';
import { duration, pace, play, sounds } from '../../src/motion/pace.svelte';

const HERE = { x: 0, y: 0, width: 40, height: 60 };
const THERE = { x: 300, y: 200, width: 20, height: 30 };

beforeEach(() => {
  pace.speed = 'normal';
});

describe('pace', () => {
  it('stretches and shortens times, and stops them', () => {
    expect(duration(400)).toBe(400);
    pace.speed = 'fast';
    expect(duration(400)).toBeLessThan(400);
    pace.speed = 'slow';
    expect(duration(400)).toBeGreaterThan(400);
    pace.speed = 'off';
    expect(duration(400)).toBe(0);
    expect(pace.still).toBe(true);
  });

  it('is remembered and told to style sheets', () => {
    pace.speed = 'slow';
    expect(localStorage.getItem('branchline.pace')).toBe('slow');
    expect(document.documentElement.dataset['pace']).toBe('slow');
  });
});

describe('flights', () => {
  const finished: (() => void)[] = [];

  beforeEach(() => {
    Element.prototype.animate = () => {
      const journey = { cancel: () => undefined, onfinish: null };
      finished.push(() => (journey.onfinish as (() => void) | null)?.());
      return journey as unknown as Animation;
    };
  });
  afterEach(() => {
    landAll();
    finished.length = 0;
  });

  it('draw a thing, carry it and take it away', () => {
    const [clear, onland] = [vi.fn(), vi.fn()];
    fly({ draw: () => clear, from: HERE, to: THERE, wait: 0, last: 400, onland });
    expect(document.querySelectorAll('.in-flight')).toHaveLength(1);
    expect(onland).not.toHaveBeenCalled();
    finished[0]!();
    expect(document.querySelectorAll('.in-flight')).toHaveLength(0);
    expect(clear).toHaveBeenCalledOnce();
    expect(onland).toHaveBeenCalledOnce();
  });

  it('land at once when nothing moves', () => {
    pace.speed = 'off';
    const [draw, onland] = [vi.fn(), vi.fn()];
    fly({ draw, from: HERE, to: THERE, wait: 0, last: duration(400), onland });
    expect(draw).not.toHaveBeenCalled();
    expect(onland).toHaveBeenCalledOnce();
  });

  it('can all be brought down, each only once', () => {
    const onland = vi.fn();
    for (const wait of [0, 100]) fly({ draw: () => () => undefined, from: HERE, to: THERE, wait, last: 400, onland });
    landAll();
    for (const end of finished) end();
    expect(document.querySelectorAll('.in-flight')).toHaveLength(0);
    expect(onland).toHaveBeenCalledTimes(2);
  });

  it('know no place of what is not there', () => {
    expect(placeOf(null)).toBeNull();
    expect(placeOf(document.createElement('i'))).toBeNull();
  });
});

describe('sounds', () => {
  it('are off until switched on, and are remembered', () => {
    const made = vi.fn();
    vi.stubGlobal('AudioContext', made);
    expect(sounds.on).toBe(false);
    play('card');
    expect(made).not.toHaveBeenCalled();
    sounds.on = true;
    expect(localStorage.getItem('branchline.sounds')).toBe('on');
    sounds.on = false;
  });
});
