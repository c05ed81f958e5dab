/** What is offered is legal, and what is legal is offered. */

import { describe, expect, it } from 'vitest';
import {
  claimsOf,
  fewestKept,
  keepMove,
  kindsIn,
  narrowed,
  tunnelPayments,
} from '../src/families/tickets/logic/claims';
import { type Card, total } from '../src/families/tickets/logic/printed';
import { stored } from './stored';

describe.each(stored())('$name', ({ state }) => {
  const { legal } = state;
  const hand = state.view.hand ?? {};
  const claims = claimsOf(legal, hand);

  it('offers every legal claim once and nothing else', () => {
    const offered = [...claims.values()].flat().map((way) => way.text);
    expect(offered.toSorted()).toEqual(
      legal
        .filter((move) => move.group === 'claim')
        .map((move) => move.text)
        .toSorted(),
    );
  });

  it('puts the cheapest payment first', () => {
    for (const ways of claims.values()) {
      const prices = ways.map(({ cards }) => total(cards) + (cards.loco ?? 0));
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    }
  });

  it('narrows to legal payments that use the wanted cards', () => {
    for (const ways of claims.values()) {
      for (const kind of kindsIn(ways)) {
        const left = narrowed(ways, new Set<Card>([kind]));
        expect(left.length).toBeGreaterThan(0);
        for (const way of left) expect(way.cards[kind]).toBeGreaterThan(0);
      }
    }
  });

  it('keeps only sets of tickets that are legal', () => {
    const offer = state.view.offer ?? [];
    const sets = Array.from({ length: 2 ** offer.length }, (_, mask) =>
      offer.flatMap((_, i) => ((mask >> i) & 1 ? [i] : [])),
    );
    const found = sets.map((kept) => keepMove(legal, new Set(kept))).filter((text) => text !== null);
    expect(found.toSorted()).toEqual(
      legal
        .filter((move) => move.group === 'keep')
        .map((move) => move.text)
        .toSorted(),
    );
    if (found.length) expect(keepMove(legal, new Set(offer.keys()))).not.toBeNull();
    expect(fewestKept(legal)).toBeLessThanOrEqual(offer.length);
  });

  it('offers the tunnel payments', () => {
    const paid = legal.filter((move) => move.text.startsWith('tunnel pay')).map((move) => move.text);
    expect(
      tunnelPayments(legal, hand)
        .map((way) => way.text)
        .toSorted(),
    ).toEqual(paid.toSorted());
  });
});
