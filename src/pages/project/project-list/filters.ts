import type { FilterField } from '@/components/list/fields';
import { type ReviewText, reviewRequestFilter } from '@/components/review/review-request-filter';
import { project as limit, projectStatuses, projectTypes } from '@/contract/limits/project';
import { formatCategoryPath } from '@/domain/category/tree';
import { listCategories } from '@/services/category';
import { listHospitalOptions } from '@/services/hospital';
import type { ProjectText } from './columns';

/** Categories as options, each first-level one followed by its children. */
const readCategoryOptions = async () => {
  const categories = await listCategories();
  return categories.map((category) => ({ value: category.id, label: formatCategoryPath(categories, category) }));
};

const readHospitalOptions = async () =>
  (await listHospitalOptions()).map(({ id, name }) => ({ value: id, label: name }));

/** Filters of Project List (docs/domain.md 6.2 and 9). */
export const projectFilters = (t: ProjectText, tReview: ReviewText): FilterField[] => [
  {
    kind: 'text',
    isPrivate: true,
    name: 'keyword',
    label: t('filter.keyword'),
    placeholder: t('filter.keywordHint'),
    maxLength: limit.maxSearchLength,
    always: true,
  },
  {
    kind: 'select',
    isMany: true,
    name: 'status',
    label: t('field.status'),
    always: true,
    options: projectStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
  },
  {
    kind: 'remote',
    name: 'categoryId',
    key: 'categories',
    label: t('column.category'),
    always: true,
    read: readCategoryOptions,
  },
  {
    kind: 'select',
    isMany: true,
    name: 'type',
    label: t('column.type'),
    options: projectTypes.map((type) => ({ value: type, label: t(`type.${type}`) })),
  },
  { kind: 'remote', name: 'hospitalId', key: 'hospitals', label: t('field.hospitalIds'), read: readHospitalOptions },
  {
    kind: 'flag',
    name: 'isRecommended',
    label: t('field.isRecommended'),
    yes: t('recommended.yes'),
    no: t('recommended.no'),
  },
  reviewRequestFilter(tReview),
  { kind: 'days', names: ['publishedFrom', 'publishedBefore'], label: t('field.publishedAt') },
];
