import type { z } from 'zod';
import type { ResultHintInput } from '../../src/contract/result-hint';
import { getHintSeverity } from '../../src/domain/hint/levels';
import { type HintProblem, hintProblems } from '../../src/domain/hint/problems';
import { foldHospitalName } from '../../src/domain/hospital/name';
import { isServicePhone, normalizeServicePhone } from '../../src/domain/validation/service-phone';
import { Fault } from '../fault';
import { type Message, messages } from '../messages';
import { refuse } from '../refuse';
import { state } from '../state';
import { resultHintMessages } from './messages';
import { getScopeLevels } from './table';

type Input = z.output<typeof ResultHintInput>;
type Fields = Record<string, Message>;

const texts: Record<HintProblem['problem'], Message> = {
  blank: messages.required,
  unknownVariable: resultHintMessages.hintVariableUnknown,
  notAllowed: resultHintMessages.hintTagNotAllowed,
  tooLong: resultHintMessages.hintTooLong,
  targetMissing: messages.required,
  phoneMissing: resultHintMessages.hintPhoneMissing,
  scoreShown: resultHintMessages.hintScoreShown,
};

/** Conflicts with other hints: names are unique, and a scope has one hint per level. */
function findConflicts(
  { name, projectId, levelCode }: Pick<Input, 'name' | 'projectId' | 'levelCode'>,
  ownId?: string,
) {
  const others = state().world.hints.filter(({ id }) => id !== ownId);
  const fields: Fields = {};
  if (others.some((other) => foldHospitalName(other.name) === foldHospitalName(name)))
    fields.name = resultHintMessages.hintNameTaken;
  if (others.some((other) => other.projectId === projectId && other.levelCode === levelCode)) {
    fields.levelCode = resultHintMessages.hintLevelTaken;
  }
  return fields;
}

/** @throws Fault 422 if the level does not exist, or for conflicts with other hints */
export function checkScope(scope: Pick<Input, 'name' | 'projectId' | 'levelCode'>, ownId?: string) {
  const { projectId, levelCode } = scope;
  const fields = findConflicts(scope, ownId);
  if (projectId !== null && !state().world.projects.some(({ id }) => id === projectId)) {
    fields.projectId = messages.projectUnknown;
  } else if (getHintSeverity(levelCode, getScopeLevels(projectId)) === undefined) {
    fields.levelCode = resultHintMessages.levelUnknown;
  }
  if (Object.keys(fields).length > 0) throw new Fault(messages.invalid, { fields });
}

const isProjectLink = (project: string | null, link: string) =>
  state().world.projectLinks.some(({ id, projectId }) => id === link && projectId === project);

/** @throws Fault 422 on the button whose link was deleted */
export function checkLinks(hint: Input) {
  const gone = (['primaryAction', 'secondaryAction'] as const).filter((action) => {
    const target = hint[`${action}Target`];
    return hint[action] === 'openLink' && target !== null && !isProjectLink(hint.projectId, target);
  });
  refuse(Object.fromEntries(gone.map((action) => [`${action}Target`, resultHintMessages.linkUnknown])));
}

/** Checks the targets of both buttons, and normalizes phone numbers. */
function checkTargets(input: Input) {
  const fields: Fields = {};
  const targets = (['primaryAction', 'secondaryAction'] as const).map((action) => {
    const field = `${action}Target` as const;
    const hasTarget = input[action] === 'callService' || input[action] === 'openLink';
    const target = hasTarget ? input[field] : null;
    if (target === null) return [field, target] as const;
    if (input[action] === 'openLink') {
      if (!isProjectLink(input.projectId, target)) fields[field] = resultHintMessages.linkUnknown;
      return [field, target] as const;
    }
    if (!isServicePhone(target)) fields[field] = messages.phoneInvalid;
    return [field, normalizeServicePhone(target)] as const;
  });
  return { fields, targets: Object.fromEntries(targets) };
}

/** @throws Fault 422 on the level if the copied text is not allowed for it, or for conflicts */
export function checkCopy(copy: Input) {
  const [problem] = hintProblems(copy);
  if (problem) {
    const id = texts[problem.problem];
    throw new Fault({ ...messages.invalid, ...id }, { fields: { levelCode: id } });
  }
  checkScope(copy);
}

/** @throws Fault 422 with the first error of each field */
export function toHintFields(input: Input, ownId?: string): Input {
  const { fields, targets } = checkTargets(input);
  const problems = hintProblems(input).map(({ field, problem }) => [field, texts[problem]] as const);
  const found: Fields = { ...fields, ...Object.fromEntries(problems.reverse()) };
  if (Object.keys(found).length > 0) throw new Fault(messages.invalid, { fields: found });
  checkScope(input, ownId);
  return { ...input, ...targets };
}
