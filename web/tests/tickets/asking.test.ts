/** What is illegal explains itself; what is suggested is pointed at. */

import { describe, expect, it, vi } from 'vitest';
import { Asking } from '../../src/families/tickets/asking.svelte';
import type { Move } from '../../src/families/tickets/schema.gen';
import { pointedAt } from '../../src/families/tickets/logic/hint';
import { meantClaim, meantKeep } from '../../src/families/tickets/logic/meant';
import type { Refusal } from '../../src/table/types';
import { mapOf } from '../stored';

const refusal = (sentence: string): Refusal => ({ error: 'rule', key: 'count', rule: 'TR-X', params: {}, sentence });

describe('asking why not', () => {
  it('asks once per text and version', async () => {
    let version = 1;
    const whyNot = vi.fn(async (text: string) => refusal(text));
    const asking = new Asking(
      () => whyNot,
      () => version,
    );
    await asking.ask('draw red');
    await asking.ask('draw red');
    expect(whyNot).toHaveBeenCalledTimes(1);
    expect(asking.answer('draw red')?.sentence).toBe('draw red');
    expect(asking.answer('draw blue')).toBeNull();
    version = 2;
    expect(asking.answer('draw red')).toBeNull();
    await asking.ask('draw red');
    expect(whyNot).toHaveBeenCalledTimes(2);
  });

  it('drops an answer that comes too late', async () => {
    let version = 1;
    let tell: (refusal: Refusal) => void = () => undefined;
    const asking = new Asking(
      () => () => new Promise((resolve) => (tell = resolve)),
      () => version,
    );
    const first = asking.ask('draw red');
    const late = tell;
    version = 2;
    const second = asking.ask('draw blue');
    late(refusal('old'));
    tell(refusal('new'));
    await Promise.all([first, second]);
    expect(asking.answer('draw red')).toBeNull();
    expect(asking.answer('draw blue')?.sentence).toBe('new');
  });
});

describe('what is meant', () => {
  it('is the claim that lacks least', () => {
    const { printed } = mapOf('usa');
    const track = printed.tracks.get('calgary-winnipeg')!;
    expect(meantClaim(printed, track, { white: 3, loco: 1 })).toBe('claim calgary-winnipeg: 5 white 1 loco');
    const gray = printed.tracks.get('calgary-vancouver')!;
    expect(meantClaim(printed, gray, { red: 1, blue: 2 })).toBe('claim calgary-vancouver: 3 blue');
  });

  it('offers no locomotives where they do not pay', () => {
    const { printed } = mapOf('switzerland');
    const plain = [...printed.tracks.values()].find((track) => !track.tunnel && track.color === 'white')!;
    expect(meantClaim(printed, plain, { loco: 9 })).toBe(`claim ${plain.id}: ${plain.length} white`);
  });

  it('is a choice of tickets in order', () => {
    expect(meantKeep(new Set([2, 0]))).toBe('keep 1 3');
    expect(meantKeep(new Set())).toBe('keep');
  });
});

describe('a hint', () => {
  const legal: Move[] = [
    { text: 'claim a-b: 2 red', group: 'claim', params: { track: 'a-b', cards: { red: 2 } } },
    { text: 'draw red', group: 'draw', params: { card: 'red' } },
    { text: 'draw deck', group: 'draw', params: {} },
    { text: 'keep 1 3', group: 'keep', params: { keep: [0, 2] } },
  ];

  it('points at what it touches', () => {
    expect(pointedAt('claim a-b: 2 red', legal)).toMatchObject({ track: 'a-b', draw: null });
    expect(pointedAt('draw red', legal)).toMatchObject({ track: null, draw: 'red' });
    expect(pointedAt('draw deck', legal).draw).toBe('deck');
    expect([...pointedAt('keep 1 3', legal).keep]).toEqual([0, 2]);
  });

  it('points at nothing when it is no longer legal', () => {
    expect(pointedAt('draw blue', legal).text).toBe('');
    expect(pointedAt(null, legal).track).toBeNull();
  });
});
