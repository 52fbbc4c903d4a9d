import { describe, expect, test } from 'vitest';
import type { QuizContent } from '../../../contract/quiz';
import type { AnswerInput, AnswerValue } from '../../../contract/quiz-answer';
import { choice, condition, jump, level, optionsOf, question, quiz, rule, show } from '../testing/build';
import { evaluate } from './evaluate';
import { nextQuestion } from './next';
import { toRecordedAnswers } from './snapshot';

const today = '2026-03-02';

const answers = (values: Record<string, AnswerValue>): Record<string, AnswerInput> =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { value }]));
const run = (content: QuizContent, values: Record<string, AnswerValue>) => evaluate(content, answers(values), today);
const hidden = (content: QuizContent, values: Record<string, AnswerValue>) =>
  Object.fromEntries(run(content, values).questions.map(({ questionId, hiddenBy }) => [questionId, hiddenBy]));
const text = (code: string) => question('text', code, { required: false });

describe('visibility', () => {
  test('a target is hidden until one of its show rules holds', () => {
    const content = quiz([choice('a', 0, 1, 2), text('b')], {
      rules: [show('b', condition('a', 'eq', ['a-1'])), show('b', condition('a', 'eq', ['a-2']))],
    });
    expect(hidden(content, {})).toEqual({ a: null, b: 'rule' });
    expect(hidden(content, { a: 'a-0' })).toEqual({ a: null, b: 'rule' });
    expect(hidden(content, { a: 'a-1' })).toEqual({ a: null, b: null });
    expect(hidden(content, { a: 'a-2' })).toEqual({ a: null, b: null });
  });

  test('`all` requires every condition, `any` one', () => {
    const conditions = [condition('a', 'eq', ['a-1']), condition('b', 'eq', ['b-1'])];
    const of = (match: 'all' | 'any') =>
      quiz([choice('a', 0, 1), choice('b', 0, 1), text('c')], { rules: [rule({ targetId: 'c', match, conditions })] });
    expect(hidden(of('all'), { a: 'a-1', b: 'b-0' }).c).toBe('rule');
    expect(hidden(of('all'), { a: 'a-1', b: 'b-1' }).c).toBeNull();
    expect(hidden(of('any'), { a: 'a-1', b: 'b-0' }).c).toBeNull();
    expect(hidden(of('any'), { a: 'a-0', b: 'b-0' }).c).toBe('rule');
  });

  test('a hidden section hides its questions, up to the next section', () => {
    const section = (code: string) => question('section', code);
    const content = quiz([choice('a', 0, 1), section('s1'), text('b'), text('c'), section('s2'), text('d')], {
      rules: [rule({ targetKind: 'section', targetId: 's1', conditions: [condition('a', 'eq', ['a-1'])] })],
    });
    expect(hidden(content, { a: 'a-0' })).toEqual({
      a: null,
      s1: 'rule',
      b: 'section',
      c: 'section',
      s2: null,
      d: null,
    });
    expect(hidden(content, { a: 'a-1' })).toEqual({ a: null, s1: null, b: null, c: null, s2: null, d: null });
  });

  test('a jump into the middle of a section shows the rest of it', () => {
    const content = quiz([choice('a', 0, 1), question('section', 's'), text('b'), text('c')], {
      rules: [jump('c', condition('a', 'eq', ['a-1']))],
    });
    expect(hidden(content, { a: 'a-1' })).toEqual({ a: null, s: 'jump', b: 'jump', c: null });
  });

  test('a jump to a hidden question continues at the next visible one', () => {
    const content = quiz([choice('a', 0, 1), text('b'), text('c'), text('d')], {
      rules: [jump('c', condition('a', 'eq', ['a-1'])), show('c', condition('a', 'eq', ['a-0']))],
    });
    expect(hidden(content, { a: 'a-1' })).toEqual({ a: null, b: 'jump', c: 'rule', d: null });
    expect(nextQuestion(content, answers({ a: 'a-1' }), 'a', today)).toEqual({ kind: 'question', questionId: 'd' });
  });

  test('a hidden option cannot be selected, and an earlier selection is dropped', () => {
    const content = quiz([choice('a', 0, 1), choice('b', 5, 7)], {
      rules: [rule({ targetKind: 'option', targetId: 'b-1', conditions: [condition('a', 'eq', ['a-1'])] })],
    });
    expect(run(content, { a: 'a-1', b: 'b-1' })).toMatchObject({ total: 8 });
    const result = run(content, { a: 'a-0', b: 'b-1' });
    expect(result).toMatchObject({ total: null, isComplete: false });
    expect(result.questions[1]).toMatchObject({ value: null, optionIds: ['b-0'], problems: [{ code: 'required' }] });
  });

  test('an option is shown if one of its show rules holds', () => {
    const byOption = (value: string) =>
      rule({ targetKind: 'option', targetId: 'b-1', conditions: [condition('a', 'eq', [value])] });
    const content = quiz([choice('a', 0, 1, 2), choice('b', 5, 7)], { rules: [byOption('a-1'), byOption('a-2')] });
    expect(['a-0', 'a-1', 'a-2'].map((a) => run(content, { a, b: 'b-1' }).total)).toEqual([null, 8, 9]);
  });

  test('a choice question without visible options is hidden', () => {
    const rules = ['b-0', 'b-1'].map((targetId) =>
      rule({ targetKind: 'option', targetId, conditions: [condition('a', 'eq', ['a-1'])] }),
    );
    const content = quiz([choice('a', 0, 1), choice('b', 5, 7)], { rules });
    expect(hidden(content, { a: 'a-0' })).toEqual({ a: null, b: 'noOptions' });
    expect(run(content, { a: 'a-0' })).toMatchObject({ total: 0, isComplete: true });
  });

  test('a hidden question makes every operator except notExists false', () => {
    const content = quiz([choice('a', 0, 1), choice('b', 0, 1), text('c'), text('d')], {
      rules: [
        show('b', condition('a', 'eq', ['a-1'])),
        show('c', condition('b', 'neq', ['b-1'])),
        show('d', condition('b', 'notExists')),
      ],
    });
    expect(hidden(content, { a: 'a-0', b: 'b-0' })).toEqual({ a: null, b: 'rule', c: 'rule', d: null });
    expect(hidden(content, { a: 'a-1', b: 'b-0' })).toEqual({ a: null, b: null, c: null, d: 'rule' });
  });
});

