import { useMemo } from 'react';
import type { QuizRule } from '@/contract/quiz';
import type { Question } from '@/contract/quiz-question';
import { toBusinessDay } from '@/domain/period/calendar';
import { type Finding, findRepeated } from '@/domain/quiz/checks/finding';
import { checkRules } from '@/domain/quiz/checks/rules';
import { emptyQuiz } from '@/domain/quiz/edit/defaults';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizLogicTexts } from '@/locales/quizLogic';
import { serverNow } from '@/utils/clock';
import { useEditorState } from '../EditorContext';

/** A problem of a rule, one of its conditions or its target. */
export type RuleProblem = {
  /** Index of the condition; undefined if the problem is not in a condition. */
  place: number | undefined;
  isTarget: boolean;
  text: string;
  /** The rule is merely incomplete. */
  isMissing: boolean;
};

const none: RuleProblem[] = [];

/**
 * Problems of each rule. A rule is checked again only when the rule or a question changes; until then it keeps the same
 * array.
 */
export function useRuleProblems(): RuleProblem[][] {
  const t = useText(quizTexts);
  const tLogic = useText(quizLogicTexts);
  const questions = useEditorState(({ history }) => history.present.questions);
  const rules = useEditorState(({ history }) => history.present.rules);

  const getProblems = useMemo(() => {
    const known = new WeakMap<QuizRule, { index: number; problems: RuleProblem[] }>();
    const check = (rule: QuizRule, index: number) => {
      const found = checkRules({ ...emptyQuiz(''), questions, rules: [rule] }, toBusinessDay(serverNow()));
      const missing = (finding: Finding) => getMissingKey(finding, rule, questions);
      const problems = found.map((finding): RuleProblem => {
        const { at, code, params } = finding;
        const lacking = missing(finding);
        return {
          place: at[2] === 'conditions' ? Number(at[3]) : undefined,
          isTarget: at[2] === 'targetId',
          text: lacking ? tLogic(lacking, params) : t(`check.${code}`, { ...params, rule: index + 1 }),
          isMissing: lacking !== undefined,
        };
      });
      // In the order of the sentence: conditions, then target.
      const sorted = problems.sort((a, b) => Number(a.isTarget) - Number(b.isTarget));
      return sorted.length > 0 ? sorted : none;
    };
    return (rule: QuizRule, index: number) => {
      const before = known.get(rule);
      // The texts contain the number of the rule.
      if (before && (before.index === index || before.problems === none)) return before.problems;
      const problems = check(rule, index);
      known.set(rule, { index, problems });
      return problems;
    };
  }, [questions, t, tLogic]);

  return useMemo(() => {
    const twice = new Set(findRepeated(rules, ({ ruleId }) => ruleId));
    return rules.map((rule, index) => {
      const problems = getProblems(rule, index);
      if (!twice.has(index)) return problems;
      return [...problems, { place: undefined, isTarget: false, text: t('check.idTwice'), isMissing: false }];
    });
  }, [rules, getProblems, t]);
}

/** Locale key of what is still to be selected, if the rule is merely incomplete. */
function getMissingKey({ code, at }: Finding, { targetId, conditions }: QuizRule, questions: readonly Question[]) {
  if (code === 'noConditions') return 'missing.condition';
  if (code === 'targetMissing' && targetId === null) return 'missing.target';
  const condition = conditions[Number(at[3])];
  if (code !== 'valueNotForOperator' || !condition) return undefined;
  const { value, operator, questionId } = condition;
  const isBlank = value === null || (Array.isArray(value) && value.length === 0);
  const isHalf = operator === 'between' && (typeof value === 'number' || (Array.isArray(value) && value.length === 1));
  return (isBlank || isHalf) && questions.some((question) => question.questionId === questionId)
    ? 'missing.value'
    : undefined;
}
