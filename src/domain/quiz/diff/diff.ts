import type { QuizContent } from '../../../contract/quiz';
import {
  type DiffValue,
  describeDimension,
  describeLevel,
  describeOption,
  describeQuestion,
  describeRule,
  describeSettings,
  describeTestCase,
  diffFields,
} from './describe';
import { findMovedKeys } from './moved';
import { getQuestionName, toReadableRule } from './readable';

export const diffKinds = ['added', 'removed', 'moved', 'changed'] as const;

export type DiffEntry = {
  kind: (typeof diffKinds)[number];
  what: keyof typeof diffFields;
  /** Display name of the item; for a rule that of its target. */
  label: string;
  /** Name of the question that an option belongs to. */
  within: string | null;
  /** Changed field; null unless `kind` is `changed`. */
  field: string | null;
  /**
   * Values before and after; 1-based positions for `moved`. Both are null for added and removed items, except that a
   * rule has its wording on the side on which it exists.
   */
  from: DiffValue;
  to: DiffValue;
};

type Compared<Item> = {
  what: DiffEntry['what'];
  within?: string;
  keyOf: (item: Item) => string;
  labelOf: (item: Item) => string;
  describe: (item: Item) => Partial<Record<string, DiffValue>>;
};

/**
 * Differences of `after` from `before`, in screen order: settings, questions, options, rules, dimensions, levels, test
 * cases.
 */
export function diffQuizzes(before: QuizContent, after: QuizContent): DiffEntry[] {
  const names = {
    questions: [...after.questions, ...before.questions],
    dimensions: [...after.dimensions, ...before.dimensions],
  };
  const questionsBefore = new Map(before.questions.map((question) => [question.questionId, question]));
  const options = after.questions.flatMap((question) =>
    compare(questionsBefore.get(question.questionId)?.options ?? question.options, question.options, {
      what: 'option',
      within: getQuestionName(question),
      keyOf: ({ optionId }) => optionId,
      labelOf: ({ label }) => label,
      describe: describeOption,
    }),
  );
  return [
    ...compareFields('quiz', after.title, null, describeSettings(before), describeSettings(after)),
    ...compare(before.questions, after.questions, {
      what: 'question',
      keyOf: ({ questionId }) => questionId,
      labelOf: getQuestionName,
      describe: (question) => describeQuestion(question, names),
    }),
    ...options,
    ...compare(before.rules, after.rules, {
      what: 'rule',
      keyOf: ({ ruleId }) => ruleId,
      labelOf: (rule) => toReadableRule(names, rule).target,
      describe: (rule) => describeRule(rule, names),
    }),
    ...compare(before.dimensions, after.dimensions, {
      what: 'dimension',
      keyOf: ({ dimensionId }) => dimensionId,
      labelOf: ({ name }) => name,
      describe: describeDimension,
    }),
    ...compare(before.resultLevels, after.resultLevels, {
      what: 'level',
      keyOf: ({ code }) => code,
      labelOf: ({ name }) => name,
      describe: (level) => describeLevel(level, names),
    }),
    ...compare(before.testCases, after.testCases, {
      what: 'testCase',
      keyOf: ({ testCaseId }) => testCaseId,
      labelOf: ({ name }) => name,
      describe: (testCase) => describeTestCase(testCase, names),
    }),
  ];
}

/** Items are matched by their stable id, levels by their code. */
function compare<Item>(before: readonly Item[], after: readonly Item[], how: Compared<Item>): DiffEntry[] {
  const { what, within = null, keyOf, labelOf, describe } = how;
  const old = new Map(before.map((item, index) => [keyOf(item), { item, index }]));
  const kept = new Set(after.map(keyOf));
  const moved = findMovedKeys(before.map(keyOf), after.map(keyOf));
  const rule = (item: Item) => describe(item).rule ?? null;

  const removed = before
    .filter((item) => !kept.has(keyOf(item)))
    .map((item): DiffEntry => {
      const from = rule(item);
      return { kind: 'removed', what, within, label: labelOf(item), field: null, from, to: null };
    });
  const rest = after.flatMap((item, index): DiffEntry[] => {
    const was = old.get(keyOf(item));
    const label = labelOf(item);
    if (!was) return [{ kind: 'added', what, within, label, field: null, from: null, to: rule(item) }];
    const fields = compareFields(what, label, within, describe(was.item), describe(item));
    if (!moved.has(keyOf(item))) return fields;
    return [{ kind: 'moved', what, within, label, field: null, from: was.index + 1, to: index + 1 }, ...fields];
  });
  return [...removed, ...rest];
}

function compareFields(
  what: DiffEntry['what'],
  label: string,
  within: string | null,
  before: Partial<Record<string, DiffValue>>,
  after: Partial<Record<string, DiffValue>>,
): DiffEntry[] {
  return diffFields[what].flatMap((field) => {
    const from = before[field] ?? null;
    const to = after[field] ?? null;
    return JSON.stringify(from) === JSON.stringify(to)
      ? []
      : [{ kind: 'changed', what, within, label, field, from, to }];
  });
}
