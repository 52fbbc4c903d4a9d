import type { ResultHint } from '../../src/contract/result-hint';
import { getHintSeverity } from '../../src/domain/hint/levels';
import type { Who } from '../fixtures/operators';
import { toRequest } from '../review/request';
import { state } from '../state';
import type { Table } from '../store/update';
import { getLevels, type HintRow } from './fixtures';

/** Levels of a scope; null for the global one, whose levels are the severities. */
export const getScopeLevels = (projectId: string | null) =>
  projectId === null ? null : getLevels(state().world.quizzes, projectId);

/** Hint in its API form for an operator. */
export function toHint(
  { textEditedById, reviewRequestedById, reviewRequestedOfId, ...row }: HintRow,
  operatorId: string,
): ResultHint {
  const { projects, operators } = state().world;
  const levels = getScopeLevels(row.projectId);
  return {
    ...row,
    ...toRequest({ ...row, reviewRequestedById, reviewRequestedOfId }),
    projectName: projects.find(({ id }) => id === row.projectId)?.name ?? null,
    levelName: levels?.find(({ code }) => code === row.levelCode)?.name ?? null,
    // The quiz may no longer have this level; then the hint is not used.
    severity: getHintSeverity(row.levelCode, levels) ?? 'normal',
    textEditedByName: operators.find(({ id }) => id === textEditedById)?.name ?? '',
    textEditedByMe: textEditedById === operatorId,
  };
}

const getName = (id: string) => state().world.operators.find((operator) => operator.id === id)?.name;

/** Title of a link; phone numbers as they are. */
const getTargetName = (target: string) => state().world.projectLinks.find(({ id }) => id === target)?.title ?? target;

/** Hints as a given operator sees them. */
export const createHintTable = ({ id: operatorId }: Pick<Who, 'id'>): Table<HintRow, ResultHint> => ({
  entityType: 'resultHint',
  rows: () => state().world.hints,
  toDto: (row) => toHint(row, operatorId),
  labelOf: ({ name }) => name,
  // The log has names instead of ids.
  masks: {
    primaryActionTarget: getTargetName,
    secondaryActionTarget: getTargetName,
    projectId: (id) => state().world.projects.find((project) => project.id === id)?.name,
    textEditedById: getName,
    reviewRequestedById: null,
    reviewRequestedOfId: (id) => id && getName(id),
  },
});
