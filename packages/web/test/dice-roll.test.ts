import { describe, expect, it } from 'vitest';
import { type Roll, terms, totalLine } from '../src/parts/dice/roll.ts';
import { timesFor } from '../src/parts/dice/times.ts';

const roll = (given: Partial<Roll>): Roll => ({
  key: '1',
  title: 'Grizzly Bear rolls to hit',
  dice: [{ faces: [4, 5], from: 'near' }],
  ...given,
});

describe('the total line', () => {
  it('adds the dice and what is added to them, against what must be met', () => {
    const against = { label: 'AL', value: 9 };
    expect(totalLine(roll({ plus: 3, total: 12, against }))).toBe('4 + 5 + 3 = 12 against AL 9');
    expect(totalLine(roll({ plus: -2, total: 7, against }))).toBe('4 + 5 − 2 = 7 against AL 9');
    expect(totalLine(roll({ plus: 0, total: 9, against }))).toBe('4 + 5 = 9 against AL 9');
  });

  it('leaves out a sum of one number', () => {
    expect(totalLine(roll({ dice: [{ faces: [4], from: 'near' }], total: 4 }))).toBe('4');
  });

  it('does not claim a sum that is none', () => {
    expect(totalLine(roll({ total: 5 }))).toBe('4 + 5 → 5');
  });

  it('sets throwers side by side when nothing is added up', () => {
    const dice: Roll['dice'] = [
      { faces: [4], from: 'near', label: 'Anna' },
      { faces: [6, 1], from: 'far', label: 'Ben' },
    ];
    expect(totalLine(roll({ dice }))).toBe('Anna 4 · Ben 6, 1');
  });

  it('names the faces of a coin', () => {
    const dice: Roll['dice'] = [{ faces: [2], from: 'near', label: 'Anna' }];
    expect(totalLine(roll({ dice, coin: ['tails', 'heads'] }))).toBe('Anna heads');
  });

  it('counts up number by number', () => {
    expect(terms(roll({ plus: 3, total: 12 })).map((term) => term.running)).toEqual([4, 9, 12]);
  });
});

describe('the times of a roll', () => {
  const whole = (speed: number, reduced = false) => {
    const { throw: thrown, count, verdict } = timesFor(speed, reduced);
    return thrown + count + verdict;
  };

  it('are 1.8 s at speed 1, in proportion at others, nothing at 0', () => {
    expect(whole(1)).toBe(1800);
    expect(whole(0.5)).toBe(900);
    expect(whole(0)).toBe(0);
    expect(whole(1, true)).toBeLessThan(whole(1));
  });
});
