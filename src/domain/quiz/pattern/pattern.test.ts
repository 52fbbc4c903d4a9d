import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compilePattern } from '../engine/read-answer';
import { isSlow } from './cost';
import { parsePattern } from './syntax';

describe('detects patterns that can hang', () => {
  test.each([
    '(a+)+$',
    '(a|a)*b',
    '(.*)*x',
    '(a*)*',
    '(a|aa)+',
    '([a-zA-Z]+)*',
    '(\\w+\\s?)+',
    '(\\d+,?)+',
    '(?:\\w|\\d)+x',
    '(x+x+)+y',
    '(a{2,})+',
    '(?:[a-z]|[\\u0061-\\u007a])*1',
    '^(\\p{L}|中)+$',
    '.*.*.*x',
    '\\s*\\s*\\s*',
    '(?=(a+)+$)a',
    '(?:(?=(?:.*y)*x).)*',
    '(a)\\1+',
    '(?<word>a)\\k<word>',
    '(a?){30}a{30}',
    `${'a?'.repeat(40)}${'a'.repeat(40)}`,
    '((a{20}){20}){20}',
    '(((((((){20}){20}){20}){20}){20}){20}){20}',
  ])('%s can', (pattern) => {
    expect(compilePattern(pattern)).toBeDefined();
    expect(isSlow(pattern, 500)).toBe(true);
  });

  test.each([
    '\\d+',
    '(?:[^\\s\\S]a)+',
    '\\x61+',
    '[\\u110000]+',
    '^\\d{6}$',
    '[a-z]+',
    '1[3-9]\\d{9}',
    '[1-9]\\d{5}(?:18|19|20)\\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\\d|3[01])\\d{3}[\\dXx]',
    '[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+',
    '\\d{3,4}-\\d{7,8}(?:-\\d{1,4})?',
    '\\d+(?:\\.\\d{1,2})?',
    '(?:\\d{1,3},)*\\d{1,3}',
    '(?=.*[a-z])(?=.*\\d).{8,20}',
    '[\\u4e00-\\u9fa5]{2,20}(?:·[\\u4e00-\\u9fa5]{1,20})*',
    '\\p{Script=Han}+',
    '(?:ab|cd)+',
    '.*,.*',
    '(?:https?:\\/\\/)?[\\w.-]+(?:\\/[\\w.-]*)*',
    '',
    '|',
    '[)(|*+]',
    '\\ud83d\\ude00+',
    'a{0}',
  ])('%s cannot', (pattern) => {
    expect(isSlow(pattern, 500)).toBe(false);
  });

  test('depends on the length of the text', () => {
    expect(isSlow('.*x.*x.*', 500)).toBe(true);
    expect(isSlow('.*x.*x.*', 100)).toBe(false);
  });
});

const atoms = ['a', 'b', '.', '[ab]', '\\w', '\\d', '(?:a|b)', '(a)'];
const patterns: fc.Arbitrary<string> = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(...atoms),
    fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => one + other),
    fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `(?:${one}|${other})`),
    fc
      .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '{2,}', '*?'))
      .map(([one, more]) => `(?:${one})${more}`),
  ),
})).pattern;

/** Number of steps of a backtracking matcher, as in browsers; it stops at `most`. */
function trialsOf(pattern: string, text: string, most: number): number {
  let trials = 0;
  type Tree = ReturnType<typeof parsePattern>;
  type Go = (at: number) => boolean;
  const run = (node: Tree, go: Go): Go => {
    if (node.kind === 'set') {
      const reads = new RegExp(`^${node.source}$`, 'u');
      return (at) => {
        trials += 1;
        return trials > most || (at < text.length && reads.test(text[at] as string) && go(at + 1));
      };
    }
    if (node.kind === 'all') return node.nodes.reduceRight<Go>((rest, child) => run(child, rest), go);
    if (node.kind === 'any') {
      const ways = node.nodes.map((child) => run(child, go));
      return (at) => ways.some((way) => way(at));
    }
    if (node.kind === 'repeat') {
      const again =
        (count: number): Go =>
        (at) => {
          const onwards = run(node.node, (to) => (to > at || count < node.min) && again(count + 1)(to));
          return (count < node.max && onwards(at)) || (count >= node.min && go(at));
        };
      return again(0);
    }
    return go;
  };
  run(parsePattern(pattern), (at) => at === text.length)(0);
  return trials;
}

test('a pattern rated as fast needs few steps for any text', () => {
  const texts = fc.tuple(
    fc.string({ unit: fc.constantFrom('a', 'b', '1'), minLength: 1, maxLength: 3 }),
    fc.constantFrom('!', '', 'a'),
  );
  fc.assert(
    fc.property(patterns, texts, (pattern, [cycle, end]) => {
      fc.pre(pattern.length <= 60 && !isSlow(pattern, 500));
      const text = cycle.repeat(60).slice(0, 60) + end;
      expect(trialsOf(pattern, text, 300_000)).toBeLessThan(300_000);
    }),
  );
});

test('no pattern makes the check throw or hang', () => {
  const pieces = fc.constantFrom(
    '(',
    ')',
    '(?:',
    '|',
    '*',
    '+',
    '?',
    '{2,}',
    '{20}',
    'a',
    '.',
    '[^a]',
    '\\d',
    '^',
    '(?=',
    '😀',
  );
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 60 }).map((list) => list.join('')),
      (pattern) => {
        if (compilePattern(pattern)) expect(typeof isSlow(pattern, 500)).toBe('boolean');
      },
    ),
  );
});
