import type { z } from 'zod';
import type { ProjectBulkAction } from '../../src/contract/project';
import { isSameValue } from '../../src/domain/compare';
import { canDelete, getProjectStatusAfter, opensToMembers, type ProjectAction } from '../../src/domain/project/status';
import { iso } from '../clock';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { messages } from '../messages';
import { refuse } from '../refuse';
import { createActions } from '../store/actions';
import { getDeleted } from '../store/remove';
import type { Target } from '../store/row';
import { find, update } from '../store/update';
import { checkCategory, type Input, isNameTaken, toProjectFields } from './check';
import type { ProjectRow } from './fixtures';
import { checkGate } from './gate';
import { projectMessages } from './messages';
import { projectTable, toProject } from './table';

/** Next project number, higher than that of any current or deleted project. */
export function getNextProjectNo() {
  const numbers = [...projectTable.rows(), ...getDeleted(projectTable)].map(({ projectNo }) =>
    Number(projectNo.slice(1)),
  );
  return `P${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}`;
}

/** Initial fields of a new project. */
export const createDraftFields = () => ({
  projectNo: getNextProjectNo(),
  status: 'draft' as const,
  publishedAt: null,
  idleViewCount: 0,
});

/** Project after an edit; if members can see it, it has to pass the publish gate (docs/domain.md 6.2). */
function applyEdit(input: Input, row: ProjectRow): ProjectRow {
  if (row.status === 'archived') throw new Fault(projectMessages.projectStatus);
  const after = { ...row, ...toProjectFields(input, row) };
  if (row.status === 'published' || row.status === 'paused') checkGate(after);
  return after;
}

const usual = createActions(projectTable, {
  create: (input: Input) => ({ ...toProjectFields(input), ...createDraftFields() }),
  update: applyEdit,
  checkRemoval(row) {
    const project = toProject(row);
    if (canDelete(project)) return;
    throw new Fault(project.status === 'draft' ? projectMessages.projectHasRecords : projectMessages.projectStatus);
  },
  checkReturn: ({ id, name }) => refuse({ name: isNameTaken(name, id) ? projectMessages.projectNameTaken : undefined }),
});

/** Performs a status change, together with the changes of `also`. */
function changeStatus(
  { id, version }: Target,
  action: ProjectAction,
  { name }: Who,
  also: (row: ProjectRow) => Partial<ProjectRow> = () => ({}),
) {
  return update(
    projectTable,
    id,
    version,
    (row) => {
      const status = getProjectStatusAfter(row.status, action);
      if (status === undefined) throw new Fault(projectMessages.projectStatus);
      const more = also(row);
      if (opensToMembers(action)) checkGate({ ...row, ...more });
      return { ...more, status, publishedAt: action === 'publish' ? iso(Date.now()) : row.publishedAt };
    },
    { action, operatorName: name },
  );
}

export const projectActions = {
  ...usual,
  /** Does not create a version when an autosave sends the same content. */
  update(target: Target, input: Input, operator: Who) {
    const row = find(projectTable.rows(), target.id);
    const isSame = row.version === target.version && isSameValue(applyEdit(input, row), row);
    return isSame ? row : usual.update(target, input, operator);
  },
  publish: (target: Target, operator: Who) => changeStatus(target, 'publish', operator),
  pause: (target: Target, operator: Who) => changeStatus(target, 'pause', operator),
  resume: (target: Target, operator: Who) => changeStatus(target, 'resume', operator),
  finish: (target: Target, operator: Who) => changeStatus(target, 'finish', operator),
  archive: (target: Target, operator: Who) => changeStatus(target, 'archive', operator),
};

/** Reopens a finished project with a new end; null for none. */
export const reopenProject = (target: Target, endAt: string | null, operator: Who) =>
  changeStatus(target, 'reopen', operator, ({ startAt }) => {
    const end = endAt === null ? Number.POSITIVE_INFINITY : Date.parse(endAt);
    const isBeforeStart = startAt !== null && end <= Date.parse(startAt);
    refuse({
      endAt: end <= Date.now() ? projectMessages.endNotInFuture : isBeforeStart ? messages.endNotAfterStart : undefined,
    });
    return { endAt };
  });

type Listing = Pick<ProjectRow, 'isRecommended' | 'sort'>;

/** Changes how lists show a project, in any status. */
export const setListing = ({ id, version }: Target, listing: Partial<Listing>, { name }: Who) =>
  update(projectTable, id, version, (): Partial<ProjectRow> => listing, { action: 'setListing', operatorName: name });

const setCategory = ({ id, version }: Target, categoryId: string, { name }: Who) =>
  update(
    projectTable,
    id,
    version,
    (row) => {
      if (row.status === 'archived') throw new Fault(projectMessages.projectStatus);
      const problem = checkCategory(categoryId, row);
      if (problem) throw new Fault({ ...messages.invalid, ...problem }, { fields: { categoryId: problem } });
      return { categoryId };
    },
    { action: 'setCategory', operatorName: name },
  );

/** Applies a bulk action to one row, regardless of its version. */
export function changeProject(row: ProjectRow, change: z.output<typeof ProjectBulkAction>, operator: Who) {
  switch (change.action) {
    case 'setCategory':
      return setCategory(row, change.categoryId, operator);
    case 'setSort':
      return setListing(row, { sort: change.sort }, operator);
    default:
      return projectActions[change.action](row, operator);
  }
}
