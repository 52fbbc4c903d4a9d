import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSeverity } from '../../../contract/limits/quiz-checks';
import type { QuizContent, QuizRule } from '../../../contract/quiz';
import type { Question, Validation } from '../../../contract/quiz-question';
import { isConditionMet } from '../engine/conditions';
import { choice, condition, jump, level, optionsOf, question, quiz, rule, show } from '../testing/build';
import type { PublishContext } from './finding';
import { neverHolds } from './never-holds';
import { canPublish, checkQuiz } from './publish';

const today = '2026-03-02';
const everywhere = ['normal', 'low', 'medium', 'high', 'critical', 'redFlag', 'excluded'];
const hints = everywhere.map((levelCode) => ({ projectId: null, levelCode, status: 'enabled' as const }));
const context: PublishContext = { today, projectId: 'p1', hasAgreement: true, hints };

const check = (content: QuizContent, more: Partial<PublishContext> = {}) => checkQuiz(content, { ...context, ...more });
const codes = (content: QuizContent, more: Partial<PublishContext> = {}) =>
  check(content, more).map(({ code }) => code);

/** A passing quiz; questions are inserted before `last`, a question of 0–1 points. */
const passing = (questions: Question[] = [], fields: Partial<QuizContent> = {}) =>
  quiz([...questions, choice('last', 0, 1)], { resultLevels: [level('all', 0, 1)], ...fields });
const withRules = (...rules: QuizRule[]) =>
  passing(
    [choiceOf('a'), question('section', 's'), text('b'), question('boolean', 'y', { options: optionsOf('y', {}, {}) })],
    {
      rules,
    },
  );
const choiceOf = (code: string, fields: Partial<Question> = {}) =>
  question('single', code, { options: optionsOf(code, null, null), ...fields });
const text = (code: string, validation: Validation = {}) => question('text', code, { validation });

test('a valid quiz passes', () => {
  expect(check(passing([choiceOf('a'), text('b'), question('section', 's', { title: '' })]))).toEqual([]);
  expect(canPublish([])).toBe(true);
});

test('errors block publishing, warnings do not', () => {
  const finding = { at: [], params: {} };
  expect(canPublish([{ ...finding, code: 'questionUnreachable', severity: 'warning' }])).toBe(true);
  expect(canPublish([{ ...finding, code: 'noQuestions', severity: 'error' }])).toBe(false);
});

