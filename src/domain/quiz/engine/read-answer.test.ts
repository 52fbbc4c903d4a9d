import { describe, expect, test } from 'vitest';
import type { AnswerInput } from '../../../contract/quiz-answer';
import type { Question, QuestionType, Validation } from '../../../contract/quiz-question';
import { optionsOf, question } from '../testing/build';
import { readAnswer } from './read-answer';

const today = '2026-03-02';

const read = (asked: Question, value: unknown, others?: unknown) =>
  readAnswer(asked, asked.options, { value, others } as AnswerInput, today);
const problems = (asked: Question, value: unknown, others?: unknown) =>
  read(asked, value, others).problems.map(({ code, params }) => [code, ...Object.values(params)]);
const form = (type: QuestionType, validation: Validation, required = true) =>
  question(type, 'q', { validation, required });

describe('required', () => {
  const empty: [QuestionType, unknown][] = [
    ['single', ''],
    ['multiple', []],
    ['text', '  '],
    ['textarea', undefined],
    ['number', null],
    ['date', ''],
    ['image', []],
    ['region', ''],
    ['signature', ''],
  ];
  test.each(empty)('%s left empty', (type, value) => {
    expect(problems(question(type, 'q', { required: true }), value)).toEqual([['required']]);
    expect(read(question(type, 'q', { required: false }), value)).toMatchObject({ problems: [], accepted: undefined });
  });

  test('descriptions and sections take no answer', () => {
    for (const type of ['description', 'section'] as const) {
      expect(read(question(type, 'q', { required: true }), 'x')).toMatchObject({ problems: [], given: undefined });
    }
  });
});

const wrongKind: [QuestionType, unknown][] = [
  ['single', 1],
  ['boolean', ['q-0']],
  ['multiple', 'q-0'],
  ['text', 5],
  ['textarea', ['x']],
  ['number', '5'],
  ['number', Number.NaN],
  ['rate', Number.POSITIVE_INFINITY],
  ['date', '2026-02-30'],
  ['date', 20260302],
  ['image', 'file'],
  ['image', ['']],
  ['region', '44'],
  ['region', 440305],
  ['signature', ' '],
];
test.each(wrongKind)('%s with a malformed value: %s', (type, value) => {
  const options = type === 'single' || type === 'boolean' || type === 'multiple' ? optionsOf('q', 0, 1) : [];
  const reading = read(question(type, 'q', { options, required: true }), value);
  expect(reading).toMatchObject({ given: undefined, accepted: undefined, problems: [{ code: 'malformed' }] });
});

describe('choices', () => {
  const multiple = (fields: Partial<Question> = {}) =>
    question('multiple', 'q', { options: optionsOf('q', {}, {}, {}, { exclusive: true }), ...fields });

  test('are read in the order of the options, each once', () => {
    expect(read(multiple(), ['q-2', 'q-0', 'q-2'])).toMatchObject({ accepted: ['q-0', 'q-2'], problems: [] });
  });

  test('that are unknown are refused', () => {
    expect(problems(question('single', 'q', { options: optionsOf('q', 0, 1) }), 'gone')).toEqual([['unknownOption']]);
    expect(problems(multiple(), ['q-0', 'gone'])).toEqual([['unknownOption']]);
    expect(problems(multiple(), ['gone'])).toEqual([['unknownOption']]);
  });

  test('have a minimum and a maximum', () => {
    const asked = multiple({ minChoices: 2, maxChoices: 2 });
    expect(problems(asked, ['q-0'])).toEqual([['tooFewChoices', 2]]);
    expect(problems(asked, ['q-0', 'q-1'])).toEqual([]);
    expect(problems(asked, ['q-0', 'q-1', 'q-2'])).toEqual([['tooManyChoices', 2]]);
    expect(problems(multiple({ minChoices: 0, maxChoices: 0 }), ['q-0', 'q-1', 'q-2'])).toEqual([]);
  });

  test('without a selection are no answer, not too few', () => {
    expect(problems(multiple({ minChoices: 2, required: false }), [])).toEqual([]);
  });

  test('"none of the above" is exclusive, even with a higher minimum', () => {
    expect(problems(multiple({ minChoices: 2 }), ['q-3'])).toEqual([]);
    expect(problems(multiple(), ['q-0', 'q-3'])).toEqual([['exclusiveWithOthers']]);
  });

  test('never require more than the visible options', () => {
    const asked = multiple({ minChoices: 3 });
    const reading = readAnswer(asked, asked.options.slice(0, 1), { value: ['q-0', 'q-1'] }, today);
    expect(reading).toMatchObject({ accepted: ['q-0'], problems: [] });
  });

  test('can require a text', () => {
    const options = optionsOf(
      'q',
      { allowOther: true, otherRequired: true, otherMaxLength: 3 },
      {},
      { allowOther: true, otherMaxLength: null },
    );
    const asked = question('single', 'q', { options });
    expect(problems(asked, 'q-0')).toEqual([['otherRequired']]);
    expect(problems(asked, 'q-0', { 'q-0': 7 })).toEqual([['otherRequired']]);
    expect(problems(asked, 'q-0', { 'q-0': ' 四个字的 ' })).toEqual([['otherTooLong', 3]]);
    expect(read(asked, 'q-0', { 'q-0': ' 𠮷野家 ' })).toMatchObject({ others: { 'q-0': '𠮷野家' }, problems: [] });
    expect(read(asked, 'q-1', { 'q-1': 'x' })).toMatchObject({ others: {}, problems: [] });
    expect(problems(asked, 'q-2')).toEqual([]);
    expect(problems(asked, 'q-2', { 'q-2': 'x'.repeat(101) })).toEqual([['otherTooLong', 100]]);
  });
});

