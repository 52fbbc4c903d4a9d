import type { Project } from '../../src/contract/project';
import type { RecordRow } from '../record/fixtures';
import { state } from '../state';
import { figuresOf } from './figures';
import type { ProjectRow } from './fixtures';

/** Gives projects on their way out what follows from all else that the mock knows. */
export function projectPresenter(): (row: ProjectRow) => Project {
  const { agreementTemplates, categories, hospitals, quizzes, records } = state().world;
  const recordsOf = new Map<string, RecordRow[]>();
  for (const record of records) {
    const own = recordsOf.get(record.projectId);
    if (own) own.push(record);
    else recordsOf.set(record.projectId, [record]);
  }
  return ({ idleViewCount, ...row }) => {
    const template = agreementTemplates.find(({ id }) => id === row.agreementTemplateId);
    const versions = quizzes.filter(({ projectId }) => projectId === row.id);
    const published = versions.find(({ status }) => status === 'published');
    return {
      ...row,
      categoryName: categories.find(({ id }) => id === row.categoryId)?.name ?? null,
      agreementTemplateTitle: template ? `${template.title} ${template.templateVersion}` : null,
      hospitalIds: hospitals.flatMap(({ id, projectIds }) => (projectIds.includes(row.id) ? [id] : [])),
      quizId: published?.id ?? null,
      quizVersion: published?.quizVersion ?? null,
      quizDraftId: versions.find(({ status }) => status === 'draft')?.id ?? null,
      ...figuresOf({ type: row.type, idleViewCount }, recordsOf.get(row.id) ?? []),
    };
  };
}

export const toProject = (row: ProjectRow) => projectPresenter()(row);
