import { hintVariables } from '@/contract/limits/result-hint';
import type { ResultHintInput } from '@/contract/result-hint';
import { type HintProblem, hintProblems } from '@/domain/hint/problems';
import { AppError } from '@/errors/app-error';
import type { HintText } from './useHintLabels';

const braced = (name: string) => (/^[{}]+$/.test(name) ? name : `{{${name}}}`);

/** The variables that a text may have, as they are typed. */
export const variableNames = hintVariables.map(braced).join(' ');

/** What is wrong, in words that name the piece. */
export function problemText(t: HintText, { problem, part = '' }: HintProblem) {
  if (problem === 'unknownVariable')
    return t('problem.unknownVariable', { part: braced(part), variables: variableNames });
  return problem === 'notAllowed' ? t('problem.notAllowed', { part }) : t(`problem.${problem}`);
}

/**
 * Refuses what the server would refuse, before anything is asked or sent, and in words that name the piece.
 * @throws AppError 422 with `fieldErrors`, the first problem of each field
 */
export function refuseProblems(t: HintText, input: ResultHintInput) {
  const problems = hintProblems(input);
  if (problems.length === 0) return;
  const fieldErrors = Object.fromEntries(problems.map((one) => [one.field, problemText(t, one)]).reverse());
  throw new AppError('business', { status: 422, data: { fieldErrors } });
}
