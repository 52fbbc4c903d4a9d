import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { QuizContent } from '../../../contract/quiz';
import { QuizContent as Schema } from '../../../contract/quiz';
import type { Question } from '../../../contract/quiz-question';
import { choice, condition, optionsOf, question, quiz, show } from '../testing/build';
import { tools } from '../testing/questions';
import { quizFrom } from '../testing/quizzes';
import { type Tape, tapes } from '../testing/tape';
import { optionLines, setOptions } from './option-lines';

const often = ['从不', '好几天', '一半以上的天数', '几乎每天'];
const base = quiz([
  question('single', 'a', {
    scored: true,
    options: often.map((label, score) => ({
      ...(optionsOf('a', score)[0] as Question['options'][number]),
      optionId: `o${score}`,
      label,
      riskFlag: score === 3 ? 'red' : 'none',
    })),
  }),
  question('text', 'b'),
]);

const set = (lines: string[], content: QuizContent = base, id = 'a') => setOptions(content, id, lines, tools);
const optionsAfter = (lines: string[], content?: QuizContent) => {
  const result = set(lines, content);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.quiz.questions[0]?.options ?? [];
};
const idsAfter = (lines: string[]) =>
  optionsAfter(lines).map(({ optionId }) => (optionId.startsWith('o') ? optionId : 'new'));
const refusal = (result: ReturnType<typeof set>) => (result.ok ? null : result.refusal);

describe('lines become options', () => {
  test('and formatted lines are read back unchanged', () => {
    expect(optionLines(base.questions[0] as Question)).toEqual([
      '从不 | 0',
      '好几天 | 1',
      '一半以上的天数 | 2',
      '几乎每天 | 3',
    ]);
    const odd = [{ ...(optionsOf('x', null)[0] as Question['options'][number]), label: 'a | 3' }];
    expect(optionLines({ options: odd })).toEqual(['a | 3 |']);
  });

  test.each([
    ['unchanged', often, ['o0', 'o1', 'o2', 'o3']],
    ['moved', ['几乎每天', '从不', '好几天', '一半以上的天数'], ['o3', 'o0', 'o1', 'o2']],
    ['changed', ['完全没有', '有好几天', '一半以上天数', '几乎每天'], ['o0', 'o1', 'o2', 'o3']],
    ['changed and moved', ['几乎每一天', '从不', '好几天', '一半以上的天数'], ['o3', 'o0', 'o1', 'o2']],
    ['one more', ['从不', '偶尔', '好几天', '一半以上的天数', '几乎每天'], ['o0', 'new', 'o1', 'o2', 'o3']],
    ['one less', ['从不', '', '好几天', '几乎每天'], ['o0', 'o1', 'o3']],
    ['all others', ['x', 'y', 'z'], ['new', 'new', 'new']],
  ])('%s', (_, lines, ids) => {
    expect(idsAfter(lines)).toEqual(ids);
  });

  test('with optional scores behind a bar; flags stay', () => {
    expect(
      optionsAfter(['从不｜１．５', '好几天|-2', '一半 | 以上', '几乎每天 |']).map(({ score, label }) => [
        label,
        score,
      ]),
    ).toEqual([
      ['从不', 1.5],
      ['好几天', -2],
      ['一半 | 以上', 2],
      ['几乎每天', null],
    ]);
    expect(optionsAfter(['几乎天天']).map(({ riskFlag }) => riskFlag)).toEqual(['red']);
  });

  test('or are refused', () => {
    const used = { ...base, rules: [show('b', condition('a', 'in', ['o1', 'o3']))] };
    expect(refusal(set(['从不', '一半以上的天数', '几乎每天'], used))).toMatchObject({
      code: 'usedByRules',
      rules: [used.rules[0]?.ruleId],
    });
    expect(refusal(set(['从不 | 1.234', 'b']))).toMatchObject({ code: 'scoreInvalid', params: { line: 1 } });
    expect(refusal(set(['a', '', 'b | 1000']))).toMatchObject({ code: 'scoreInvalid', params: { line: 3 } });
    expect(refusal(set(['a', '𠮷'.repeat(101)]))).toMatchObject({ code: 'lineTooLong', params: { line: 2, max: 100 } });
    expect(set(['a', '𠮷'.repeat(100)]).ok).toBe(true);
    expect(refusal(set(Array.from({ length: 51 }, (_, at) => `${at}`)))?.code).toBe('tooMany');
    expect(refusal(set(['a'], base, 'b'))?.code).toBe('optionsNotForType');
    expect(refusal(set(['a'], base, 'gone'))?.code).toBe('notFound');
    const yesNo = quiz([{ ...choice('a', 0, 1), type: 'boolean' }]);
    expect(refusal(set(['yes'], yesNo))?.code).toBe('optionsFixed');
    expect(optionsAfter(['no', 'Option a-0'], yesNo).map(({ optionId }) => optionId)).toEqual(['a-1', 'a-0']);
  });
});

/** Lines after editing: changed, moved, removed, inserted. */
function editedLines(tape: Tape, lines: readonly string[]): string[] {
  const some = lines
    .filter(() => !tape.oneIn(5))
    .flatMap((line) => {
      if (tape.oneIn(6)) return [line, `New ${tape.below(9)} | ${tape.below(5)}`];
      if (tape.oneIn(6)) return ['', `  ${line}\t`];
      return [tape.oneIn(4) ? `x${line}` : line];
    });
  const at = tape.below(some.length + 1);
  return tape.oneIn(2) ? [...some.slice(at), ...some.slice(0, at)] : some;
}

const labelled = (content: QuizContent) => content.questions.filter(({ options }) => options.length > 0);

test('keeps ids unique and those of kept lines, in the order of the lines', () => {
  fc.assert(
    fc.property(tapes, (tape) => {
      const content = quizFrom(tape);
      const before = tape.pick(labelled(content));
      const lines = editedLines(tape, optionLines(before));
      const result = setOptions(content, before.questionId, lines, tools);
      if (!result.ok) return;
      Schema.parse(result.quiz);
      const after = result.quiz.questions.find(({ questionId }) => questionId === before.questionId) as Question;
      const ids = result.quiz.questions.flatMap(({ options }) => options.map(({ optionId }) => optionId));
      expect(new Set(ids).size).toBe(ids.length);
      expect(optionLines(after)).toEqual(lines.map((line) => line.trim()).filter((line) => line !== ''));
      for (const option of before.options) {
        const same = after.options.filter(({ label }) => label === option.label);
        if (same.length > 0) expect(same).toContainEqual(option);
      }
      for (const option of after.options) {
        const old = before.options.find(({ optionId }) => optionId === option.optionId);
        if (old) expect({ ...option, label: '', score: 0 }).toEqual({ ...old, label: '', score: 0 });
      }
      for (const { conditions, targetId } of content.rules) {
        const named = [targetId, ...conditions.flatMap(({ value }) => (Array.isArray(value) ? value.map(String) : []))];
        for (const { optionId } of before.options) if (named.includes(optionId)) expect(ids).toContain(optionId);
      }
    }),
  );
});

test('the unchanged lines of a question leave it unchanged', () => {
  fc.assert(
    fc.property(tapes, (tape) => {
      const content = quizFrom(tape);
      for (const one of labelled(content)) {
        expect(setOptions(content, one.questionId, optionLines(one), tools)).toEqual({ ok: true, quiz: content });
      }
    }),
  );
});
