import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestMatches, matchScore } from './match';

const wild = fc.string({ unit: 'grapheme' });
const title = fc.string({ unit: fc.constantFrom(...'abcXYZ 会员列表-1１'), minLength: 1, maxLength: 12 });
const plainWord = fc.string({ unit: fc.constantFrom(...'abc会员1'), minLength: 1, maxLength: 6 });

describe('matchScore', () => {
  test('ignores case and width', () => {
    const wide = (text: string) =>
      text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
    fc.assert(
      fc.property(title, fc.array(title), (typed, names) => {
        const score = matchScore(typed, names);
        expect(matchScore(typed.toUpperCase(), names)).toBe(score);
        expect(matchScore(wide(typed), names)).toBe(score);
        expect(matchScore(typed, names.map(wide))).toBe(score);
      }),
    );
  });

  test('finds any part of a name, and rates the whole name above its start and its start above its middle', () => {
    fc.assert(
      fc.property(plainWord, fc.nat(), fc.nat(), (name, a, b) => {
        const from = a % name.length;
        const part = name.slice(from, from + 1 + (b % (name.length - from)));
        const score = matchScore(part, [name]);
        expect(score).toBeGreaterThan(0);
        expect(matchScore(name, [name])).toBeGreaterThanOrEqual(score);
        if (!name.startsWith(part)) expect(matchScore(name.slice(0, 1), [name])).toBeGreaterThan(score);
      }),
    );
  });

  test('requires each word in some name, and more names never lower the score', () => {
    fc.assert(
      fc.property(fc.array(plainWord, { minLength: 1, maxLength: 4 }), fc.array(title), title, (words, names, more) => {
        const fits = words.every((word) => matchScore(word, names) > 0);
        const score = matchScore(words.join('  '), names);
        expect(score > 0).toBe(fits);
        expect(matchScore(words.join(' '), [...names, more])).toBeGreaterThanOrEqual(score);
      }),
    );
  });

  test('is 0 for empty input, and a number for any input', () => {
    fc.assert(
      fc.property(wild, fc.array(wild), (typed, names) => {
        expect(Number.isFinite(matchScore(typed, names))).toBe(true);
        expect(matchScore(' '.repeat(typed.length), names)).toBe(0);
      }),
    );
    for (const typed of ['.*', '__proto__', '\u202e', '[(\\', '😀', 'x'.repeat(10_000)])
      expect(matchScore(typed, ['会员列表', 'Member List', 'constructor'])).toBe(0);
  });

  test('rates the start of a word above its middle', () => {
    expect(matchScore('list', ['Member List'])).toBeGreaterThan(matchScore('ember', ['Member List']));
    expect(matchScore('列表', ['会员列表'])).toBeGreaterThan(0);
    expect(matchScore('mem li', ['Member List'])).toBeGreaterThan(0);
  });
});

test('bestMatches returns the matching items, best first, ties in their order', () => {
  fc.assert(
    fc.property(plainWord, fc.array(title), (typed, names) => {
      const things = names.map((name, place) => ({ name, place }));
      const found = bestMatches(typed, things, ({ name }) => [name]);
      expect(new Set(found).size).toBe(found.length);
      const scores = found.map(({ name }) => matchScore(typed, [name]));
      expect(scores.every((score) => score > 0)).toBe(true);
      found.slice(1).forEach(({ place }, index) => {
        const [score = 0, next = 0] = scores.slice(index);
        expect(score > next || (score === next && (found[index]?.place ?? 0) < place)).toBe(true);
      });
      expect(found).toHaveLength(names.filter((name) => matchScore(typed, [name]) > 0).length);
    }),
  );
});
