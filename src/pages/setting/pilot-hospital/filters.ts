import { IMPORTED } from '@/components/import/useImportParam';
import type { FilterField } from '@/components/list/fields';
import {
  hospitalKinds,
  hospitalLevels,
  hospitalNatures,
  hospitalStatuses,
  hospital as limit,
} from '@/contract/limits/hospital';
import { listProjectOptions } from '@/services/project';
import type { HospitalText } from './columns';

const readProjects = async () =>
  (await listProjectOptions()).map(({ id, name, projectNo }) => ({ value: id, label: `${name} ${projectNo}` }));

/** Filters of Pilot Hospital (docs/domain.md 6.14). */
export const hospitalFilters = (t: HospitalText): FilterField[] => [
  { kind: 'text', name: 'keyword', label: t('filter.keyword'), maxLength: limit.maxKeywordLength, always: true },
  { kind: 'region', name: 'regionCode', label: t('field.region'), always: true },
  {
    kind: 'select',
    name: 'status',
    label: t('field.status'),
    always: true,
    options: hospitalStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
  },
  {
    kind: 'select',
    name: 'level',
    label: t('field.level'),
    options: hospitalLevels.map((level) => ({ value: level, label: t(`level.${level}`) })),
  },
  {
    kind: 'select',
    name: 'nature',
    label: t('field.nature'),
    options: hospitalNatures.map((nature) => ({ value: nature, label: t(`nature.${nature}`) })),
  },
  {
    kind: 'select',
    name: 'kind',
    label: t('field.kind'),
    options: hospitalKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
  },
  { kind: 'remote', name: 'projectId', key: 'projects', label: t('filter.project'), read: readProjects },
  { kind: 'linked', name: IMPORTED, label: t('filter.import') },
];
