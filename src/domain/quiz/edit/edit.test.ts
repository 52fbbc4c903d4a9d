import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { quiz as limit, questionTypes } from '../../../contract/limits/quiz';
import { QuizContent } from '../../../contract/quiz';
import type { QuestionType } from '../../../contract/quiz-question';
import { findDisorderedRules } from '../checks/rules';
import { choice, condition, jump, level, optionsOf, question, quiz, rule, show } from '../testing/build';
import { tools } from '../testing/questions';
import { drafts, quizFrom } from '../testing/quizzes';
import { ruleFrom } from '../testing/rules';
import { type Tape, tapes } from '../testing/tape';
import { changeType } from './change-type';
import { findFreeCode, renameOptionCode, renameQuestionCode } from './codes';
import { emptyQuiz, newLevel, newQuestion } from './defaults';
import { findQuestions } from './find';
import { commit, createHistory, redo, undo } from './history';
import { addItem, deleteItem, moveItem, updateItem, updateSettings } from './items';
import { setLevelCode } from './levels';
import { addOption, deleteOption, moveOption, updateOption } from './options';
import {
  addQuestion,
  deleteQuestion,
  duplicateQuestion,
  moveQuestion,
  moveTogether,
  moveToSection,
  restoreQuestion,
  updateQuestion,
} from './questions';
import type { EditResult } from './result';

vi.setConfig({ testTimeout: 60_000 });

const applied = (result: EditResult): QuizContent => {
  if (!result.ok) throw new Error(`refused: ${result.refusal.code}`);
  return result.quiz;
};
const refusal = (result: EditResult) => (result.ok ? null : result.refusal);
const ids = ({ questions }: QuizContent) => questions.map(({ questionId }) => questionId);

const base = quiz([choice('a', 0, 1), question('section', 's'), question('text', 'b'), question('section', 't')]);

