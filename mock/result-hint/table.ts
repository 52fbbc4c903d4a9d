import type { ResultHint } from '../../src/contract/result-hint';
import { getHintSeverity } from '../../src/domain/hint/levels';
import type { Who } from '../fixtures/operators';
import { toRequest } from '../review/request';
import { state } from '../state';
import type { Table } from '../store/update';
import { getLevels, type HintRow } from './fixtures';

/** The levels of a scope; null for the global one, whose levels are the severities. */
export const scopeLevels = (projectId: string | null) =>
  projectId === null ? null : getLevels(state().world.quizzes, projectId);

/** A hint on the way out to an operator, with what follows from its project and level. */
export function toHint(
  { textEditedById, reviewRequestedById, reviewRequestedOfId, ...row }: HintRow,
  operatorId: string,
): ResultHint {
  const { projects, operators } = state().world;
  const levels = scopeLevels(row.projectId);
  return {
    ...row,
    ...toRequest({ ...row, reviewRequestedById, reviewRequestedOfId }),
    projectName: projects.find(({ id }) => id === row.projectId)?.name ?? null,
    levelName: levels?.find(({ code }) => code === row.levelCode)?.name ?? null,
    // A level that the quiz no longer has is nobody's result.
    severity: getHintSeverity(row.levelCode, levels) ?? 'normal',
    textEditedByName: operators.find(({ id }) => id === textEditedById)?.name ?? '',
    textEditedByMe: textEditedById === operatorId,
  };
}

const getName = (id: string) => state().world.operators.find((operator) => operator.id === id)?.name;

/** A link by its title, a phone as it is. */
const targetName = (target: string) => state().world.projectLinks.find(({ id }) => id === target)?.title ?? target;

/** The hints as an operator is shown them. */
export const hintTable = ({ id: operatorId }: Pick<Who, 'id'>): Table<HintRow, ResultHint> => ({
  entityType: 'resultHint',
  rows: () => state().world.hints,
  toDto: (row) => toHint(row, operatorId),
  labelOf: ({ name }) => name,
  // The log has names where a row has ids.
  masks: {
    primaryActionTarget: targetName,
    secondaryActionTarget: targetName,
    projectId: (id) => state().world.projects.find((project) => project.id === id)?.name,
    textEditedById: getName,
    reviewRequestedById: null,
    reviewRequestedOfId: (id) => id && getName(id),
  },
});
