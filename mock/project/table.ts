import type { Project } from '../../src/contract/project';
import { toPlainLines } from '../../src/domain/rich-text/rich-text';
import type { RecordRow } from '../record/fixtures';
import { state } from '../state';
import { byId } from '../store/by-id';
import type { Masks } from '../store/change-log';
import type { Table } from '../store/update';
import type { World } from '../world';
import { finishEnded } from './ended';
import { getFigures } from './figures';
import type { ProjectRow } from './fixtures';

/** Converts projects to their API form, with derived fields. */
export function projectPresenter(): (row: ProjectRow) => Project {
  const { agreementTemplates, categories, hospitals, quizzes, records } = state().world;
  const recordsOf = new Map<string, RecordRow[]>();
  for (const record of records) {
    const own = recordsOf.get(record.projectId);
    if (own) own.push(record);
    else recordsOf.set(record.projectId, [record]);
  }
  const knownHospitals = byId(hospitals);
  return ({ idleViewCount, ...row }) => {
    const template = agreementTemplates.find(({ id }) => id === row.agreementTemplateId);
    const versions = quizzes.filter(({ projectId }) => projectId === row.id);
    const published = versions.find(({ status }) => status === 'published');
    return {
      ...row,
      categoryName: categories.find(({ id }) => id === row.categoryId)?.name ?? null,
      agreementTemplateTitle: template ? `${template.title} ${template.templateVersion}` : null,
      // Deleted hospitals are omitted, not removed, because they can be restored.
      hospitalIds: row.hospitalIds.filter((id) => knownHospitals.has(id)),
      quizId: published?.id ?? null,
      quizVersion: published?.quizVersion ?? null,
      quizDraftId: versions.find(({ status }) => status === 'draft')?.id ?? null,
      ...getFigures({ type: row.type, idleViewCount }, recordsOf.get(row.id) ?? []),
    };
  };
}

export const toProject = (row: ProjectRow) => projectPresenter()(row);

const nameIn = (rows: readonly { id: string; name: string }[], id: string) =>
  rows.find((row) => row.id === id)?.name ?? id;

/** Masks that log names instead of ids. */
export const projectMasks = (world: () => World): Masks<ProjectRow> => ({
  categoryId: (id) => nameIn(world().categories, id),
  hospitalIds: (ids) => ids.map((id) => nameIn(world().hospitals, id)),
  agreementTemplateId: (id) => world().agreementTemplates.find((one) => one.id === id)?.title ?? id,
  content: toPlainLines,
});

export const projectTable: Table<ProjectRow, Project> = {
  entityType: 'project',
  rows: () => finishEnded(state().world.projects),
  toDto: toProject,
  labelOf: ({ name }) => name,
  masks: projectMasks(() => state().world),
};