describe('jumps', () => {
  test('start right after the last question of their conditions', () => {
    const conditions = [condition('a', 'eq', ['a-1']), condition('b', 'exists')];
    const content = quiz([choice('a', 0, 1), text('x'), text('b'), text('c'), text('d')], {
      rules: [rule({ kind: 'jump', targetId: 'd', match: 'any', conditions })],
    });
    expect(hidden(content, { a: 'a-1' })).toEqual({ a: null, x: null, b: null, c: 'jump', d: null });
  });

  test('the first in order wins', () => {
    const questions = [choice('a', 0, 1), text('b'), text('c'), text('d')];
    const [far, near] = [jump('d', condition('a', 'exists')), jump('c', condition('a', 'exists'))];
    expect(hidden(quiz(questions, { rules: [far, near] }), { a: 'a-0' })).toMatchObject({ c: 'jump', d: null });
    expect(hidden(quiz(questions, { rules: [near, far] }), { a: 'a-0' })).toMatchObject({ b: 'jump', c: null });
  });

  test('a jump from a skipped question is ignored', () => {
    const content = quiz([choice('a', 0, 1), text('b'), text('c'), text('d'), text('e')], {
      rules: [
        jump('c', condition('a', 'eq', ['a-1'])),
        rule({
          kind: 'jump',
          targetId: 'e',
          match: 'any',
          conditions: [condition('a', 'eq', ['a-1']), condition('b', 'notExists')],
        }),
      ],
    });
    expect(hidden(content, { a: 'a-1' })).toEqual({ a: null, b: 'jump', c: null, d: null, e: null });
    expect(hidden(content, { a: 'a-0' })).toEqual({ a: null, b: null, c: 'jump', d: 'jump', e: null });
  });

  test('a jump from a question hidden by its rules is taken, also to the end', () => {
    const content = quiz([choice('a', 0, 1), text('b'), text('c')], {
      rules: [show('b', condition('a', 'eq', ['a-1'])), jump('disqualify', condition('b', 'notExists'))],
    });
    expect(run(content, { a: 'a-0' }).outcome).toBe('disqualified');
    expect(nextQuestion(content, answers({ a: 'a-0' }), 'a', today)).toEqual({ kind: 'disqualified' });
    expect(run(content, { a: 'a-1', b: 'x' }).outcome).toBe('finished');
  });

  test('no jump is taken while its question lacks a required answer', () => {
    const content = quiz([choice('a', 0, 1), text('b')], { rules: [jump('disqualify', condition('a', 'notExists'))] });
    expect(run(content, {})).toMatchObject({ outcome: 'finished', isComplete: false, eligibility: 'pending' });
  });

  test('`end` ends the quiz with the score of the visible questions', () => {
    const content = quiz([choice('a', 0, 3), choice('b', 0, 5)], {
      rules: [jump('end', condition('a', 'eq', ['a-1']))],
      resultLevels: [level('low', 0, 8)],
    });
    const result = run(content, { a: 'a-1', b: 'b-1' });
    expect(result).toMatchObject({ outcome: 'ended', total: 3, levelCode: 'low', isComplete: true, next: 'review' });
    expect(result.questions[1]).toMatchObject({ hiddenBy: 'end', isDropped: true, points: null });
    expect(nextQuestion(content, answers({ a: 'a-1' }), 'a', today)).toEqual({ kind: 'end' });
    expect(nextQuestion(content, answers({ a: 'a-0' }), 'b', today)).toEqual({ kind: 'end' });
    expect(nextQuestion(content, {}, null, today)).toEqual({ kind: 'question', questionId: 'a' });
  });

  test.each([
    ['back', jump('a', condition('b', 'exists'))],
    ['to itself', jump('b', condition('b', 'exists'))],
    ['to a removed question', jump('gone', condition('a', 'exists'))],
    ['from a removed question', jump('c', condition('gone', 'notExists'))],
    ['without a condition', jump('end')],
    [
      'to an option',
      rule({ kind: 'jump', targetKind: 'option', targetId: 'c', conditions: [condition('a', 'exists')] }),
    ],
  ])('a jump %s is ignored', (_name, wrong) => {
    const content = quiz([choice('a', 0, 1), text('b'), text('c')], { rules: [wrong] });
    expect(hidden(content, { a: 'a-0', b: 'x' })).toEqual({ a: null, b: null, c: null });
  });

  test('in a draft, a condition on a question that is not earlier never holds', () => {
    const late = [condition('c', 'notExists'), condition('gone', 'notExists')];
    const of = (match: 'all' | 'any') =>
      rule({ targetId: 'b', match, conditions: [condition('a', 'exists'), ...late] });
    const questions = [choice('a', 0, 1), text('b'), text('c')];
    expect(hidden(quiz(questions, { rules: [of('all')] }), { a: 'a-0' }).b).toBe('rule');
    expect(hidden(quiz(questions, { rules: [of('any')] }), { a: 'a-0' }).b).toBeNull();
    expect(hidden(quiz(questions, { rules: [show('b')] }), { a: 'a-0' }).b).toBe('rule');
    expect(hidden(quiz(questions, { rules: [show('gone', condition('a', 'exists'))] }), { a: 'a-0' }).b).toBeNull();
  });
});

