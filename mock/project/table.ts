import type { Project } from '../../src/contract/project-list';
import { getProjectStatus } from '../../src/domain/project/status';
import { toPlainLines } from '../../src/domain/rich-text/rich-text';
import type { RecordRow } from '../record/fixtures';
import { state } from '../state';
import { byId } from '../store/by-id';
import type { Masks } from '../store/change-log';
import { log } from '../store/log';
import type { Table } from '../store/update';
import type { World } from '../world';
import { getFigures } from './figures';
import type { ProjectRow } from './fixtures';

/** Operator name in the log when a project ends automatically. */
const SERVER = '系统';

/** Converts projects to their API form, with derived fields. */
export function createProjectPresenter(): (row: ProjectRow) => Project {
  const { agreementTemplates, categories, hospitals, quizzes, records } = state().world;
  const recordsByProject = new Map<string, RecordRow[]>();
  for (const record of records) {
    const own = recordsByProject.get(record.projectId);
    if (own) own.push(record);
    else recordsByProject.set(record.projectId, [record]);
  }
  const knownHospitals = byId(hospitals);
  return ({ idleViewCount, ...row }) => {
    const template = agreementTemplates.find(({ id }) => id === row.agreementTemplateId);
    const category = categories.find(({ id }) => id === row.categoryId);
    const versions = quizzes.filter(({ projectId }) => projectId === row.id);
    const published = versions.find(({ status }) => status === 'published');
    return {
      ...row,
      // A deleted category or hospital is omitted, not removed, because it can be restored.
      categoryId: category?.id ?? null,
      categoryName: category?.name ?? null,
      agreementTemplateTitle: template ? `${template.title} ${template.templateVersion}` : null,
      hospitalIds: row.hospitalIds.filter((id) => knownHospitals.has(id)),
      quizId: published?.id ?? null,
      quizVersion: published?.quizVersion ?? null,
      quizDraftId: versions.find(({ status }) => status === 'draft')?.id ?? null,
      ...getFigures({ type: row.type, idleViewCount }, recordsByProject.get(row.id) ?? []),
    };
  };
}

export const toProject = (row: ProjectRow) => createProjectPresenter()(row);

const getName = (rows: readonly { id: string; name: string }[], id: string) =>
  rows.find((row) => row.id === id)?.name ?? id;

/** Masks that log names instead of ids. */
export const createProjectMasks = (world: () => World): Masks<ProjectRow> => ({
  categoryId: (id) => getName(world().categories, id),
  hospitalIds: (ids) => ids.map((id) => getName(world().hospitals, id)),
  agreementTemplateId: (id) => world().agreementTemplates.find((one) => one.id === id)?.title ?? id,
  content: toPlainLines,
  // Internal: part of viewCount.
  idleViewCount: null,
});

/** Finishes projects whose end has passed, with a log entry. Called on every read instead of by a timer. */
function finishEnded(projects: ProjectRow[]): ProjectRow[] {
  const now = Date.now();
  projects.forEach((row, place) => {
    const status = getProjectStatus(row, now);
    if (status === row.status || row.endAt === null) return;
    const stamp = { updatedAt: row.endAt, updatedByName: SERVER, version: row.version + 1 };
    projects[place] = { ...row, status, ...stamp };
    const changes = [{ field: 'status', from: row.status, to: status }];
    log({ entityType: 'project', entityId: row.id, action: 'finish', operatorName: SERVER, changes });
  });
  return projects;
}

export const projectTable: Table<ProjectRow, Project> = {
  entityType: 'project',
  rows: () => finishEnded(state().world.projects),
  toDto: toProject,
  labelOf: ({ name }) => name,
  masks: createProjectMasks(() => state().world),
};
