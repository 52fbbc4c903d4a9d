import { useMemo } from 'react';
import type { QuizContent } from '@/contract/quiz';

export type RuleUsage = {
  /** Number of rules that show the question or one of its options, and index of the first. */
  shownBy: number;
  firstShown: number;
  /** Number of rules with a condition on the question, and index of the first. */
  usedBy: number;
  firstUsing: number;
};

export const noRuleUsage: RuleUsage = { shownBy: 0, firstShown: -1, usedBy: 0, firstUsing: -1 };

function getRuleUsage({ questions, rules }: Pick<QuizContent, 'questions' | 'rules'>): ReadonlyMap<string, RuleUsage> {
  const usages = new Map<string, RuleUsage>();
  const update = (id: string | undefined, change: (usage: RuleUsage) => Partial<RuleUsage>) => {
    if (id === undefined) return;
    const usage = usages.get(id) ?? noRuleUsage;
    usages.set(id, { ...usage, ...change(usage) });
  };
  const findOwner = (optionId: string) =>
    questions.find(({ options }) => options.some((option) => option.optionId === optionId))?.questionId;
  for (const [index, { kind, targetKind, targetId, conditions }] of rules.entries()) {
    const shown =
      kind !== 'show' || targetId === null ? undefined : targetKind === 'option' ? findOwner(targetId) : targetId;
    update(shown, ({ shownBy, firstShown }) => ({ shownBy: shownBy + 1, firstShown: shownBy ? firstShown : index }));
    for (const id of new Set(conditions.map(({ questionId }) => questionId)))
      update(id, ({ usedBy, firstUsing }) => ({ usedBy: usedBy + 1, firstUsing: usedBy ? firstUsing : index }));
  }
  return usages;
}

/** Rules that refer to each question, by id; questions without rules are left out. */
export const useRuleUsage = ({ questions, rules }: Pick<QuizContent, 'questions' | 'rules'>) =>
  useMemo(() => getRuleUsage({ questions, rules }), [questions, rules]);