describe('flags and disqualification', () => {
  const risky = (riskFlag: 'warn' | 'red', disqualify = false) =>
    question('single', 'a', {
      scored: true,
      options: optionsOf('a', 0, { score: 1, riskFlag, disqualify }),
    });
  const levels = [level('none', 0, 0), level('some', 1, 9, { severity: 'low' })];
  const whole = (first: ReturnType<typeof risky>) =>
    quiz([first, choice('b', 0, 8)], {
      resultLevels: [...levels, level('excluded', null, null, { severity: 'excluded' })],
    });

  test.each([
    ['warn', 'medium', ['some']],
    ['red', 'high', ['redFlag', 'some']],
  ] as const)('%s raises the severity to %s and leaves the level', (flag, severity, hints) => {
    const result = run(whole(risky(flag)), { a: 'a-1', b: 'b-0' });
    expect(result).toMatchObject({ total: 1, levelCode: 'some', severity });
    expect(result.hints.map(({ code }) => code)).toEqual(hints);
    expect(result.flags).toEqual([
      { questionId: 'a', optionId: 'a-1', title: 'Title a', optionLabel: 'Option a-1', flag },
    ]);
  });

  test('a flag never lowers the severity of the level', () => {
    const content = { ...whole(risky('warn')), resultLevels: [level('all', 0, 99, { severity: 'critical' })] };
    expect(run(content, { a: 'a-1', b: 'b-0' }).severity).toBe('critical');
  });

  test('the higher of several flags counts, also on one question', () => {
    const a = question('multiple', 'a', { options: optionsOf('a', { riskFlag: 'warn' }, { riskFlag: 'red' }) });
    const result = run(quiz([a]), { a: ['a-0', 'a-1'] });
    expect(result.severity).toBe('high');
    expect(result.questions[0]?.flag).toBe('red');
    expect(run(quiz([a]), { a: ['a-0'] }).questions[0]?.flag).toBe('warn');
  });

  test('a disqualified quiz is over, has no level and is closed', () => {
    const content = quiz(
      [question('boolean', 'a', { options: optionsOf('a', {}, { disqualify: true }) }), choice('b', 0, 8)],
      {
        resultLevels: levels,
      },
    );
    const result = run(content, { a: 'a-1', b: 'b-1' });
    expect(result).toMatchObject({
      outcome: 'disqualified',
      total: null,
      levelCode: null,
      severity: 'excluded',
      eligibility: 'ineligible',
      next: 'close',
      hints: [{ code: 'excluded', fallback: 'excluded' }],
      isComplete: true,
    });
    expect(result.questions[1]).toMatchObject({ hiddenBy: 'disqualified', isDropped: true, value: null });
    expect(result.explanation).toContainEqual({ kind: 'disqualified', questionId: 'a', optionId: 'a-1', ruleId: null });
  });

  test('a red flag sends a disqualified record to review, with its own severity', () => {
    const result = run(whole(risky('red', true)), { a: 'a-1', b: 'b-1' });
    expect(result).toMatchObject({ severity: 'high', next: 'review', eligibility: 'ineligible', levelCode: null });
    expect(result.hints.map(({ code }) => code)).toEqual(['redFlag', 'excluded']);
  });

  test('a warning does not keep a disqualified record open', () => {
    expect(run(whole(risky('warn', true)), { a: 'a-1' })).toMatchObject({ severity: 'medium', next: 'close' });
  });

  test('flags after the quiz has stopped are not raised', () => {
    const first = question('single', 'z', { options: optionsOf('z', { disqualify: true }, {}) });
    const result = run(quiz([first, risky('red')]), { z: 'z-0', a: 'a-1' });
    expect(result).toMatchObject({ flags: [], severity: 'excluded', next: 'close' });
  });

  test('a refused answer does not disqualify, but raises its flag', () => {
    const options = optionsOf('a', { riskFlag: 'red', disqualify: true }, { exclusive: true });
    const result = run(quiz([question('multiple', 'a', { options })]), { a: ['a-0', 'a-1'] });
    expect(result).toMatchObject({ outcome: 'finished', isComplete: false, severity: 'high' });
    expect(result.flags).toHaveLength(1);
  });
});