describe('questions', () => {
  test('are added with a free code, scored and required where the quiz scores', () => {
    const there = [question('section', 'x', { code: 's2' }), { ...choice('a', 0, 1), code: 'q2' }];
    const added = applied(addQuestion({ ...base, questions: there }, 'single', 0, tools));
    expect(added.questions[0]).toMatchObject({ code: 'q3', scored: true, required: true, options: [{}, {}] });
    // Sections and descriptions do not count among the answerable questions.
    expect(applied(addQuestion({ ...base, questions: there }, 'section', 0, tools)).questions[0]?.code).toBe('s3');
    expect(applied(addQuestion(added, 'description', 0, tools)).questions[0]?.code).toBe('d1');
    expect(applied(addQuestion(emptyQuiz(''), 'boolean', 9, tools)).questions[0]).toMatchObject({
      scored: false,
      options: [{ label: 'Yes' }, { label: 'No' }],
    });
    expect(newQuestion({ ...base, scoreMode: 'weighted' }, 'section', 's', tools)).toMatchObject({
      required: false,
      weight: 1,
    });
    const full = quiz(Array.from({ length: limit.maxQuestions }, (_, index) => choice(`x${index}`, 0, 1)));
    expect(refusal(addQuestion(full, 'text', 0, tools))).toMatchObject({ code: 'tooMany', params: { max: 200 } });
  });

  test.each(questionTypes)('a new %s is valid in the contract', (type) => {
    QuizContent.parse(applied(addQuestion(base, type, 0, tools)));
  });

  test('are moved to an index, or to the end of a section', () => {
    expect(ids(applied(moveQuestion(base, 'b', 0)))).toEqual(['b', 'a', 's', 't']);
    expect(ids(applied(moveQuestion(base, 'a', 99)))).toEqual(['s', 'b', 't', 'a']);
    expect(ids(applied(moveQuestion(base, 'a', -5)))).toEqual(['a', 's', 'b', 't']);
    expect(ids(applied(moveToSection(base, 'a', 's')))).toEqual(['s', 'b', 'a', 't']);
    expect(ids(applied(moveToSection(base, 'a', 't')))).toEqual(['s', 'b', 't', 'a']);
    expect(ids(applied(moveToSection(base, 'b', null)))).toEqual(['a', 'b', 's', 't']);
    expect(ids(applied(moveToSection(base, 's', 't')))).toEqual(['a', 'b', 't', 's']);
    const headed = quiz([question('section', 's'), question('text', 'b')]);
    expect(ids(applied(moveToSection(headed, 'b', null)))).toEqual(['b', 's']);
    for (const [id, to] of [
      ['gone', 's'],
      ['a', 'gone'],
      ['a', 'b'],
      ['s', 's'],
    ] as const) {
      expect(refusal(moveToSection(base, id, to))?.code).toBe('notFound');
    }
    expect(refusal(moveQuestion(base, 'gone', 0))?.code).toBe('notFound');
  });

  test('are moved together, before another one or to the end', () => {
    expect(ids(applied(moveTogether(base, ['s', 'b'], 'a')))).toEqual(['s', 'b', 'a', 't']);
    expect(ids(applied(moveTogether(base, ['s', 'b'], null)))).toEqual(['a', 't', 's', 'b']);
    expect(refusal(moveTogether(base, ['gone'], null))?.code).toBe('notFound');
    expect(refusal(moveTogether(base, ['s', 'b'], 'b'))?.code).toBe('notFound');
  });

  test('are restored once after deletion', () => {
    const [first] = base.questions;
    if (!first) throw new Error('no question');
    const without = applied(deleteQuestion(base, 'a'));
    expect(applied(restoreQuestion(without, first, 0))).toEqual(base);
    expect(ids(applied(restoreQuestion(without, first, 9)))).toEqual(['s', 'b', 't', 'a']);
    expect(restoreQuestion(base, first, 0)).toEqual({ ok: true, quiz: base });
    const taken = quiz(without.questions.map((one) => ({ ...one, code: 'a' })));
    expect(applied(restoreQuestion(taken, first, 0)).questions[0]?.code).toBe('a_2');
  });

  test('are not moved where a rule would refer ahead or jump back', () => {
    const ruled = quiz([choice('a', 0, 1), question('section', 's'), question('text', 'b'), choice('c', 0, 1)], {
      rules: [
        show('b', condition('a', 'exists')),
        jump('s', condition('a', 'exists')),
        show('a', condition('c', 'exists')),
      ],
    });
    const [shown, jumped] = ruled.rules.map(({ ruleId }) => ruleId);
    expect(refusal(moveQuestion(ruled, 'a', 1))).toEqual({
      code: 'movedBeforeCondition',
      params: { rules: 1 },
      rules: [jumped],
    });
    expect(refusal(moveQuestion(ruled, 'a', 3))?.rules).toEqual([shown, jumped]);
    expect(refusal(moveToSection(ruled, 'b', null))).toBeNull();
    expect(refusal(moveToSection(ruled, 'a', 's'))?.rules).toEqual([shown, jumped]);
    // The third rule refers ahead already.
    expect(ids(applied(moveQuestion(ruled, 'c', 2)))).toEqual(['a', 's', 'c', 'b']);
  });

  test('never invalidate a rule when moved by an operator', () => {
    fc.assert(
      fc.property(drafts, tapes, (content, tape) => {
        const before = findDisorderedRules(content);
        const result = moveQuestion(content, tape.pick([...ids(content), 'gone']), tape.below(12));
        if (result.ok) for (const ruleId of findDisorderedRules(result.quiz)) expect(before).toContain(ruleId);
        else if (result.refusal.code !== 'notFound') expect(result.refusal.rules).not.toEqual([]);
      }),
    );
  });

  test('are duplicated with new ids and code, without rules and profile field', () => {
    const bound = quiz([{ ...choice('a', 0, 1), fieldBinding: 'gender' }, question('text', 'b')], {
      rules: [show('b', condition('a', 'exists'))],
    });
    const copied = applied(duplicateQuestion(bound, 'a', tools));
    const [original, copy] = copied.questions;
    expect(copy).toMatchObject({ code: 'a_2', title: 'Title a', fieldBinding: null, scored: true });
    expect(copy?.questionId).not.toBe('a');
    expect(copy?.options.map(({ optionId }) => optionId)).not.toContain(original?.options[0]?.optionId);
    expect(copied.rules).toEqual(bound.rules);
    expect(refusal(duplicateQuestion(base, 'gone', tools))?.code).toBe('notFound');
  });

  test('are not deleted while a rule refers to them or to one of their options', () => {
    const byCondition = show('b', condition('a', 'exists'));
    const byOption = rule({ targetKind: 'option', targetId: 'c-1', conditions: [condition('a', 'exists')] });
    const byValue = show('b', condition('c', 'between', [1, 2]), condition('c', 'in', ['c-0']));
    const content = quiz([choice('a', 0, 1), choice('c', 0, 1), question('text', 'b'), question('text', 'd')], {
      rules: [byCondition, byOption, byValue],
    });
    expect(refusal(deleteQuestion(content, 'a'))).toEqual({
      code: 'usedByRules',
      params: { rules: 2 },
      rules: [byCondition.ruleId, byOption.ruleId],
    });
    expect(refusal(deleteQuestion(content, 'c'))?.rules).toEqual([byOption.ruleId, byValue.ruleId]);
    expect(refusal(deleteQuestion(content, 'b'))?.rules).toEqual([byCondition.ruleId, byValue.ruleId]);
    expect(ids(applied(deleteQuestion(content, 'd')))).toEqual(['a', 'c', 'b']);
    expect(refusal(deleteQuestion(content, 'gone'))?.code).toBe('notFound');
  });

  test('are found by code, title, description and option, an exact code first', () => {
    const content = quiz([
      question('text', 'q10', { title: '您的Ｑ1是什么' }),
      question('text', 'q2', { title: 'Sleep', description: 'See q1' }),
      { ...choice('q1', 0, 1), options: optionsOf('q1', { label: 'Almost daily' }, 1) },
    ]);
    const found = (text: string) =>
      findQuestions(content, text).map(({ questionId, where }) => `${questionId} ${where}`);
    expect(found(' Ｑ１')).toEqual(['q1 code', 'q10 code', 'q2 description']);
    expect(found('sleep')).toEqual(['q2 title']);
    expect(found('DAILY')).toEqual(['q1 option']);
    expect(found('  ')).toEqual([]);
    expect(found('gone')).toEqual([]);
  });

  test('are updated field by field', () => {
    expect(applied(updateQuestion(base, 'a', { title: 'New' })).questions[0]?.title).toBe('New');
    expect(refusal(updateQuestion(base, 'gone', {}))?.code).toBe('notFound');
  });
});

