import { useMemo } from 'react';
import type { QuizContent } from '@/contract/quiz';

export type RuleMark = {
  /** Number of rules that show the question or one of its options, and index of the first. */
  shownBy: number;
  firstShown: number;
  /** Number of rules with a condition on the question, and index of the first. */
  asking: number;
  firstAsking: number;
};

export const noRules: RuleMark = { shownBy: 0, firstShown: -1, asking: 0, firstAsking: -1 };

function marksOf({ questions, rules }: Pick<QuizContent, 'questions' | 'rules'>): ReadonlyMap<string, RuleMark> {
  const marks = new Map<string, RuleMark>();
  const note = (id: string | undefined, change: (mark: RuleMark) => Partial<RuleMark>) => {
    if (id === undefined) return;
    const mark = marks.get(id) ?? noRules;
    marks.set(id, { ...mark, ...change(mark) });
  };
  const ownerOf = (optionId: string) =>
    questions.find(({ options }) => options.some((option) => option.optionId === optionId))?.questionId;
  for (const [index, { kind, targetKind, targetId, conditions }] of rules.entries()) {
    const shown =
      kind !== 'show' || targetId === null ? undefined : targetKind === 'option' ? ownerOf(targetId) : targetId;
    note(shown, ({ shownBy, firstShown }) => ({ shownBy: shownBy + 1, firstShown: shownBy ? firstShown : index }));
    for (const id of new Set(conditions.map(({ questionId }) => questionId)))
      note(id, ({ asking, firstAsking }) => ({ asking: asking + 1, firstAsking: asking ? firstAsking : index }));
  }
  return marks;
}

/** Rules that refer to each question, by id; questions without rules are left out. */
export const useRuleMarks = ({ questions, rules }: Pick<QuizContent, 'questions' | 'rules'>) =>
  useMemo(() => marksOf({ questions, rules }), [questions, rules]);
