import type { z } from 'zod';
import type { ResultHint, ResultHintFilter } from '../../src/contract/result-hint';
import { createKeywordMatcher } from '../../src/domain/fold';
import { reviewState } from '../../src/domain/hint/review';
import type { Who } from '../fixtures/operators';
import { isRequested } from '../review/request';
import { state } from '../state';
import { filterBy, type Matchers, sortBy } from '../store/list';
import { toHint } from './table';

type Filter = z.output<typeof ResultHintFilter>;

const matchers: Matchers<ResultHint, Omit<Filter, 'reviewRequest'>> = {
  keyword: (keyword) => {
    const isFound = createKeywordMatcher(keyword);
    return ({ name, title }) => isFound(name, title);
  },
  projectId: (id) => (hint) => hint.projectId === (id === 'global' ? null : id),
  severity: (severity) => (hint) => hint.severity === severity,
  status: (status) => (hint) => hint.status === status,
  review: (review) => (hint) => reviewState(hint) === review,
  medicalReviewed: (isReviewed) => (hint) => hint.medicalReviewed === isReviewed,
};

/** All hints that match a list request, most recently changed first by default. */
export function findHints(
  { reviewRequest, ...filter }: Filter,
  sort = '-updatedAt',
  { id }: Pick<Who, 'id'> = { id: '' },
) {
  const rows = state().world.hints.filter((row) => !reviewRequest || isRequested(row, reviewRequest, id));
  const hints = rows.map((row) => toHint(row, id));
  return sortBy(filterBy(hints, matchers, filter), sort);
}
