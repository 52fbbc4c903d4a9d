import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLine, cleanName, cleanText, countCharacters } from './text';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('a', '中', '𠮷', ' ', '\n', '\r', '\t', '\u3000', '\u200B', '\u202E', '\uD83D', '\uDE00'),
  }),
);

describe('text for storage', () => {
  test.each([
    ['  胃癌早筛 ', '胃癌早筛'],
    ['\u3000热词\u3000', '热词'],
    ['\u202D138 1234 1234\u202C', '138 1234 1234'],
    ['a\u202Egnp.exe', 'agnp.exe'],
    ['a\u200Bb\uFEFFc\0d', 'abcd'],
    ['first\r\nsecond', 'first\nsecond'],
    ['soft\u00ADware', 'software'],
    ['half \uD83D of a pair', 'half  of a pair'],
    ['👨\u200D👩\u200D👧', '👨\u200D👩\u200D👧'],
  ])('%j is stored as %j', (typed, kept) => {
    expect(cleanText(typed)).toBe(kept);
  });

  test.each(['', ' ', '\u3000\t\n', '\u200B\u200D\uFEFF', '\u3164', '\u2800 \u2800', '\u00AD'])(
    '%j is empty',
    (typed) => {
      expect(cleanText(typed)).toBe('');
    },
  );

  test('of one line has no line breaks', () => {
    expect(cleanLine('first\r\nsecond\tthird')).toBe('first second third');
  });

  test('is unchanged by cleaning it again, and not longer than the input', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const kept = cleanText(typed);
        expect(cleanText(kept)).toBe(kept);
        expect(countCharacters(kept)).toBeLessThanOrEqual(countCharacters(typed));
        expect(kept).not.toMatch(/[\u202A-\u202E\u2066-\u2069\0\r]|\p{Cs}/u);
        expect(cleanLine(typed)).not.toMatch(/[\n\r\t]/);
      }),
    );
  });

  test('keeps every visible character', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\p{Script=Han}A-Za-z0-9，。]{1,40}$/u), (typed) => {
        expect(cleanText(typed)).toBe(typed);
      }),
    );
  });

  test('is counted in code points', () => {
    expect(countCharacters('𠮷野家')).toBe(3);
    expect(countCharacters('x'.repeat(10_000))).toBe(10_000);
  });
});

test.each([
  ['阿卜杜拉•买买提', '阿卜杜拉·买买提'],
  ['阿卜杜拉・买买提', '阿卜杜拉·买买提'],
  ['阿卜杜拉．买买提', '阿卜杜拉·买买提'],
  ['阿卜杜拉.买买提', '阿卜杜拉·买买提'],
  ['阿卜杜拉‧买买提\u200B', '阿卜杜拉·买买提'],
  ['O’Brien', "O'Brien"],
  ['J．R. Smith', 'J.R. Smith'],
])('the name %s is stored as %s', (typed, kept) => expect(cleanName(typed)).toBe(kept));
