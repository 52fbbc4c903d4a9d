import type { Project } from '../../src/contract/project';
import { state } from '../state';
import { figuresOf } from './figures';
import type { ProjectRow } from './fixtures';

/** A project on the way out, with what follows from all else that the mock knows. */
export function toProject({ idleViewCount, ...row }: ProjectRow): Project {
  const { agreementTemplates, categories, hospitals, quizzes, records } = state().world;
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
    ...figuresOf(
      { idleViewCount, ...row },
      records.filter(({ projectId }) => projectId === row.id),
    ),
  };
}