describe('text', () => {
  test.each([
    [{ minLength: 2 }, '一', [['tooShort', 2]]],
    [{ maxLength: 2 }, '𠮷野家', [['tooLong', 2]]],
    [{ maxLength: 2 }, ' 𠮷野 ', []],
    [{}, 'x'.repeat(501), [['tooLong', 500]]],
    [{ maxLength: 2000 }, 'x'.repeat(501), [['tooLong', 500]]],
    [{ preset: 'none' as const }, 'x', []],
    [{ preset: 'integer' as const }, 'x', []],
    [{ preset: 'mobile' as const }, '13812341234', []],
    [{ preset: 'mobile' as const }, '+86 138 1234 1234', []],
    [{ preset: 'mobile' as const }, '12812341234', [['notMobile']]],
    [{ preset: 'name' as const }, '欧阳娜娜', []],
    [{ preset: 'name' as const }, "Anne-Marie O'Neil", []],
    [{ preset: 'name' as const }, '张3', [['notName']]],
    [{ preset: 'email' as const }, 'a@b.cn', []],
    [{ preset: 'email' as const }, 'a@b', [['notEmail']]],
    [{ preset: 'idCard' as const }, '11010519491231002X', []],
    [{ preset: 'idCard' as const }, '11010519491231002x', []],
    [{ preset: 'idCard' as const }, '110105194912310021', [['notIdCard']]],
    [{ preset: 'idCard' as const }, '11010520230230001X', [['notIdCard']]],
    [{ preset: 'idCard' as const }, '99010519491231002X', [['notIdCard']]],
    [{ preset: 'idCard' as const }, '110105209912310022', [['notIdCard']]],
    [{ preset: 'idCard' as const }, '1101051949', [['notIdCard']]],
    [{ pattern: 'a|b', message: 'a or b' }, 'ab', [['notPattern', 'a or b']]],
    [{ pattern: '[a-z]+' }, 'A', [['notPattern', '']]],
    [{ pattern: '[a-z]+' }, 'abc', []],
    [{ pattern: '[' }, 'anything', []],
  ] as [Validation, string, unknown[]][])('%o takes %s', (validation, value, expected) => {
    expect(problems(form('text', validation), value)).toEqual(expected);
  });

  test('of several lines may be longer', () => {
    expect(problems(form('textarea', {}), 'x'.repeat(2000))).toEqual([]);
    expect(problems(form('textarea', {}), 'x'.repeat(2001))).toEqual([['tooLong', 2000]]);
  });
});

describe('numbers', () => {
  test.each([
    [{ min: 1, max: 2 }, 0, [['tooSmall', 1]]],
    [{ min: 1, max: 2 }, 3, [['tooLarge', 2]]],
    [{ min: 1, max: 2 }, 1.5, [['tooManyDecimals', 0]]],
    [{ preset: 'integer' as const, decimals: 3 }, 1.5, [['tooManyDecimals', 0]]],
    [{ preset: 'decimal' as const }, 5.71, []],
    [{ preset: 'decimal' as const }, 5.711, [['tooManyDecimals', 2]]],
    [{ decimals: 4 }, 0.1234, []],
    [{ decimals: 1 }, 0.1 + 0.2, [['tooManyDecimals', 1]]],
    [{}, -1e9, []],
    [{}, 2e9, [['tooLarge', 1e9]]],
  ] as [Validation, number, unknown[]][])('%o takes %d', (validation, value, expected) => {
    expect(problems(form('number', validation), value)).toEqual(expected);
  });

  test('zero has one sign', () => {
    expect(Object.is(read(form('number', {}), -0).accepted, 0)).toBe(true);
  });

  test.each([
    [{}, 0, [['tooSmall', 1]]],
    [{}, 5, []],
    [{}, 6, [['tooLarge', 5]]],
    [{}, 2.5, [['tooManyDecimals', 0]]],
    [{ min: 0, max: 10 }, 0, []],
  ] as [Validation, number, unknown[]][])('a rating %o takes %d', (validation, value, expected) => {
    expect(problems(form('rate', validation), value)).toEqual(expected);
  });
});

describe('days, files and the rest', () => {
  test.each([
    [{ maxDate: 'today' }, '2026-03-02', []],
    [{ maxDate: 'today' }, '2026-03-03', [['tooLate', '2026-03-02']]],
    [{ minDate: 'today-1d' }, '2026-03-01', []],
    [{ minDate: 'today-1d' }, '2026-02-28', [['tooEarly', '2026-03-01']]],
    [{ minDate: '2024-02-29', maxDate: 'today+1d' }, '2026-03-03', []],
    [{ minDate: 'someday' }, '1900-01-01', []],
  ] as [Validation, string, unknown[]][])('%o takes %s', (validation, value, expected) => {
    expect(problems(form('date', validation), value)).toEqual(expected);
  });

  test('files have a maximum number', () => {
    expect(problems(form('image', { maxFiles: 1 }), ['a', 'b'])).toEqual([['tooManyFiles', 1]]);
    expect(problems(form('image', {}), Array(9).fill('a'))).toEqual([]);
  });

  test('a region and a signature', () => {
    expect(problems(form('region', {}), '440305')).toEqual([]);
    expect(problems(form('signature', {}), 'file-1')).toEqual([]);
  });
});