describe('codes', () => {
  test('of questions are valid and free', () => {
    expect(applied(renameQuestionCode(base, 'a', 'age_1')).questions[0]?.code).toBe('age_1');
    expect(applied(renameQuestionCode(base, 'a', 'a'))).toEqual(base);
    expect(refusal(renameQuestionCode(base, 'a', '1a'))?.code).toBe('codeInvalid');
    expect(refusal(renameQuestionCode(base, 'a', 'x'.repeat(33)))?.code).toBe('codeInvalid');
    expect(refusal(renameQuestionCode(base, 'a', 'b'))?.code).toBe('codeTaken');
    expect(refusal(renameQuestionCode(base, 'gone', 'x'))?.code).toBe('notFound');
  });

  test('of copies stay within the maximum length', () => {
    const long = 'x'.repeat(32);
    const taken = quiz([choice(long, 0, 1), choice(`${'x'.repeat(30)}_2`, 0, 1)]);
    expect(findFreeCode(taken, long)).toBe(`${'x'.repeat(30)}_3`);
    expect(findFreeCode(taken, 'free')).toBe('free');
  });

  test('of options are unique within their question; an empty one is removed', () => {
    const coded = quiz([question('single', 'a', { options: optionsOf('a', { code: '1' }, {}) }), choice('b', 0, 1)]);
    expect(applied(renameOptionCode(coded, 'a-1', '2')).questions[0]?.options[1]?.code).toBe('2');
    expect(applied(renameOptionCode(coded, 'b-0', '1')).questions[1]?.options[0]?.code).toBe('1');
    expect(applied(renameOptionCode(coded, 'a-0', '')).questions[0]?.options[0]?.code).toBeNull();
    expect(refusal(renameOptionCode(coded, 'a-1', '1'))?.code).toBe('codeTaken');
    expect(refusal(renameOptionCode(coded, 'a-1', 'x'.repeat(17)))?.code).toBe('codeInvalid');
    expect(refusal(renameOptionCode(coded, 'gone', 'x'))?.code).toBe('notFound');
  });
});

