import type { FilterField } from '@/components/list/fields';
import { type ReviewText, reviewRequestFilter } from '@/components/review/review-request-filter';
import { severities } from '@/contract/limits/quiz';
import { hintReviews, hintStatuses, resultHint as limit } from '@/contract/limits/result-hint';
import { listProjectOptions } from '@/services/project';
import type { HintLabels, HintText } from './useHintLabels';
import { GLOBAL } from './values';

/** Filters of Result Hint (docs/domain.md 6.14). */
export const hintFilters = (t: HintText, labels: HintLabels, tReview: ReviewText): FilterField[] => [
  { kind: 'text', name: 'keyword', label: t('filter.keyword'), maxLength: limit.maxKeywordLength, always: true },
  {
    kind: 'remote',
    name: 'projectId',
    // The key contains the first label, so that each language caches its own options.
    key: `hintScopes:${t('scope.global')}`,
    label: t('column.scope'),
    always: true,
    read: async () => [
      { value: GLOBAL, label: t('scope.global') },
      ...(await listProjectOptions()).map(({ id, name }) => ({ value: id, label: name })),
    ],
  },
  {
    kind: 'select',
    name: 'status',
    label: t('column.status'),
    always: true,
    options: hintStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
  },
  {
    kind: 'select',
    name: 'severity',
    label: t('column.severity'),
    options: severities.map((severity) => ({ value: severity, label: labels.severity(severity) })),
  },
  {
    kind: 'select',
    name: 'review',
    label: t('column.review'),
    options: hintReviews.map((review) => ({ value: review, label: labels.reviewState(review) })),
  },
  reviewRequestFilter(tReview),
];
