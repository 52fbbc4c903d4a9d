import type { FilterField } from '@/components/list/fields';
import { numberFilter } from '@/components/list/number-filter';
import { reportSources, reportStatuses, reportTypes } from '@/contract/limits/report';
import { readProjectOptions } from '@/features/project/project-options';
import type { reportTexts } from '@/locales/report';
import type { TextOf } from '@/utils/text';

/** Filters of Report List (docs/domain.md 6.12 and 9). */
export const reportFilters = (t: TextOf<typeof reportTexts>): FilterField[] => [
  { kind: 'assignee', name: 'reviewer', label: t('column.reviewer'), none: t('filter.unclaimed'), always: true },
  {
    kind: 'select',
    name: 'type',
    label: t('column.type'),
    isMany: true,
    always: true,
    options: reportTypes.map((value) => ({ value, label: t(`type.${value}`) })),
  },
  {
    kind: 'remote',
    name: 'projectId',
    key: 'projects',
    label: t('column.project'),
    isMany: true,
    always: true,
    read: readProjectOptions,
  },
  numberFilter('no', t('filter.no'), t('filter.noHint')),
  {
    kind: 'select',
    name: 'status',
    label: t('column.status'),
    isMany: true,
    options: reportStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
  },
  {
    kind: 'flag',
    name: 'ownFirstReading',
    label: t('filter.ownFirstReading'),
    yes: t('filter.ownFirstReadingYes'),
    no: t('filter.ownFirstReadingNo'),
  },
  { kind: 'flag', name: 'overdue', label: t('filter.overdue'), yes: t('filter.overdueYes'), no: t('filter.overdueNo') },
  {
    kind: 'select',
    name: 'source',
    label: t('column.source'),
    isMany: true,
    options: reportSources.map((value) => ({ value, label: t(`source.${value}`) })),
  },
  { kind: 'days', names: ['examFrom', 'examBefore'], label: t('column.examDate') },
  { kind: 'days', names: ['uploadedFrom', 'uploadedBefore'], label: t('column.uploadedAt') },
  { kind: 'linked', name: 'memberId', label: t('filter.member') },
  { kind: 'linked', name: 'recordId', label: t('filter.record') },
];
