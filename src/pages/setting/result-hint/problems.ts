import { hintVariables } from '@/contract/limits/result-hint';
import type { ResultHintInput } from '@/contract/result-hint';
import { type HintProblem, hintProblems } from '@/domain/hint/problems';
import { AppError } from '@/errors/app-error';
import type { HintText } from './useHintLabels';

const addBraces = (name: string) => (/^[{}]+$/.test(name) ? name : `{{${name}}}`);

/** Allowed variables as they are written in a text. */
export const allowedVariables = hintVariables.map(addBraces).join(' ');

/** Message of a problem that quotes the faulty part. */
export function problemText(t: HintText, { problem, part = '' }: HintProblem) {
  if (problem === 'unknownVariable')
    return t('problem.unknownVariable', { part: addBraces(part), variables: allowedVariables });
  return problem === 'notAllowed' ? t('problem.notAllowed', { part }) : t(`problem.${problem}`);
}

/**
 * Refuses invalid input before the confirmation and the request, with the rules of the server.
 *
 * @throws AppError 422 with `fieldErrors`, the first problem of each field
 */
export function assertNoProblems(t: HintText, input: ResultHintInput) {
  const problems = hintProblems(input);
  if (problems.length === 0) return;
  const fieldErrors = Object.fromEntries(problems.map((one) => [one.field, problemText(t, one)]).reverse());
  throw new AppError('business', { status: 422, data: { fieldErrors } });
}
