import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Answers } from '../../../contract/quiz-answer';
import { anyAnswers } from '../testing/answers';
import { choice, condition, jump, level, optionsOf, question, quiz, rule, show } from '../testing/build';
import { today } from '../testing/questions';
import { context, quizFrom, spoiled } from '../testing/quizzes';
import { tapes } from '../testing/tape';
import { evaluate } from './evaluate';
import { runTrial } from './trial';

vi.setConfig({ testTimeout: 60_000 });

const shows = show('b', condition('a', 'eq', ['a-1']));
const showsSection = rule({ targetId: 's', targetKind: 'section', conditions: [condition('b', 'exists')] });
const jumps = jump('e', condition('c', 'eq', ['c-1']));
const ends = jump('end', condition('e', 'eq', ['e-1']));
const content = quiz(
  [
    choice('a', 0, 1),
    choice('b', 0, 2),
    question('section', 's'),
    choice('t', 0, 3),
    question('section', 'u'),
    choice('c', 0, 4),
    choice('d', 0, 5),
    choice('e', 0, 6),
    choice('f', 0, 7),
  ],
  { rules: [shows, showsSection, jumps, ends], resultLevels: [level('low', 0, 9), level('high', 10, 99)] },
);
const hints = context.hints.map((hint) => ({ ...hint, name: hint.levelCode }));
const run = (chosen: Answers, of = content) => runTrial(of, chosen, { ...context, hints });
const chosen = (...ids: string[]): Answers =>
  Object.fromEntries(ids.map((optionId) => [optionId.split('-')[0] as string, { value: optionId }]));

describe('a test run', () => {
  test('lists the rules that show or hide a question', () => {
    const { questions, rulesHit } = run(chosen('a-1', 'b-0', 'c-1', 'e-1'));
    expect(questions.map(({ questionId, hiddenBy, ruleIds }) => [questionId, hiddenBy, ruleIds])).toEqual([
      ['a', null, []],
      ['b', null, [shows.ruleId]],
      ['s', null, [showsSection.ruleId]],
      ['t', null, []],
      ['u', null, []],
      ['c', null, []],
      ['d', 'jump', [jumps.ruleId]],
      ['e', null, []],
      ['f', 'end', [ends.ruleId]],
    ]);
    expect(rulesHit).toEqual([shows.ruleId, showsSection.ruleId, jumps.ruleId, ends.ruleId]);
    expect(
      run({})
        .questions.slice(1, 4)
        .map(({ hiddenBy, ruleIds }) => [hiddenBy, ruleIds]),
    ).toEqual([
      ['rule', [shows.ruleId]],
      ['rule', [showsSection.ruleId]],
      ['section', [showsSection.ruleId]],
    ]);
  });

  test('adds up points before everything is answered', () => {
    expect(run(chosen('a-1', 'b-1'))).toMatchObject({ scoreSoFar: 3, total: null, level: null, isComplete: false });
    const done = run(chosen('a-0', 'c-0', 'd-1', 'e-0', 'f-1'));
    expect(done).toMatchObject({ scoreSoFar: 12, total: 12, level: { code: 'high' }, isComplete: true });
    expect(run({}, { ...content, scoreMode: 'none' }).scoreSoFar).toBeNull();
  });

  test('finds the hints, null where one is missing', () => {
    const red = quiz([{ ...choice('a', 0), options: optionsOf('a', { score: 1, riskFlag: 'red', disqualify: true }) }]);
    const result = run(chosen('a-0'), red);
    expect(result.hints.map(({ hint }) => hint?.name)).toEqual(['redFlag', 'excluded']);
    expect(result).toMatchObject({ outcome: 'disqualified', flags: [{ flag: 'red' }] });
    expect(runTrial(red, chosen('a-0'), { ...context, hints: [] }).hints.map(({ hint }) => hint)).toEqual([null, null]);
  });
});

test('a test run matches the result for the member, also for an invalid draft', () => {
  fc.assert(
    fc.property(tapes, fc.boolean(), (tape, isDraft) => {
      const valid = quizFrom(tape);
      const one = isDraft ? spoiled(tape, valid) : valid;
      const answers = anyAnswers(tape, one);
      const result = evaluate(one, answers, today);
      const tried = runTrial(one, answers, context);
      expect(tried.questions.map(({ ruleIds, ...rest }) => rest)).toEqual(result.questions);
      expect(tried.hints.map(({ key }) => key)).toEqual(result.hints);
      if (result.total !== null) expect(tried.scoreSoFar).toBe(result.total);
      const known = new Set(one.rules.map(({ ruleId }) => ruleId));
      for (const { hiddenBy, ruleIds } of tried.questions) {
        for (const ruleId of ruleIds) expect(known).toContain(ruleId);
        if (hiddenBy === 'rule' || hiddenBy === 'section' || hiddenBy === 'jump' || hiddenBy === 'end') {
          expect(ruleIds).not.toEqual([]);
        }
      }
      expect(tried.rulesHit.every((ruleId) => known.has(ruleId))).toBe(true);
    }),
  );
});
