import type { QuizContent } from '@/contract/quiz';
import { findHint, type HintKey, toHintKey } from '../../hint/levels';
import { createFinding, type Finding, type PublishContext } from './finding';

export type HintNeed = { key: HintKey; at: Finding['at']; name: string };

/**
 * Hints that a quiz needs: one per level, one for red flags if it can raise one, and one for exclusion if it can
 * exclude. Excluded members see the latter also at a level `excluded`.
 */
export function hintNeeds({
  questions,
  rules,
  resultLevels,
}: Pick<QuizContent, 'questions' | 'rules' | 'resultLevels'>): HintNeed[] {
  const options = questions.flatMap((question) => question.options);
  const excludes =
    options.some(({ disqualify }) => disqualify) ||
    rules.some(({ targetKind }) => targetKind === 'disqualify') ||
    resultLevels.some(({ severity }) => severity === 'excluded');
  const special = (code: string): HintNeed => ({ key: { code, fallback: code }, at: [], name: code });
  return [
    ...resultLevels.flatMap((level, index) =>
      level.severity === 'excluded' ? [] : [{ key: toHintKey(level), at: ['resultLevels', index], name: level.name }],
    ),
    ...(options.some(({ riskFlag }) => riskFlag === 'red') ? [special('redFlag')] : []),
    ...(excludes ? [special('excluded')] : []),
  ];
}

/**
 * Checks what a quiz needs around it: a hint for every possible result, and an agreement before sensitive questions.
 */
export function checkContext(quiz: QuizContent, { projectId, hasAgreement, hints }: PublishContext): Finding[] {
  const sensitive = quiz.questions.findIndex((question) => question.sensitive);
  return [
    ...hintNeeds(quiz)
      .filter(({ key }) => !findHint(hints, projectId, key))
      .map(({ at, name }) => createFinding('hintMissing', at, { level: name })),
    ...(sensitive >= 0 && !hasAgreement
      ? [
          createFinding('agreementMissing', ['questions', sensitive], {
            question: quiz.questions[sensitive]?.code as string,
          }),
        ]
      : []),
  ];
}
