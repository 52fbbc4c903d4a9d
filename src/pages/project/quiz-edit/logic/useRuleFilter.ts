import { useMemoizedFn } from 'ahooks';
import { useMemo } from 'react';
import type { QuizContent } from '@/contract/quiz';
import { findReferringRules } from '@/domain/quiz/edit/references';
import { useQueryParams } from '@/hooks/useQueryParams';
import type { RuleProblem } from './useRuleProblems';

export const ruleKindFilters = ['all', 'show', 'jump', 'wrong'] as const;
export type RuleKindFilter = (typeof ruleKindFilters)[number];

/** Filter of the rules, kept in the URL. @returns `shown`: indexes of the matching rules */
export function useRuleFilter({ questions, rules }: QuizContent, problems: readonly RuleProblem[][]) {
  const { read, patch } = useQueryParams();
  const kind = ruleKindFilters.find((one) => one === read('ruleKind')) ?? 'all';
  const wanted = read('ruleOf');
  const question = questions.find(({ questionId }) => questionId === wanted);

  const shown = useMemo(() => {
    const ids = question && [question.questionId, ...question.options.map(({ optionId }) => optionId)];
    const naming = ids && new Set(findReferringRules({ rules }, ids));
    return rules.flatMap((rule, index) => {
      const isOfKind = kind === 'all' || (kind === 'wrong' ? problems[index]?.length !== 0 : rule.kind === kind);
      return isOfKind && (!naming || naming.has(rule.ruleId)) ? [index] : [];
    });
  }, [question, rules, kind, problems]);

  const setKind = useMemoizedFn((next: RuleKindFilter) => patch({ ruleKind: next === 'all' ? null : next }));
  const setQuestion = useMemoizedFn((next: string | null) => patch({ ruleOf: next }));
  const clear = useMemoizedFn(() => patch({ ruleKind: null, ruleOf: null }, { replace: true }));
  return { kind, questionId: question?.questionId, shown, setKind, setQuestion, clear };
}
