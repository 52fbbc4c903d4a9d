import fc from 'fast-check';
import IntlMessageFormat from 'intl-messageformat';
import { describe, expect, test, vi } from 'vitest';
import type { Condition, QuizContent, QuizRule } from '../../../contract/quiz';
import { QuizRule as Schema } from '../../../contract/quiz';
import enUS from '../../../locales/en-US/quizRule';
import zhCN from '../../../locales/zh-CN/quizRule';
import { checkRules } from '../checks/rules';
import { choice, condition, jump, optionsOf, question, quiz, rule, show } from '../testing/build';
import { today } from '../testing/questions';
import { drafts, quizFrom } from '../testing/quizzes';
import { ruleFrom } from '../testing/rules';
import { type Tape, tapes } from '../testing/tape';
import { conditionQuestions, ruleOffers, type ValueOffer } from './offers';
import { formatSentence, type SentenceKey, toRuleSentence } from './sentence';

vi.setConfig({ testTimeout: 60_000 });

const names = { question: ({ code }: { code: string }) => code, region: (code: string) => `<${code}>` };
const sayIn =
  (locale: string, texts: Record<SentenceKey, string>) => (key: SentenceKey, values: Record<string, string | number>) =>
    String(new IntlMessageFormat(texts[key], locale).format(values));
const zh = sayIn('zh-CN', zhCN);
const en = sayIn('en-US', enUS);

const content = quiz([
  { ...choice('Q1', 0, 1), options: optionsOf('Q1', { label: '是' }, { label: '否' }) },
  question('multiple', 'Q2', { options: optionsOf('Q2', { label: '胃痛' }, { label: '反酸' }) }),
  question('number', 'Q3', { validation: { unit: 'kg' } }),
  question('date', 'Q4'),
  question('region', 'Q5'),
  question('text', 'Q6'),
  question('section', 'S'),
  { ...choice('Q7', 0, 1), options: optionsOf('Q7', { label: '每天' }, 1) },
]);
const said = (one: QuizRule) => {
  const phrase = toRuleSentence(content, one, names);
  return [formatSentence(zh, phrase), formatSentence(en, phrase)];
};

describe('a rule is shown as a sentence', () => {
  test.each<[QuizRule, string, string]>([
    [show('Q7', condition('Q1', 'eq', ['Q1-0'])), '若 Q1 选“是”，则显示 Q7', 'When Q1 is “是”, show Q7'],
    [
      show('Q7', condition('Q2', 'in', ['Q2-0', 'Q2-1']), condition('Q3', 'gte', 60.5)),
      '若 Q2 至少选“胃痛”、“反酸”中的一项，且 Q3 大于等于 60.5 kg，则显示 Q7',
      'When Q2 has at least one of “胃痛”, “反酸” and Q3 is at least 60.5 kg, show Q7',
    ],
    [
      {
        ...jump('end', condition('Q4', 'between', ['today-30d', 'today']), condition('Q6', 'notExists')),
        match: 'any',
      },
      '若 Q4 在“30 天前”到“今天”之间，或 Q6 未作答，则结束问卷',
      'When Q4 is between 30 days before today and today or Q6 is not answered, end the quiz',
    ],
    [
      show('Q7', condition('Q4', 'lte', ['today+7d'])),
      '若 Q4 不晚于“7 天后”，则显示 Q7',
      'When Q4 is not after 7 days after today, show Q7',
    ],
    [
      jump('disqualify', condition('Q5', 'nin', ['440000']), condition('Q4', 'gt', ['2026-01-01'])),
      '若 Q5 不在<440000>中的任何一处，且 Q4 晚于“2026-01-01”，则判为不符合条件',
      'When Q5 is in none of <440000> and Q4 is after 2026-01-01, mark as not eligible',
    ],
    [
      rule({ targetKind: 'option', targetId: 'Q7-0', conditions: [condition('Q6', 'eq', ['x'])] }),
      '若 Q6 填“x”，则显示 Q7 的选项“每天”',
      'When Q6 is “x”, show option “每天” of Q7',
    ],
    [
      { ...jump('S', condition('Q1', 'in', ['gone']), condition('gone', 'eq', ['x'])), targetKind: 'section' },
      '若 Q1 选（已删除的选项）中的一项，且 （已删除的题目） 已作答，则跳到分节 S',
      'When Q1 is one of (a deleted option) and (a deleted question) is answered, go to section S',
    ],
    [
      rule({ kind: 'jump', targetKind: 'option', targetId: 'Q7-0', conditions: [condition('Q6', 'exists')] }),
      '若 Q6 已作答，则……（目标与规则类型不符）',
      'When Q6 is answered: the target does not fit the rule type',
    ],
    [
      rule({ targetKind: 'end', conditions: [condition('Q3', 'between'), condition('Q3', 'eq')] }),
      '若 Q3 在 （未设值） 到 （未设值） 之间，且 Q3 等于 （未设值），则……（目标与规则类型不符）',
      'When Q3 is between (no value yet) and (no value yet) and Q3 is (no value yet): the target does not fit the rule type',
    ],
    [
      rule({ targetKind: 'option', conditions: [condition('Q6', 'exists')] }),
      '若 Q6 已作答，则显示 （未选目标）',
      'When Q6 is answered, show (no target yet)',
    ],
    [
      rule({ kind: 'jump', conditions: [condition('Q6', 'exists')] }),
      '若 Q6 已作答，则跳到 （未选目标）',
      'When Q6 is answered, go to (no target yet)',
    ],
    [show('gone'), '若（未设条件），则显示 （已删除的题目）', 'When (no condition yet), show (a deleted question)'],
  ])('%#', (one, chinese, english) => {
    expect(said(one)).toEqual([chinese, english]);
  });

  test('with a number that has no unit', () => {
    const rating = quiz([question('rate', 'Q1'), question('text', 'Q2')]);
    const sentence = toRuleSentence(rating, show('Q2', condition('Q1', 'gte', 3)), names);
    expect(formatSentence(zh, sentence)).toBe('若 Q1 大于等于 3，则显示 Q2');
  });

  test('for any invalid rule of a draft', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        for (const one of draft.rules) {
          const sentence = toRuleSentence(draft, one, names);
          expect(formatSentence(zh, sentence)).not.toContain('undefined');
          expect(formatSentence(en, sentence)).toMatch(/^When /);
        }
      }),
    );
  });
});