describe('levels', () => {
  test('without scores there is one level, once everything is answered', () => {
    const content = quiz([question('text', 'a', { required: true })], {
      scoreMode: 'none',
      resultLevels: [level('excluded', null, null, { severity: 'excluded' }), level('done', null, null)],
    });
    expect(run(content, {})).toMatchObject({ levelCode: null, severity: null, hints: [] });
    expect(run(content, { a: 'x' })).toMatchObject({ levelCode: 'done', severity: 'normal', total: null });
    expect(run({ ...content, resultLevels: [] }, { a: 'x' })).toMatchObject({ levelCode: null, severity: null });
  });

  test('both ends of a level belong to it', () => {
    const content = quiz([choice('a', 4, 5, 9, 10)], { resultLevels: [level('low', 0, 4), level('mild', 5, 9)] });
    expect(['a-0', 'a-1', 'a-2', 'a-3'].map((a) => run(content, { a }).levelCode)).toEqual([
      'low',
      'mild',
      'mild',
      null,
    ]);
  });

  test('a level without a full range, or with severity “excluded”, applies to no score', () => {
    const excluded = level('z', 0, 9, { severity: 'excluded' });
    const content = quiz([choice('a', 0, 1)], { resultLevels: [level('x', null, 9), level('y', 0, null), excluded] });
    expect(run(content, { a: 'a-0' }).levelCode).toBeNull();
  });

  test('dimensions have their own scores and levels; the record has that of the total', () => {
    const dimensions = [
      { dimensionId: 'd1', name: 'One', method: 'sum' as const },
      { dimensionId: 'd2', name: 'Two', method: 'mean' as const },
    ];
    const content = quiz(
      [
        { ...choice('a', 0, 3), dimensionId: 'd1' },
        { ...choice('b', 1, 2), dimensionId: 'd2' },
        { ...choice('c', 0, 1), dimensionId: 'd2' },
      ],
      {
        scoreMode: 'dimension',
        dimensions,
        resultLevels: [level('d1-high', 3, 3, { dimensionId: 'd1' }), level('all', 0, 10)],
      },
    );
    expect(run(content, { a: 'a-1', b: 'b-1', c: 'c-1' })).toMatchObject({
      total: 4.5,
      levelCode: 'all',
      dimensions: [
        { dimensionId: 'd1', score: 3, levelCode: 'd1-high' },
        { dimensionId: 'd2', score: 1.5, levelCode: null },
      ],
    });
    expect(run(content, { a: 'a-1', b: 'b-1' })).toMatchObject({
      total: null,
      levelCode: null,
      dimensions: [{ score: 3 }, { score: null }],
    });
  });
});