const ofQuestions: [string, Question, string[]][] = [
  ['an empty title', text('a', {}), []],
  ['a title of blanks', { ...text('a'), title: ' ' }, ['questionTitleMissing']],
  ['a code of digits', { ...text('a'), code: '1' }, ['questionCodeInvalid']],
  ['a duplicate code', { ...text('a'), code: 'last' }, ['questionCodeTwice']],
  ['an id that is taken', { ...text('a'), questionId: 'last' }, ['idTwice']],
  ['one option', choiceOf('a', { options: optionsOf('a', null) }), ['tooFewOptions']],
  ['an option without text', choiceOf('a', { options: optionsOf('a', { label: '' }, {}) }), ['optionLabelMissing']],
  ['equal option codes', choiceOf('a', { options: optionsOf('a', { code: '1' }, { code: '1' }) }), ['optionCodeTwice']],
  ['a duplicate option id', choiceOf('a', { options: optionsOf('last', null, null) }), ['idTwice', 'idTwice']],
  ['yes, no and perhaps', question('boolean', 'a', { options: optionsOf('a', null, null, null) }), ['booleanOptions']],
  ['a text with options', { ...text('a'), options: optionsOf('a', null) }, ['optionsNotForType']],
  [
    'an exclusive single option',
    choiceOf('a', { options: optionsOf('a', { exclusive: true }, {}) }),
    ['exclusiveNotForType'],
  ],
  ['more choices than options', multiple({ minChoices: 3 }), ['choicesBeyondOptions']],
  ['a maximum above the number of options', multiple({ maxChoices: 3 }), ['choicesBeyondOptions']],
  ['a minimum of choices above the maximum', multiple({ minChoices: 2, maxChoices: 1 }), ['minAboveMax']],
  ['no upper limit of choices', multiple({ minChoices: 2, maxChoices: 0 }), []],
  ['reversed lengths', text('a', { minLength: 3, maxLength: 2 }), ['minAboveMax']],
  ['a text longer than the limit', text('a', { minLength: 501 }), ['minAboveMax']],
  ['a multi-line text of the same length', question('textarea', 'a', { validation: { minLength: 501 } }), []],
  ['reversed numbers', number({ min: 3, max: 2 }), ['minAboveMax']],
  ['one number', number({ min: 3, max: 3 }), []],
  ['no number in the range', number({ min: 0.1, max: 0.9 }), ['noPossibleNumber']],
  ['a number in the range, with decimals', number({ min: 0.1, max: 0.9, decimals: 1 }), []],
  ['no minimum', number({ max: 5 }), []],
  ['a rating from 1 to 0', question('rate', 'a', { validation: { max: 0 } }), ['minAboveMax']],
  ['no rating in the range', question('rate', 'a', { validation: { min: 1.2, max: 1.8 } }), ['noPossibleNumber']],
  ['a text preset for a number', number({ preset: 'mobile' }), ['presetNotForType']],
  ['a number preset for a text', text('a', { preset: 'integer' }), ['presetNotForType']],
  ['a number preset for a number', number({ preset: 'integer' }), []],
  ['a mobile number of 20 digits', text('a', { preset: 'mobile', minLength: 20 }), ['presetLength']],
  ['a name of one character', text('a', { preset: 'name', maxLength: 1 }), ['presetLength']],
  ['a preset that fits', text('a', { preset: 'name', maxLength: 10 }), []],
  ['an invalid pattern', text('a', { pattern: '[' }), ['patternInvalid']],
  ['a pattern that hangs on some texts', text('a', { pattern: '(a+)+' }), ['patternSlow']],
  ['a pattern with a preset', text('a', { pattern: 'a', preset: 'name' }), ['patternWithPreset']],
  ['a birth date in a text', { ...text('a'), fieldBinding: 'birthDate' }, ['bindingNotForType']],
  ['a name in a text', { ...text('a'), fieldBinding: 'name' }, []],
  ['reversed days', date({ minDate: 'today+1d', maxDate: 'today' }), ['minAboveMax']],
  ['days that move together', date({ minDate: 'today-9d', maxDate: 'today' }), []],
  ['days that become empty', date({ minDate: 'today', maxDate: '2026-03-05' }), ['dateRangeEnds']],
  ['days that only grow', date({ minDate: '2020-01-01', maxDate: 'today' }), []],
  ['days that are fixed', date({ minDate: '2020-01-01', maxDate: '2021-01-01' }), []],
  ['no last day', date({ minDate: 'today' }), []],
  ['no first day', date({ maxDate: 'today' }), []],
  ['an invalid first day', date({ minDate: 'soon' }), ['dateInvalid']],
  ['an invalid last day', date({ maxDate: 'later' }), ['dateInvalid']],
  // Scores.
  ['a scored text', { ...text('a'), scored: true }, ['scoredNotForType']],
  ['a scored question that is optional', { ...choice('a', 0, 0), required: false }, ['scoredNotRequired']],
  [
    'a scored option without points',
    { ...choice('a', 0, 0), options: optionsOf('a', 0, null) },
    ['optionScoreMissing'],
  ],
  ['a cap on a single choice', { ...choice('a', 0, 0), scoreCap: 1 }, ['scoreCapNotForType']],
  ['a cap on several choices', multiple({ scored: true, scoreCap: 1, options: optionsOf('a', 0, 0) }), []],
  ['a scored number without ranges', scoredNumber([], { min: 0, max: 5 }), ['scoreRangesMissing']],
  ['a gap between ranges', scoredNumber([range(0, 2), range(3, 5)], { min: 0, max: 5 }), ['scoreRangesGap']],
  ['ranges that overlap', scoredNumber([range(0, 3), range(2, 5)], { min: 0, max: 5 }), ['scoreRangesGap']],
  ['a reversed range', scoredNumber([range(3, 0)], { min: 0, max: 0 }), ['minAboveMax', 'scoreRangesCover']],
  ['a number below all ranges', scoredNumber([range(1, 5)], { min: 0, max: 5 }), ['scoreRangesCover']],
  ['a number above all ranges', scoredNumber([range(0, 4)], { min: 0, max: 5 }), ['scoreRangesCover']],
  ['a scored number without a maximum', scoredNumber([range(0, 4)], { min: 0 }), ['scoreRangesCover']],
  ['a scored number without a minimum', scoredNumber([range(0, 4)], { max: 4 }), ['scoreRangesCover']],
  ['ranges that cover all numbers that can be entered', scoredNumber([range(0, 4)], { min: 0, max: 4.5 }), []],
];

