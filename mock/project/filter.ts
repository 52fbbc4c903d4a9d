import type { z } from 'zod';
import type { Project, ProjectFilter } from '../../src/contract/project-list';
import { createKeywordMatcher } from '../../src/domain/fold';
import { businessDay } from '../clock';
import type { Who } from '../fixtures/operators';
import { isRequested } from '../review/request';
import { state } from '../state';
import { filterBy, type Matchers, matchOne, sortBy } from '../store/list';
import { createProjectPresenter, projectTable } from './table';

type Filter = z.output<typeof ProjectFilter>;

const getPublishedDay = ({ publishedAt }: Project) => publishedAt && businessDay(Date.parse(publishedAt));

const matchers: Matchers<Project, Omit<Filter, 'reviewRequest'>> = {
  keyword: (keyword) => {
    const isFound = createKeywordMatcher(keyword);
    return ({ name, projectNo }) => isFound(name, projectNo);
  },
  categoryId: (categoryId) => {
    const { categories } = state().world;
    const within = new Set(categories.flatMap(({ id, parentId }) => (parentId === categoryId ? [id] : [])));
    return (project) => project.categoryId === categoryId || within.has(project.categoryId ?? '');
  },
  type: matchOne(({ type }) => type),
  status: matchOne(({ status }) => status),
  hospitalId: (id) => (project) => project.hospitalIds.includes(id),
  isRecommended: (isRecommended) => (project) => project.isRecommended === isRecommended,
  publishedFrom: (from) => (project) => (getPublishedDay(project) ?? '') >= from,
  publishedBefore: (before) => (project) => (getPublishedDay(project) ?? before) < before,
};

/** All projects that match a list request, most recently changed first by default. */
export function findProjects(
  { reviewRequest, ...filter }: Filter,
  sort = '-updatedAt',
  { id: operatorId }: Pick<Who, 'id'> = { id: '' },
): Project[] {
  const requested = state().world.quizzes.filter((row) => reviewRequest && isRequested(row, reviewRequest, operatorId));
  const asked = new Set(requested.map(({ projectId }) => projectId));
  const rows = projectTable.rows().filter(({ id }) => !reviewRequest || asked.has(id));
  return sortBy(filterBy(rows.map(createProjectPresenter()), matchers, filter), sort);
}

type Matching = { filter: Filter; excludedIds: readonly string[]; sort?: string };

/** Ids of all projects that match a filter, without the deselected ones. */
export function getMatchingProjectIds({ filter, excludedIds, sort }: Matching, operatorId: string) {
  const excluded = new Set(excludedIds);
  return findProjects(filter, sort, { id: operatorId }).flatMap(({ id }) => (excluded.has(id) ? [] : [id]));
}