/** A value that an operator could select from the offer. */
function chosen(tape: Tape, offer: ValueOffer): Condition['value'] {
  const oneOrMore = <Item>(items: readonly Item[], isSeveral: boolean) => {
    const some = isSeveral ? tape.some(items) : [];
    return some.length > 0 ? some : [tape.pick(items)];
  };
  switch (offer.kind) {
    case 'none':
      return null;
    case 'options':
      return oneOrMore(offer.optionIds, offer.isSeveral);
    case 'texts':
      return oneOrMore(['x', '', '词'], offer.isSeveral);
    case 'regions':
      return oneOrMore(['440000', '440305'], offer.isSeveral);
    case 'days':
      return offer.isPair ? ['today-3d', 'today'] : [tape.pick(['today', '2026-01-01', 'today+2d'])];
    default: {
      const { min, max } = offer;
      const from = tape.pick([min, max, 0]);
      return offer.isPair ? [Math.min(from, max), max] : from;
    }
  }
}

const findingsOf = (quizWith: QuizContent, one: QuizRule) =>
  checkRules({ ...quizWith, rules: [one] }, today)
    // The compared number is entered freely and may exceed the maximum.
    .filter(({ code }) => code !== 'conditionNeverHolds')
    .map(({ code }) => code);

describe('only possible rules are offered', () => {
  test('no offered rule has a finding', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          drafts,
          tapes.map((tape) => quizFrom(tape)),
        ),
        tapes,
        (draft, tape) => {
          fc.pre(draft.questions.length > 0);
          const { questionId } = tape.pick(draft.questions);
          const { operators, targets } = ruleOffers(draft, questionId);
          expect(operators.length === 0).toBe(targets.length === 0);
          if (operators.length === 0) return;
          const { operator, value } = tape.pick(operators);
          const target = tape.pick(targets);
          const first = { questionId, operator, value: chosen(tape, value) };
          const one: QuizRule = { ruleId: 'new', match: 'all', ...target, conditions: [first] };
          Schema.parse(one);
          expect(findingsOf(draft, one)).toEqual([]);

          const more = conditionQuestions(draft, target);
          expect(more).toContain(questionId);
          const other = tape.pick(more);
          const second = tape.pick(ruleOffers({ ...draft, rules: [] }, other).operators);
          const conditions = [
            first,
            { questionId: other, operator: second.operator, value: chosen(tape, second.value) },
          ];
          expect(findingsOf(draft, { ...one, conditions })).toEqual([]);
        },
      ),
    );
  });

  test('and every rule without findings is offered', () => {
    fc.assert(
      fc.property(tapes, (tape) => {
        const valid = quizFrom(tape);
        const one = ruleFrom(tape, valid.questions, 1);
        fc.pre(one !== null && findingsOf(valid, one).length === 0);
        const { kind, targetKind, targetId, conditions } = one as QuizRule;
        for (const { questionId, operator } of conditions) {
          const offers = ruleOffers({ ...valid, rules: [] }, questionId);
          expect(offers.targets).toContainEqual({ kind, targetKind, targetId });
          expect(offers.operators.map((offer) => offer.operator)).toContain(operator);
          expect(conditionQuestions(valid, { kind, targetKind, targetId })).toContain(questionId);
        }
      }),
    );
  });

  test('a condition can only refer to questions before the target', () => {
    const find = (targetKind: QuizRule['targetKind'], targetId: string) =>
      conditionQuestions(content, { kind: 'show', targetKind, targetId });
    expect(find('option', 'Q2-0')).toEqual(['Q1']);
    expect(find('question', 'Q3')).toEqual(['Q1', 'Q2']);
  });

  test('and nothing when the quiz has the maximum number of rules', () => {
    const full = { ...content, rules: Array.from({ length: 500 }, () => show('Q7')) };
    expect(ruleOffers(full, 'Q1')).toEqual({ operators: [], targets: [] });
    expect(ruleOffers(content, 'S')).toEqual({ operators: [], targets: [] });
    expect(ruleOffers(content, 'gone')).toEqual({ operators: [], targets: [] });
  });
});
