import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pathOf, reach, scaleOf, spread, ticksIn } from '../../src/review/end/chart';
import { proofOf, verdict } from '../../src/review/end/fair';
import { keepCommitment, keptOf, ownEntropy } from '../../src/table/shuffle';
import { chapterName, find, marked } from '../../src/review/rules/find';
import { plainly, signed } from '../../src/review/score/sheet';

const subtle = webcrypto.subtle as unknown as SubtleCrypto;

describe('the chart', () => {
  const scores = [
    [0, 0],
    [2, -5],
    [2, -5],
    [9, 12],
  ];
  const scale = scaleOf(
    { width: 110, height: 110, left: 5, right: 5, top: 5, bottom: 5 },
    scores.length,
    reach(scores),
  );

  it('keeps everything in sight', () => {
    expect(reach(scores)).toEqual([-5, 12]);
    expect([scale.x(0), scale.x(3)]).toEqual([5, 105]);
    expect([scale.y(-5), scale.y(12)]).toEqual([105, 5]);
    expect([scale.move(0), scale.move(40), scale.move(500)]).toEqual([0, 1, 3]);
  });

  it('draws level stretches as one stroke', () => {
    expect(pathOf(scores, 0, scale).match(/[MHV]/g)!.join('')).toBe('MHVHVH');
  });

  it('has round ticks, zero among them', () => {
    expect(ticksIn([-50, 135])).toEqual([-50, 0, 50, 100]);
    expect(ticksIn([0, 12])).toEqual([0, 5, 10]);
  });

  it('keeps labels apart and above the ground', () => {
    expect(spread([50, 52, 10], 20, 100)).toEqual([50, 70, 10]);
    expect(spread([95, 96], 20, 100)).toEqual([80, 100]);
  });
});

describe('what a browser can vouch for', () => {
  const kept = { commitment: 'aa', entropy: 'bb' };

  it('vouches for the shuffle it saw promised and added to', () => {
    expect(proofOf(kept, 'aa', ['', 'bb'])).toBe('proven');
    expect(proofOf(kept, 'cc', ['', 'bb'])).toBe('changed');
    expect(proofOf(kept, 'aa', ['', 'dd'])).toBe('changed');
    expect(proofOf({ ...kept, entropy: '' }, 'aa', ['dd'])).toBe('unseen');
    expect(proofOf(null, 'aa', ['bb'])).toBe('unseen');
  });

  it('keeps the first commitment it saw, and what it added', () => {
    keepCommitment('table', 'first');
    keepCommitment('table', 'second');
    const entropy = ownEntropy('table');
    expect(entropy).toMatch(/^[0-9a-f]{64}$/);
    expect(keptOf('table')).toEqual({ commitment: 'first', entropy });
  });
});

describe('fair chance', () => {
  it('confirms what was promised, and nothing else', async () => {
    const secret = '00ff'.repeat(16);
    const bytes = Buffer.concat([Buffer.from('branchline '), Buffer.from(secret, 'hex')]);
    const promise = Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
    expect(await verdict(promise, secret, subtle)).toBe('kept');
    expect(await verdict(promise, `11${secret.slice(2)}`, subtle)).toBe('broken');
    expect(await verdict(promise, secret, undefined)).toBe('unable');
  });
});

describe('the rules', () => {
  const rules = [
    {
      id: 'TR-NL-FERRY-01',
      chapter: '3. Northern Lights: claiming routes',
      statement: 'A ferry has a locomotive symbol.',
      source: '',
    },
    {
      id: 'TR-NL-FERRY-02',
      chapter: '3. Northern Lights: claiming routes',
      statement: 'Each symbol costs a locomotive or a pair.',
      source: '',
    },
    { id: 'TR-NL-END-01', chapter: '4. Northern Lights: end', statement: 'Two wagons left end it.', source: '' },
  ];

  it('are found by id, by the beginning of one, and by words in any order', () => {
    const ids = (words: string) => find(rules, words).flatMap((chapter) => chapter.rules.map((rule) => rule.id));
    expect(ids('tr-nl-ferry-02')).toEqual(['TR-NL-FERRY-02']);
    expect(ids('TR-NL-F')).toEqual(['TR-NL-FERRY-01', 'TR-NL-FERRY-02']);
    expect(ids('pair locomotive')).toEqual(['TR-NL-FERRY-02']);
    expect(ids('')).toHaveLength(3);
    expect(ids('zebra')).toEqual([]);
  });

  it('stand in chapters with plain names', () => {
    expect(find(rules, '').map((chapter) => chapter.name)).toEqual([
      'Northern Lights: claiming routes',
      'Northern Lights: end',
    ]);
    expect(chapterName('4. Assign labourers (SN-ASG)')).toBe('Assign labourers');
  });

  it('show what was looked for', () => {
    expect(
      marked('A (ferry) here', 'ferry)')
        .filter((part) => part.hit)
        .map((part) => part.text),
    ).toEqual(['ferry)']);
    expect(marked('Ferry and ferry', 'ferry').filter((part) => part.hit)).toHaveLength(2);
  });
});

describe('numbers', () => {
  it('have real signs', () => {
    expect([plainly(-3), plainly(3), signed(3), signed(0), signed(-3)]).toEqual(['−3', '3', '+3', '0', '−3']);
  });
});