function multiple(fields: Partial<Question>) {
  return question('multiple', 'a', { options: optionsOf('a', null, null), ...fields });
}
function number(validation: Validation) {
  return question('number', 'a', { validation });
}
function date(validation: Validation) {
  return question('date', 'a', { validation });
}
function range(min: number, max: number) {
  return { min, max, score: 0 };
}
function scoredNumber(scoreRanges: Question['scoreRanges'], validation: Validation) {
  return question('number', 'a', { scored: true, scoreRanges, validation });
}

test.each(ofQuestions)('%s', (_name, asked, expected) => {
  expect(codes(passing([asked]))).toEqual(expected);
});

test('a quiz needs a title and something to answer', () => {
  expect(codes({ ...passing(), title: ' ' })).toEqual(['titleMissing']);
  const empty = quiz([question('description', 'a')], { scoreMode: 'none', resultLevels: [level('all', null, null)] });
  expect(codes(empty)).toEqual(['noQuestions']);
});

test('only one question can fill a profile field', () => {
  const named = (code: string): Question => ({ ...text(code), fieldBinding: 'name' });
  expect(codes(passing([named('a'), named('b')]))).toEqual(['bindingTwice']);
});

test('a finding has its place', () => {
  const found = check(passing([choiceOf('a', { options: optionsOf('a', {}, { label: '' }) })]));
  expect(found).toEqual([
    {
      code: 'optionLabelMissing',
      severity: 'error',
      at: ['questions', 0, 'options', 1, 'label'],
      params: { question: 'a', option: 2 },
    },
  ]);
  const [gap] = check(passing([scoredNumber([range(0, 2), range(5, 3)], { min: 0, max: 2 })]));
  expect(gap?.at).toEqual(['questions', 0, 'scoreRanges', 1]);
});

