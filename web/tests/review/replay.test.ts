import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { momentOf, Player, press } from '../../src/review/replay/player.svelte';

describe('the player', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('stays within the game', () => {
    const player = new Player(() => 10, 99);
    expect(player.at).toBe(10);
    player.go(-5);
    expect(player.at).toBe(0);
    player.go(Number.NaN);
    expect(player.at).toBe(0);
  });

  it('knows a step ahead from a jump', () => {
    const player = new Player(() => 10, 3);
    player.step(1);
    expect(player.stepped).toBe(true);
    player.step(-1);
    expect(player.stepped).toBe(false);
    player.go(8);
    expect(player.stepped).toBe(false);
  });

  it('walks on by itself and stops at the end', () => {
    const player = new Player(() => 3);
    player.toggle();
    vi.advanceTimersByTime(1500);
    expect(player.at).toBe(1);
    player.setRate(4);
    vi.advanceTimersByTime(375 * 2);
    expect(player.at).toBe(3);
    vi.advanceTimersByTime(10_000);
    expect(player.playing).toBe(false);
    player.toggle();
    expect(player.at).toBe(0);
    player.stop();
    vi.advanceTimersByTime(10_000);
    expect(player.at).toBe(0);
  });

  it('hears keys', () => {
    const player = new Player(() => 30, 12);
    const rounds = [0, 5, 12, 20];
    const after = (key: string): number => {
      expect(press(player, key, rounds)).toBe(true);
      return player.at;
    };
    expect(['ArrowRight', 'ArrowLeft', 'PageDown', 'PageDown', 'PageUp', 'Home', 'End'].map(after)).toEqual([
      13, 12, 20, 30, 20, 0, 30,
    ]);
    expect(press(player, ' ', rounds)).toBe(true);
    expect(player.playing).toBe(true);
    expect(press(player, 'x', rounds)).toBe(false);
  });

  it('reads the moment of a link', () => {
    expect([momentOf('#37'), momentOf(''), momentOf('#x'), momentOf('#0')]).toEqual([37, null, null, 0]);
  });
});