describe('types', () => {
  const as = (content: QuizContent, id: string, type: QuestionType) =>
    applied(changeType(content, id, type, tools)).questions.find(({ questionId }) => questionId === id);
  const rich = question('multiple', 'a', {
    options: optionsOf('a', 1, { score: 2, exclusive: true }, 3),
    minChoices: 1,
    maxChoices: 2,
    scoreCap: 4,
    scored: true,
  });

  test('keep what both types have', () => {
    const content = quiz([rich]);
    expect(as(content, 'a', 'multiple')).toBe(rich);
    expect(as(content, 'a', 'single')).toMatchObject({
      options: [{ optionId: 'a-0' }, { optionId: 'a-1', exclusive: false }, { optionId: 'a-2' }],
      minChoices: null,
      maxChoices: null,
      scoreCap: null,
      scored: true,
    });
    expect(as(content, 'a', 'boolean')?.options.map(({ optionId }) => optionId)).toEqual(['a-0', 'a-1']);
    expect(as(content, 'a', 'text')).toMatchObject({ options: [], scored: false });
    expect(as(quiz([{ ...rich, sensitive: true }]), 'a', 'text')).toMatchObject({ sensitive: true });
    expect(as(quiz([{ ...rich, sensitive: true }]), 'a', 'section')).toMatchObject({
      required: false,
      sensitive: false,
    });
    const number = question('number', 'n', {
      scoreRanges: [{ min: 0, max: 1, score: 1 }],
      validation: { preset: 'decimal', min: 0, max: 1, decimals: 2, unit: 'g' },
      fieldBinding: 'weight',
      scored: true,
    });
    expect(as(quiz([number]), 'n', 'rate')).toMatchObject({
      scoreRanges: [],
      validation: { min: 0, max: 1 },
      fieldBinding: null,
    });
    expect(as(quiz([number]), 'n', 'text')?.validation).toEqual({});
    expect(
      as(quiz([question('text', 'x', { fieldBinding: 'name', validation: { preset: 'name' } })]), 'x', 'textarea'),
    ).toMatchObject({
      fieldBinding: null,
      validation: {},
    });
    const gender = question('single', 'g', { fieldBinding: 'gender', options: optionsOf('g', 0, 1) });
    expect(as(quiz([gender]), 'g', 'boolean')?.fieldBinding).toBe('gender');
    expect(as(quiz([number]), 'n', 'number')).toBe(number);
  });

  test('fill in what the new type needs', () => {
    expect(as(base, 'b', 'boolean')).toMatchObject({ options: [{ label: 'Yes' }, { label: 'No' }], scored: true });
    expect(as(base, 's', 'text')).toMatchObject({ required: true, options: [] });
    expect(as({ ...base, scoreMode: 'none' }, 'b', 'single')).toMatchObject({ scored: false });
    expect(as(base, 'b', 'multiple')?.options).toHaveLength(2);
    const optional = quiz([question('text', 'b', { required: false })]);
    expect(as(optional, 'b', 'date')?.required).toBe(false);
  });

  const blocked = (type: QuestionType, ...rules: ReturnType<typeof rule>[]) =>
    refusal(
      changeType(
        quiz([rich, question('section', 's'), question('text', 'b'), question('number', 'n')], { rules }),
        'a',
        type,
        tools,
      ),
    );

  test.each([
    ['operator', 'single', show('b', condition('a', 'containsAll', ['a-0'])), true],
    ['value', 'text', show('b', condition('a', 'eq', ['a-0'])), true],
    ['several values', 'single', show('b', condition('a', 'eq', ['a-0', 'a-1'])), true],
    ['several possible values', 'single', show('b', condition('a', 'in', ['a-0', 'a-1'])), false],
    ['removed option', 'boolean', show('b', condition('a', 'in', ['a-2'])), true],
    ['kept option', 'boolean', show('b', condition('a', 'in', ['a-0'])), false],
    ['presence', 'date', show('b', condition('a', 'exists')), false],
    ['presence of an unanswerable question', 'description', show('b', condition('a', 'exists')), true],
    ['option as a target', 'boolean', rule({ targetKind: 'option', targetId: 'a-0' }), true],
    ['kept option as a target', 'single', rule({ targetKind: 'option', targetId: 'a-0' }), false],
    ['removed option as a target', 'text', rule({ targetKind: 'option', targetId: 'a-0' }), true],
    ['question as a target', 'text', jump('a', condition('n', 'eq', 3)), false],
    ['question as a target that becomes a section', 'section', jump('a', condition('n', 'eq', 3)), true],
  ] as [string, QuestionType, ReturnType<typeof rule>, boolean][])(
    'are not changed under a rule about its %s (%s)',
    (_name, type, by, isBlocked) => {
      const expected = { code: 'typeUsedByRules', params: { rules: 1 }, rules: [by.ruleId] };
      expect(blocked(type, by)).toEqual(isBlocked ? expected : null);
    },
  );

  test('keep the points of ranges when changed to a number', () => {
    const scoreRanges = [{ min: 0, max: 9, score: 1 }];
    const content = quiz([question('rate', 'r', { scoreRanges })]);
    expect(applied(changeType(content, 'r', 'number', tools)).questions[0]?.scoreRanges).toEqual(scoreRanges);
  });

  test('keep their rules when changed between number types', () => {
    const content = quiz([question('number', 'n'), question('text', 'b')], {
      rules: [show('b', condition('n', 'gt', 3))],
    });
    expect(changeType(content, 'n', 'rate', tools).ok).toBe(true);
    expect(changeType(content, 'n', 'date', tools).ok).toBe(false);
    expect(refusal(changeType(content, 'gone', 'rate', tools))?.code).toBe('notFound');
  });
});

