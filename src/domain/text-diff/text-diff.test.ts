import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffSequences, type Kind } from './sequence';
import { diffText, type TextPiece } from './text-diff';

const only = (pieces: readonly TextPiece[], ...kinds: Kind[]) =>
  pieces.flatMap(({ kind, text }) => (kinds.includes(kind) ? text : [])).join('');

const text = fc
  .array(fc.constantFrom('知情', '同意', '，', '。', ' ', '\n', 'data', 'v2', '😀', '𠮷'), { maxLength: 40 })
  .map((parts) => parts.join(''));

describe('the difference between two texts', () => {
  test('contains both texts, without adjacent pieces of one kind', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = diffText(before, after);
        expect(only(pieces, 'kept', 'added')).toBe(after);
        expect(only(pieces, 'kept', 'removed')).toBe(before);
        expect(pieces.every(({ kind }, index) => kind !== pieces[index - 1]?.kind)).toBe(true);
      }),
    );
  });

  test('is empty for equal texts', () => {
    fc.assert(
      fc.property(text, (same) => {
        expect(only(diffText(same, same), 'added', 'removed')).toBe('');
      }),
    );
  });

  test.each<[string, string, string, string, string]>([
    ['a word within a paragraph', '一\n我们会收集姓名。\n三', '一\n我们会收集手机号。\n三', '姓名', '手机号'],
    ['a paragraph between two others', '一\n三', '一\n二\n三', '', '二\n'],
    ['whole words of English', 'kept for 30 days', 'kept for 300 days', '30', '300'],
    ['a version or a decimal', '同意书（v1.0）', '同意书（v2.0）', 'v1.0', 'v2.0'],
    ['a replaced paragraph', '完全自愿参加\n', '结果仅供了解\n', '完全自愿参加\n', '结果仅供了解\n'],
  ])('is %s', (_, before, after, removed, added) => {
    const pieces = diffText(before, after);
    expect(only(pieces, 'removed')).toBe(removed);
    expect(only(pieces, 'added')).toBe(added);
  });

  test('replaces 30,000 unrelated characters as a whole without delay', () => {
    const [before, after] = ['甲乙\n'.repeat(10_000), '丙丁\n'.repeat(10_000)];
    const pieces = diffText(before, after);
    expect(pieces.map(({ kind }) => kind)).toEqual(['removed', 'added']);
    expect(only(pieces, 'kept', 'added')).toBe(after);
  });
});

test('keeps a longest common subsequence', () => {
  const item = fc.constantFrom('a', 'b', 'c');
  const common = (before: string[], after: string[]): number => {
    const [first, ...rest] = before;
    if (first === undefined) return 0;
    const place = after.indexOf(first);
    const without = common(rest, after);
    return place < 0 ? without : Math.max(without, 1 + common(rest, after.slice(place + 1)));
  };
  fc.assert(
    fc.property(fc.array(item, { maxLength: 7 }), fc.array(item, { maxLength: 7 }), (before, after) => {
      const kept = diffSequences(before, after).flatMap(({ kind, items }) => (kind === 'kept' ? items : []));
      expect(kept).toHaveLength(common(before, after));
    }),
  );
});