describe('the explanation', () => {
  test('lists rules, options and points', () => {
    const content = quiz(
      [
        choice('a', 0, 2),
        question('multiple', 'b', {
          scored: true,
          weight: 2,
          scoreCap: 3,
          options: optionsOf('b', 2, { score: 2, riskFlag: 'warn' }),
        }),
        text('c'),
        question('number', 'd', { scored: true, scoreRanges: [{ min: 0, max: 5, score: 1 }], weight: 0.5 }),
        text('e'),
        text('f'),
      ],
      { scoreMode: 'weighted', resultLevels: [level('all', 0, 100)] },
    );
    const [shown, jumped, ended] = [
      show('b', condition('a', 'eq', ['a-1'])),
      jump('d', condition('b', 'exists')),
      jump('end', condition('e', 'exists')),
    ];
    const result = run({ ...content, rules: [shown, jumped, ended] }, { a: 'a-1', b: ['b-0', 'b-1'], d: 4, e: 'x' });
    expect(result.explanation).toEqual([
      { kind: 'points', questionId: 'a', optionId: 'a-1', range: null, points: 2 },
      { kind: 'weighted', questionId: 'a', points: 2, weight: 1 },
      { kind: 'shown', questionId: 'b', ruleId: shown.ruleId },
      { kind: 'points', questionId: 'b', optionId: 'b-0', range: null, points: 2 },
      { kind: 'points', questionId: 'b', optionId: 'b-1', range: null, points: 2 },
      { kind: 'capped', questionId: 'b', from: 4, to: 3 },
      { kind: 'weighted', questionId: 'b', points: 3, weight: 2 },
      { kind: 'flag', questionId: 'b', optionId: 'b-1', flag: 'warn' },
      { kind: 'jump', questionId: 'b', ruleId: jumped.ruleId, to: 'd' },
      { kind: 'hidden', questionId: 'c', by: 'jump' },
      { kind: 'points', questionId: 'd', optionId: null, range: 0, points: 1 },
      { kind: 'weighted', questionId: 'd', points: 1, weight: 0.5 },
      { kind: 'end', questionId: 'e', ruleId: ended.ruleId },
      { kind: 'hidden', questionId: 'f', by: 'end' },
      { kind: 'total', score: 8.5 },
      { kind: 'level', levelCode: 'all', minScore: 0, maxScore: 100 },
    ]);
    expect(run(content, {}).explanation).toContainEqual({ kind: 'unscored', questionId: 'a' });
    const excluding = jump('disqualify', condition('a', 'exists'));
    expect(run({ ...content, rules: [excluding] }, { a: 'a-0' }).explanation).toContainEqual({
      kind: 'disqualified',
      questionId: 'a',
      optionId: null,
      ruleId: excluding.ruleId,
    });
  });
});

test('a record stores the wording of all answerable questions', () => {
  const content = quiz([
    choice('a', 0, 2),
    question('section', 's', { title: 'Section' }),
    question('multiple', 'b', { options: optionsOf('b', { allowOther: true }, {}), sensitive: true }),
    question('description', 'd'),
  ]);
  const result = evaluate(content, { a: { value: 'a-1' }, b: { value: ['b-0'], others: { 'b-0': ' more ' } } }, today);
  expect(toRecordedAnswers(content, result)).toEqual([
    {
      questionId: 'a',
      sectionTitle: null,
      titleSnapshot: 'Title a',
      type: 'single',
      value: 'a-1',
      others: {},
      optionLabels: ['Option a-1'],
      score: 2,
      scored: true,
      riskFlag: 'none',
      sensitive: false,
      masked: false,
      hidden: false,
    },
    {
      questionId: 'b',
      sectionTitle: 'Section',
      titleSnapshot: 'Title b',
      type: 'multiple',
      value: ['b-0'],
      others: { 'b-0': 'more' },
      optionLabels: ['Option b-0'],
      score: null,
      scored: false,
      riskFlag: 'none',
      sensitive: true,
      masked: false,
      hidden: false,
    },
  ]);
});
