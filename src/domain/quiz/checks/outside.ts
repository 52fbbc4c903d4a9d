import type { QuizContent } from '../../../contract/quiz';
import { type HintKey, hintFor, hintKeyOf } from '../../hint/levels';
import { type Finding, finding, type PublishContext } from './finding';

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
    ...quiz.resultLevels.flatMap((level, index) =>
      level.severity === 'excluded' ? [] : [{ key: hintKeyOf(level), at: ['resultLevels', index], name: level.name }],
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
      .filter(({ key }) => !hintFor(hints, projectId, key))
      .map(({ at, name }) => finding('hintMissing', at, { level: name })),
    ...(sensitive >= 0 && !hasAgreement
      ? [finding('agreementMissing', ['questions', sensitive], { question: quiz.questions[sensitive]?.code as string })]
      : []),
  ];
}
