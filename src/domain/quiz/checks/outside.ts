import type { QuizContent } from '../../../contract/quiz';
import type { HintKey } from '../engine/result';
import { type Finding, finding, type HintRef, type PublishContext } from './finding';

/** The hint that members of a project are shown: the project's own, else the global one (docs/domain.md 6.14). */
export const findHint = <Hint extends HintRef>(
  hints: readonly Hint[],
  projectId: string,
  { code, fallback }: HintKey,
) => {
  const enabled = hints.filter(({ status }) => status === 'enabled');
  return (
    enabled.find((hint) => hint.projectId === projectId && hint.levelCode === code) ??
    enabled.find((hint) => hint.projectId === null && hint.levelCode === fallback)
  );
};

/**
 * What a quiz needs around it: a hint for whatever can come out, and an agreement before something
 * sensitive is asked. A hint for red flags or for the excluded is needed once the quiz can raise or
 * exclude; a level `excluded` is shown by the latter.
 */
export function checkOutside(quiz: QuizContent, { projectId, hasAgreement, hints }: PublishContext): Finding[] {
  const options = quiz.questions.flatMap((question) => question.options);
  const excludes =
    options.some(({ disqualify }) => disqualify) || quiz.rules.some(({ targetKind }) => targetKind === 'disqualify');
  const sensitive = quiz.questions.findIndex((question) => question.sensitive);
  const needed: { key: HintKey; at: Finding['at']; name: string }[] = [
    ...quiz.resultLevels.flatMap(({ code, name, severity }, index) =>
      severity === 'excluded' ? [] : [{ key: { code, fallback: severity }, at: ['resultLevels', index], name }],
    ),
    ...(options.some(({ riskFlag }) => riskFlag === 'red')
      ? [{ key: { code: 'redFlag', fallback: 'redFlag' }, at: [], name: 'redFlag' }]
      : []),
    ...(excludes || quiz.resultLevels.some(({ severity }) => severity === 'excluded')
      ? [{ key: { code: 'excluded', fallback: 'excluded' }, at: [], name: 'excluded' }]
      : []),
  ];
  return [
    ...needed
      .filter(({ key }) => !findHint(hints, projectId, key))
      .map(({ at, name }) => finding('hintMissing', at, { level: name })),
    ...(sensitive >= 0 && !hasAgreement
      ? [finding('agreementMissing', ['questions', sensitive], { question: quiz.questions[sensitive]?.code as string })]
      : []),
  ];
}