describe('rules', () => {
  const isA = condition('a', 'eq', ['a-1']);
  const about = (
    type: Question['type'],
    operator: Parameters<typeof condition>[1],
    value: Parameters<typeof condition>[2],
  ) => {
    const options = type === 'multiple' || type === 'single' ? optionsOf('x', null, null) : [];
    return passing([question(type, 'x', { options }), text('t')], {
      rules: [show('t', condition('x', operator, value))],
    });
  };

  test.each([
    ['to show the end', rule({ targetKind: 'end', conditions: [isA] }), ['targetNotForKind']],
    [
      'to jump to an option',
      rule({ kind: 'jump', targetKind: 'option', targetId: 'last-1', conditions: [isA] }),
      ['targetNotForKind'],
    ],
    ['to show a removed question', show('gone', isA), ['targetMissing']],
    ['to show a section as a question', show('s', isA), ['targetNotOfKind']],
    [
      'to show a question as a section',
      rule({ targetKind: 'section', targetId: 'b', conditions: [isA] }),
      ['targetNotOfKind'],
    ],
    [
      'to show one option of a yes/no question',
      rule({ targetKind: 'option', targetId: 'y-1', conditions: [isA] }),
      ['targetNotOfKind'],
    ],
    ['to show an option', rule({ targetKind: 'option', targetId: 'last-1', conditions: [isA] }), []],
    ['to show a section', rule({ targetKind: 'section', targetId: 's', conditions: [isA] }), []],
    ['to disqualify', jump('disqualify', isA), []],
    ['to end', jump('end', isA), []],
    ['to jump back', jump('a', condition('b', 'exists')), ['jumpBackwards']],
    ['to jump to itself', jump('b', condition('b', 'exists')), ['jumpBackwards']],
    ['to jump ahead', jump('y', condition('b', 'exists')), []],
    ['about a later question', show('a', condition('b', 'exists')), ['conditionNotEarlier']],
    ['about itself', show('b', condition('b', 'exists')), ['conditionNotEarlier']],
    ['about a removed question', show('b', condition('gone', 'exists')), ['conditionQuestionMissing']],
    ['about nothing', show('b'), ['noConditions']],
    ['about a section', show('b', condition('s', 'exists')), ['operatorNotForType']],
    ['about a removed option', show('b', condition('a', 'in', ['a-1', 'gone'])), ['conditionOptionMissing']],
  ] as [string, QuizRule, string[]][])('%s', (_name, wrong, expected) => {
    expect(codes(withRules(wrong))).toEqual(expected);
  });

  test('with a duplicate id', () => {
    const twice = show('b', isA);
    expect(codes(withRules(twice, twice))).toEqual(['idTwice']);
  });

  test.each([
    ['number', 'gt', 5, true],
    ['number', 'gt', ['5'], false],
    ['number', 'gt', null, false],
    ['number', 'gt', [1, 2], false],
    ['number', 'between', [1, 2], true],
    ['number', 'between', [2, 1], false],
    ['number', 'between', 2, false],
    ['number', 'exists', null, true],
    ['number', 'exists', 5, false],
    ['rate', 'eq', 3, true],
    ['date', 'between', ['today-3d', 'today'], true],
    ['date', 'between', ['today', 'today-3d'], false],
    ['date', 'lt', ['2026-02-30'], false],
    ['date', 'lt', ['today', 'today'], false],
    ['date', 'lt', 5, false],
    ['single', 'eq', ['x-1'], true],
    ['single', 'eq', ['x-0', 'x-1'], false],
    ['single', 'neq', ['x-0', 'x-1'], false],
    ['single', 'in', ['x-0', 'x-1'], true],
    ['single', 'in', [], false],
    ['single', 'in', 5, false],
    ['multiple', 'eq', ['x-0', 'x-1'], true],
    ['multiple', 'notExists', null, true],
    ['text', 'eq', ['yes'], true],
    ['text', 'eq', [1, 2], false],
    ['region', 'in', ['440000'], true],
    ['region', 'in', ['44'], false],
  ] as [Question['type'], 'eq', string[], boolean][])('%s %s %o fits: %s', (type, operator, value, fits) => {
    const found = codes(about(type, operator, value)).filter((code) => code !== 'questionUnreachable');
    expect(found).toEqual(fits ? [] : ['valueNotForOperator']);
  });
});