describe('options', () => {
  const content = quiz(
    [choice('a', 0, 1, 2), question('boolean', 'y', { options: optionsOf('y', {}, {}) }), question('text', 'b')],
    {
      rules: [show('b', condition('a', 'eq', ['a-2']))],
    },
  );
  const labels = (result: EditResult) => applied(result).questions[0]?.options.map(({ optionId }) => optionId);

  test('are added, moved, updated and deleted', () => {
    expect(applied(addOption(content, 'a', 1, tools)).questions[0]?.options[1]).toMatchObject({
      label: '',
      score: null,
    });
    expect(labels(moveOption(content, 'a-2', 0))).toEqual(['a-2', 'a-0', 'a-1']);
    expect(labels(deleteOption(content, 'a-0'))).toEqual(['a-1', 'a-2']);
    expect(applied(updateOption(content, 'a-1', { riskFlag: 'red' })).questions[0]?.options[1]?.riskFlag).toBe('red');
  });

  test('are refused when fixed, used by rules, unknown or too many', () => {
    expect(refusal(deleteOption(content, 'a-2'))).toEqual({
      code: 'usedByRules',
      params: { rules: 1 },
      rules: [content.rules[0]?.ruleId],
    });
    expect(refusal(deleteOption(content, 'y-0'))?.code).toBe('optionsFixed');
    expect(refusal(addOption(content, 'y', 0, tools))?.code).toBe('optionsFixed');
    expect(refusal(addOption(content, 'b', 0, tools))?.code).toBe('optionsNotForType');
    const full = quiz([choice('f', ...Array.from({ length: 50 }, () => 0))]);
    expect(refusal(addOption(full, 'f', 0, tools))).toMatchObject({ code: 'tooMany', params: { max: 50 } });
    for (const result of [
      addOption(content, 'gone', 0, tools),
      moveOption(content, 'gone', 0),
      deleteOption(content, 'gone'),
    ]) {
      expect(refusal(result)?.code).toBe('notFound');
    }
  });
});

