import { RelativeTime } from '@/components/display/RelativeTime';
import type { ListColumn } from '@/components/list/columns';
import type { HospitalListed } from '@/contract/hospital';
import type { hospitalTexts } from '@/locales/hospital';
import type { TextOf } from '@/utils/text';
import { HospitalStatus } from './HospitalStatus';

export type HospitalText = TextOf<typeof hospitalTexts>;

/** Labels of enum values, also of unknown ones (newer server). */
type Labels = Record<'level' | 'nature' | 'kind', (name: string) => string>;

/** Columns of docs/domain.md 6.14; of one line each; section 9 allows eight by default. */
export const hospitalColumns = (t: HospitalText, labels: Labels): ListColumn<HospitalListed>[] => [
  {
    key: 'name',
    title: t('column.name'),
    width: 192,
    isName: true,
    sortable: true,
    render: (_, { name }) => <bdi>{name}</bdi>,
  },
  { key: 'shortName', title: t('field.shortName'), dataIndex: 'shortName', width: 140, initiallyHidden: true },
  { key: 'level', title: t('column.level'), width: 92, renderText: (_, { level }) => labels.level(level) },
  {
    key: 'nature',
    title: t('column.nature'),
    width: 108,
    initiallyHidden: true,
    renderText: (_, { nature }) => labels.nature(nature),
  },
  {
    key: 'kind',
    title: t('field.kind'),
    width: 100,
    initiallyHidden: true,
    renderText: (_, { kind }) => labels.kind(kind),
  },
  {
    key: 'regionText',
    title: t('field.region'),
    dataIndex: 'regionText',
    width: 144,
  },
  {
    key: 'departments',
    title: t('field.departments'),
    width: 180,
    ellipsis: true,
    initiallyHidden: true,
    renderText: (_, { departments }) => departments.join(t('separator')),
  },
  {
    key: 'projectCount',
    title: t('column.projectCount'),
    dataIndex: 'projectCount',
    align: 'right',
    width: 96,
    sortable: true,
    renderText: (count: number) => t('projects', { count }),
  },
  {
    key: 'contact',
    title: t('column.contact'),
    width: 136,
    renderText: (_, { contactNameMasked: name, contactMobileMasked: mobile }) =>
      [name, mobile].filter(Boolean).join(' ') || '—',
  },
  {
    key: 'referredCount',
    title: t('column.referredCount'),
    align: 'right',
    width: 140,
    sortable: true,
    renderText: (_, { referredCount: referred, enrolledCount: enrolled }) =>
      referred === undefined || enrolled === undefined ? null : t('records', { referred, enrolled }),
  },
  {
    key: 'status',
    title: t('field.status'),
    width: 84,
    render: (_, { status }) => <HospitalStatus status={status} />,
  },
  {
    key: 'sort',
    title: t('field.sort'),
    dataIndex: 'sort',
    align: 'right',
    width: 84,
    sortable: true,
    initiallyHidden: true,
  },
  { key: 'phone', title: t('field.phone'), dataIndex: 'phone', width: 140, initiallyHidden: true },
  { key: 'orgCode', title: t('field.orgCode'), dataIndex: 'orgCode', width: 140, initiallyHidden: true },
  {
    key: 'joinedAt',
    title: t('field.joinedAt'),
    dataIndex: 'joinedAt',
    width: 116,
    sortable: true,
    initiallyHidden: true,
  },
  {
    key: 'updatedAt',
    title: t('column.updatedAt'),
    width: 168,
    sortable: true,
    initiallyHidden: true,
    render: (_, { updatedAt }) => <RelativeTime instant={updatedAt} />,
  },
];