describe('a condition on a number', () => {
  const never = (validation: Question['validation'], operator: 'eq', value: Parameters<typeof condition>[2]) =>
    check(
      passing([question('number', 'x', { validation }), text('t')], {
        rules: [jump('end', condition('x', operator, value))],
      }),
    );

  test('that no answer fulfills is a warning', () => {
    expect(never({ min: 0, max: 10, decimals: 1 }, 'gt' as 'eq', 10)).toEqual([
      {
        code: 'conditionNeverHolds',
        severity: 'warning',
        at: ['rules', 0, 'conditions', 0],
        params: { rule: 1, question: 'x', min: 0, max: 10, decimals: 1 },
      },
    ]);
  });

  test('can hold if and only if some number of the question fulfills it', () => {
    const tenths = fc.integer({ min: -40, max: 40 }).map((tenth) => tenth / 10);
    const asked = fc.record({
      operator: fc.constantFrom('eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'between', 'exists'),
      decimals: fc.constantFrom(0, 1),
      ends: fc.tuple(tenths, tenths).map(([one, other]) => [Math.min(one, other), Math.max(one, other) + 1] as const),
      pair: fc
        .tuple(tenths, tenths)
        .map(([one, other]): [number, number] => [Math.min(one, other), Math.max(one, other)]),
    });
    fc.assert(
      fc.property(asked, ({ operator, decimals, ends: [min, max], pair }) => {
        const x = question('number', 'x', { validation: { min, max, decimals } });
        const value = operator === 'exists' ? null : operator === 'between' ? pair : pair[0];
        const about = condition('x', operator as 'eq', value);
        const step = 10 ** decimals;
        const first = Math.ceil(Number((min * step).toFixed(4)));
        const last = Math.floor(Number((max * step).toFixed(4)));
        const answers = Array.from({ length: last - first + 1 }, (_, at) => (first + at) / step);
        // A full range contains more than the one number for which `neq` is false; otherwise `neq` is skipped.
        fc.pre(operator !== 'neq' || answers.length > 1);
        expect(neverHolds(about, x)).toBe(!answers.some((answer) => isConditionMet(about, x, answer, today)));
      }),
    );
  });
});

test('a question that no answers lead to is a warning', () => {
  const never = [condition('a', 'eq', ['a-0']), condition('a', 'eq', ['a-1'])];
  const found = check(withRules(rule({ targetId: 'b', conditions: never })));
  expect(found).toEqual([
    { code: 'questionUnreachable', severity: 'warning', at: ['questions', 2], params: { question: 'b' } },
  ]);
});

describe('scores', () => {
  const two = (fields: Partial<QuizContent>) => quiz([choice('a', 0, 1), choice('b', 0, 1)], fields);
  const d = (dimensionId: string, fields = {}) => ({
    dimensionId,
    name: dimensionId,
    method: 'sum' as const,
    ...fields,
  });
  const inDimension = (dimensionId: string, code: string) => ({ ...choice(code, 0, 1), dimensionId });

  test('in a quiz without scores', () => {
    const levels = [level('only', null, null), level('excluded', null, null, { severity: 'excluded' })];
    const none = { scoreMode: 'none' as const, resultLevels: levels };
    expect(codes(quiz([choiceOf('a')], none))).toEqual([]);
    expect(codes(quiz([choice('a', 0, 1)], none))).toEqual(['scoredWithoutMode']);
    expect(codes(quiz([choiceOf('a')], { ...none, resultLevels: [] }))).toEqual(['oneLevelWithoutScore']);
    expect(codes(quiz([choiceOf('a')], { ...none, resultLevels: [level('x', 0, null)] }))).toEqual([
      'levelRangeUnexpected',
    ]);
  });

  test('without scored questions', () => {
    expect(codes(quiz([choiceOf('a')], { resultLevels: [level('all', 0, 0)] }))).toEqual(['nothingScored']);
  });

  test('with weights', () => {
    const weighted = { scoreMode: 'weighted' as const, resultLevels: [level('all', 0, 2)] };
    expect(codes(two(weighted))).toEqual(['weightMissing', 'weightMissing']);
    const half = { ...weighted, resultLevels: [level('low', 0, 0.49), level('high', 0.5, 1)] };
    expect(codes(quiz([{ ...choice('a', 0, 2), weight: 0.5 }], half))).toEqual(['levelGap']);
    expect(codes(quiz([{ ...choice('a', 0, 1), weight: 0.5 }], half))).toEqual([]);
  });

  test('with dimensions', () => {
    const levels = [level('all', 0, 2)];
    const by = (questions: Question[], fields: Partial<QuizContent>) =>
      codes(quiz(questions, { scoreMode: 'dimension', resultLevels: levels, ...fields }));
    const both = [inDimension('d1', 'a'), inDimension('d1', 'b')];
    expect(by(both, { dimensions: [d('d1')] })).toEqual([]);
    expect(by(both, { dimensions: [d('d1'), d('d2')] })).toEqual(['dimensionEmpty']);
    expect(by(both, { dimensions: [d('d1', { name: ' ' })] })).toEqual(['dimensionNameMissing']);
    expect(by(both, { dimensions: [d('d1'), d('d2', { name: 'd1' })] })).toEqual([
      'dimensionNameTwice',
      'dimensionEmpty',
    ]);
    expect(by(both, { dimensions: [d('d1'), d('d1', { name: 'x' })] })).toContain('idTwice');
    expect(by([inDimension('d1', 'a'), choice('b', 0, 1)], { dimensions: [d('d1')] })).toEqual(['dimensionMissing']);
    expect(by([inDimension('d1', 'a'), inDimension('gone', 'b')], { dimensions: [d('d1')] })).toEqual([
      'dimensionMissing',
    ]);
    const own = level('own', 0, 1, { dimensionId: 'd1' });
    expect(by(both, { dimensions: [d('d1')], resultLevels: [...levels, own] })).toEqual(['levelsCoverOf']);
    expect(by(both, { dimensions: [d('d1')], resultLevels: [...levels, { ...own, maxScore: 2 }] })).toEqual([]);
    expect(by(both, { dimensions: [d('d1')], resultLevels: [...levels, { ...own, dimensionId: 'd9' }] })).toEqual([
      'levelDimension',
    ]);
    expect(codes(two({ dimensions: [d('d1')], resultLevels: [...levels, own] }))).toEqual(['levelDimension']);
    // A mean of whole points is not whole.
    const mean = { dimensions: [d('d1', { method: 'mean' })] };
    expect(by(both, { ...mean, resultLevels: [level('low', 0, 0), level('high', 1, 1)] })).toEqual(['levelGap']);
    expect(by(both, { ...mean, resultLevels: [level('low', 0, 0.99), level('high', 1, 1)] })).toEqual([]);
  });

  test('that nobody can reach', () => {
    const excluding = passing([choiceOf('a', { options: optionsOf('a', { disqualify: true }, { disqualify: true }) })]);
    expect(codes(excluding)).toEqual(['scoreImpossible', 'questionUnreachable']);
  });

  test('in a quiz with too many paths are estimated', () => {
    // The last question refers to each of 16 questions, so that 2¹⁶ paths are open at once.
    const many = Array.from({ length: 16 }, (_, index) => choiceOf(`a${index}`));
    const last = many.map(({ questionId }) => text(`b${questionId}`));
    const rules = many.map(({ questionId }) =>
      show(`b${questionId}`, condition(questionId, 'eq', [`${questionId}-1`])),
    );
    const found = check(passing([...many, ...last], { rules }));
    expect(found).toEqual([{ code: 'scoreRangeEstimated', severity: 'warning', at: ['rules'], params: {} }]);
  });
});

describe('levels', () => {
  const levels = (...resultLevels: QuizContent['resultLevels']) =>
    codes(quiz([choice('a', 0, 5, 10)], { resultLevels }));
  const low = level('low', 0, 4);
  const high = level('high', 5, 10);

  test.each([
    ['that follow each other', [low, high], []],
    ['in any order', [high, low], []],
    ['that exceed the possible scores', [level('low', -5, 4), level('high', 5, 20)], []],
    ['with a gap', [low, level('high', 6, 10)], ['levelGap']],
    ['with steps of 0.01 for whole scores', [level('low', 0, 4.99), high], ['levelGap']],
    ['that overlap', [low, level('high', 4, 10)], ['levelOverlap']],
    ['that begin too late', [level('low', 1, 4), high], ['levelsCover']],
    ['that end too early', [low, level('high', 5, 9)], ['levelsCover']],
    ['that contain no score', [level('x', -9, -1), low, high], ['levelUnreachable']],
    ['beyond the highest score', [low, high, level('x', 11, 12)], ['levelUnreachable']],
    ['that are missing', [], ['levelsMissing']],
    ['without a range', [low, level('high', 5, null)], ['levelRangeMissing']],
    ['with reversed bounds', [low, level('high', 10, 5)], ['minAboveMax']],
    ['without a code', [low, { ...high, code: '' }], ['levelCodeMissing']],
    ['without a name', [low, { ...high, name: '' }], ['levelNameMissing']],
    ['with the same code', [low, { ...high, code: 'low' }], ['levelCodeTwice']],
    ['with the code of the redFlag hint', [low, { ...high, code: 'redFlag' }], ['levelCodeReserved']],
    ['with the code “excluded”', [low, { ...high, code: 'excluded' }], ['levelCodeReserved']],
    ['excluded', [low, high, level('excluded', null, null, { severity: 'excluded' })], []],
    [
      'excluded with a range',
      [low, high, level('excluded', null, 5, { severity: 'excluded' })],
      ['levelRangeUnexpected'],
    ],
  ] as [string, QuizContent['resultLevels'], string[]][])('%s', (_name, given, expected) => {
    expect(levels(...given)).toEqual(expected);
  });

  test('are 0.01 apart once a score is not whole', () => {
    const of = (...scores: number[]) =>
      codes(quiz([choice('a', ...scores)], { resultLevels: [level('low', 0, 0.99), level('high', 1, 2)] }));
    expect(of(0, 0.5, 2)).toEqual([]);
    expect(of(0, 1, 2)).toEqual(['levelGap']);
    const capped = { ...multiple({ scored: true, options: optionsOf('a', 0, 2) }), scoreCap: 1.5 };
    expect(codes(quiz([capped], { resultLevels: [level('low', 0, 0.99), level('high', 1, 1.5)] }))).toEqual([]);
    const rated = quiz([question('rate', 'a', { scored: true })], {
      resultLevels: [level('low', 1, 2), level('high', 3, 5)],
    });
    expect(codes(rated)).toEqual([]);
    const ranges = [{ min: 0, max: 1, score: 0.5 }];
    const numbered = question('number', 'a', { scored: true, scoreRanges: ranges, validation: { min: 0, max: 1 } });
    expect(codes(quiz([numbered], { resultLevels: [level('low', 0, 0.49), level('high', 0.5, 1)] }))).toEqual([
      'levelUnreachable',
    ]);
  });
});

describe('what a quiz needs around it', () => {
  const hint = (levelCode: string, projectId: string | null = null, status: 'enabled' | 'disabled' = 'enabled') => ({
    levelCode,
    projectId,
    status,
  });
  const red = passing([choiceOf('a', { options: optionsOf('a', { riskFlag: 'red' }, { disqualify: true }) })]);

  test('a hint for each level, of the project or global', () => {
    expect(codes(passing(), { hints: [] })).toEqual(['hintMissing']);
    expect(codes(passing(), { hints: [hint('normal')] })).toEqual([]);
    expect(codes(passing(), { hints: [hint('all', 'p1')] })).toEqual([]);
    expect(codes(passing(), { hints: [hint('all', 'p2')] })).toEqual(['hintMissing']);
    expect(codes(passing(), { hints: [hint('normal', null, 'disabled')] })).toEqual(['hintMissing']);
    expect(codes(passing(), { hints: [hint('all')] })).toEqual(['hintMissing']);
  });

  test('a hint for red flags and one for exclusion, if they are possible', () => {
    expect(check(red, { hints: [hint('normal')] }).map(({ params }) => params.level)).toEqual(['redFlag', 'excluded']);
    expect(codes(red)).toEqual([]);
    const byRule = withRules(jump('disqualify', condition('a', 'eq', ['a-1'])));
    expect(codes(byRule, { hints: [hint('normal')] })).toEqual(['hintMissing']);
    const byLevel = passing([], {
      resultLevels: [level('all', 0, 1), level('excluded', null, null, { severity: 'excluded' })],
    });
    expect(codes(byLevel, { hints: [hint('normal')] })).toEqual(['hintMissing']);
  });

  test('an agreement before a sensitive question', () => {
    const sensitive = passing([{ ...text('a'), sensitive: true }]);
    expect(codes(sensitive)).toEqual([]);
    expect(codes(sensitive, { hasAgreement: false })).toEqual(['agreementMissing']);
    expect(codes(passing(), { hasAgreement: false })).toEqual([]);
  });
});

test('each code is an error or a warning', () => {
  for (const severity of Object.values(checkSeverity)) expect(['error', 'warning']).toContain(severity);
});