describe('rules, dimensions and levels', () => {
  const [r1, r2] = [show('b', condition('a', 'exists')), jump('end', condition('a', 'exists'))];
  const dimensions = [
    { dimensionId: 'd1', name: 'One', method: 'sum' as const },
    { dimensionId: 'd2', name: 'Two', method: 'mean' as const },
  ];
  const content = quiz([{ ...choice('a', 0, 1), dimensionId: 'd1' }], {
    rules: [r1],
    dimensions,
    resultLevels: [level('low', 0, 1)],
  });

  test('are added, changed, moved and deleted', () => {
    const two = applied(addItem(content, 'rules', r2, 0));
    expect(two.rules).toEqual([r2, r1]);
    expect(applied(moveItem(two, 'rules', 0, 1)).rules).toEqual([r1, r2]);
    expect(applied(updateItem(two, 'rules', 0, { ...r2, match: 'any' })).rules[0]?.match).toBe('any');
    expect(applied(deleteItem(two, 'rules', 0)).rules).toEqual([r1]);
    expect(applied(deleteItem(content, 'dimensions', 1)).dimensions).toEqual(dimensions.slice(0, 1));
    expect(applied(deleteItem(content, 'resultLevels', 0)).resultLevels).toEqual([]);
  });

  test('are refused where they are impossible', () => {
    expect(refusal(deleteItem(content, 'dimensions', 0))).toMatchObject({
      code: 'dimensionUsed',
      params: { count: 1 },
    });
    for (const result of [
      deleteItem(content, 'rules', 9),
      moveItem(content, 'rules', 9, 0),
      updateItem(content, 'rules', 9, r2),
    ]) {
      expect(refusal(result)?.code).toBe('notFound');
    }
    const full = { ...content, dimensions: Array.from({ length: 20 }, () => dimensions[0] as (typeof dimensions)[0]) };
    expect(refusal(addItem(full, 'dimensions', full.dimensions[0] as (typeof dimensions)[0], 0))?.params).toEqual({
      max: 20,
    });
  });

  test('stores test cases up to the limit, in their order', () => {
    const caseOf = (at: number) => ({ testCaseId: `c${at}`, name: `Case ${at}`, answers: {}, expected: null });
    let some = content;
    for (let at = 0; at < limit.maxTestCases; at += 1) some = applied(addItem(some, 'testCases', caseOf(at), at));
    expect(refusal(addItem(some, 'testCases', caseOf(99), 0))).toMatchObject({ code: 'tooMany', params: { max: 50 } });
    const fewer = applied(deleteItem(some, 'testCases', 3));
    expect(applied(addItem(fewer, 'testCases', caseOf(3), 3))).toEqual(some);
    expect(applied(updateItem(some, 'testCases', 1, caseOf(7))).testCases[1]?.name).toBe('Case 7');
  });

  test('settings are updated unchanged', () => {
    expect(applied(updateSettings(content, { title: 'New', allowBack: false }))).toMatchObject({
      title: 'New',
      allowBack: false,
    });
  });
});

