import { useMemo } from 'react';
import type { QuizContent } from '@/contract/quiz';

export type RuleMark = {
  /** How many rules show it, or an option of it, and the place of the first of them. */
  shownBy: number;
  firstShown: number;
  /** How many rules have a condition on it, and the place of the first of them. */
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

/** The rules that each question has to do with, by its id; none for one that has nothing to do with any. */
export const useRuleMarks = ({ questions, rules }: Pick<QuizContent, 'questions' | 'rules'>) =>
  useMemo(() => marksOf({ questions, rules }), [questions, rules]);