/** One edit of any kind, as an operator would make it. */
function anyEdit(tape: Tape, content: QuizContent): EditResult {
  const { questions, rules } = content;
  const one = tape.pick([...questions, question('text', 'gone')]);
  const option = tape.pick([...questions.flatMap(({ options }) => options.map(({ optionId }) => optionId)), 'gone']);
  const section = tape.pick([null, ...questions.map(({ questionId }) => questionId)]);
  const at = tape.below(12);
  const added = (questions.length > 0 && ruleFrom(tape, questions, 100 + at)) || show('gone');
  const edits: (() => EditResult)[] = [
    () => addQuestion(content, tape.pick(questionTypes), at, tools),
    () => duplicateQuestion(content, one.questionId, tools),
    () => moveQuestion(content, one.questionId, at),
    () => moveToSection(content, one.questionId, section),
    () => deleteQuestion(content, one.questionId),
    () => updateQuestion(content, one.questionId, { title: `New ${at}`, required: tape.oneIn(2) }),
    () => renameQuestionCode(content, one.questionId, tape.pick(['new', 'q1', '1'])),
    () => changeType(content, one.questionId, tape.pick(questionTypes), tools),
    () => addOption(content, one.questionId, at, tools),
    () => moveOption(content, option, at),
    () => deleteOption(content, option),
    () => updateOption(content, option, { label: `New ${at}`, score: at }),
    () => renameOptionCode(content, option, tape.pick(['', '1', 'new'])),
    () => addItem(content, 'rules', added, at),
    () => deleteItem(content, 'rules', tape.below(rules.length + 1)),
    () => moveItem(content, 'rules', tape.below(rules.length + 1), at),
    () => addItem(content, 'resultLevels', newLevel(`l${at}`, 'low'), at),
    () => deleteItem(content, 'dimensions', at),
    () => addItem(content, 'testCases', { testCaseId: `c${at}`, name: `Case ${at}`, answers: {}, expected: null }, at),
    () => deleteItem(content, 'testCases', at),
    () => setLevelCode(content, at, 'other'),
    () => updateSettings(content, { title: `New ${at}` }),
  ];
  return tape.pick(edits)();
}

describe('undo', () => {
  test('restores each state after any edits, and redo the last one', () => {
    fc.assert(
      fc.property(tapes, fc.integer({ min: 0, max: 30 }), (tape, count) => {
        const content = quizFrom(tape);
        const before = structuredClone(content);
        let history = createHistory(content);
        const states = [content];
        for (let step = 0; step < count; step += 1) {
          const result = anyEdit(tape, history.present);
          if (!result.ok || result.quiz === history.present) continue;
          history = commit(history, result.quiz);
          states.push(result.quiz);
        }
        const last = structuredClone(history.present);
        for (const state of states.slice(0, -1).reverse()) {
          history = undo(history);
          expect(history.present).toBe(state);
        }
        expect(history.present).toEqual(before);
        expect(undo(history)).toBe(history);
        for (const state of states.slice(1)) {
          history = redo(history);
          expect(history.present).toBe(state);
        }
        expect(history.present).toEqual(last);
        expect(redo(history)).toBe(history);
      }),
    );
  });

  test('goes back 50 steps', () => {
    let history = createHistory(emptyQuiz('0'));
    for (let step = 1; step <= 60; step += 1) history = commit(history, emptyQuiz(String(step)));
    for (let step = 0; step < 70; step += 1) history = undo(history);
    expect(history.present.title).toBe('10');
  });

  test('an edit after an undo drops the undone states', () => {
    const history = commit(undo(commit(createHistory(emptyQuiz('a')), emptyQuiz('b'))), emptyQuiz('c'));
    expect(redo(history).present.title).toBe('c');
    expect(undo(history).present.title).toBe('a');
  });
});

test('no edit makes a quiz invalid in the contract, or leaves a deleted item in a rule', () => {
  fc.assert(
    fc.property(drafts, tapes, (content, tape) => {
      const named = new Set(
        content.rules.flatMap((one) => [one.targetId, ...one.conditions.map(({ questionId }) => questionId)]),
      );
      const present = content.questions.filter(({ questionId }) => named.has(questionId));
      const result = anyEdit(tape, content);
      if (!result.ok || result.quiz.rules.length !== content.rules.length) return;
      expect(QuizContent.safeParse(result.quiz).success).toBe(QuizContent.safeParse(content).success);
      for (const { questionId } of present) expect(ids(result.quiz)).toContain(questionId);
    }),
  );
});
