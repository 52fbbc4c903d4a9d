import { IMPORTED } from '@/components/import/useImportParam';
import type { FilterField } from '@/components/list/fields';
import { channelStatuses, channelTypes, channel as limit } from '@/contract/limits/channel';
import { defaultFigureDays } from '@/domain/channel/figure-days';
import { channelPaths } from '@/features/channel/channel-options';
import { readProjectOptions } from '@/features/project/project-options';
import { listChannelChoices } from '@/services/channel';
import type { ChannelText } from './columns';

/** Channels that have children. */
async function readParentOptions() {
  const tree = await listChannelChoices();
  const [paths, parents] = [channelPaths(tree), new Set(tree.map(({ parentId }) => parentId))];
  return tree.filter(({ id }) => parents.has(id)).map(({ id, name }) => ({ value: id, label: paths.get(id) ?? name }));
}

/** Filters of Channel List (docs/domain.md 6.6 and 9). */
export const channelFilters = (t: ChannelText, today: string): FilterField[] => [
  { kind: 'text', name: 'keyword', label: t('filter.keyword'), maxLength: limit.maxNameLength * 2, always: true },
  {
    kind: 'days',
    names: ['from', 'before'],
    label: t('filter.days'),
    defaults: defaultFigureDays(today),
    always: true,
  },
  {
    kind: 'select',
    name: 'status',
    label: t('field.status'),
    isMany: true,
    options: channelStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
    always: true,
  },
  {
    kind: 'select',
    name: 'type',
    label: t('column.type'),
    isMany: true,
    options: channelTypes.map((type) => ({ value: type, label: t(`type.${type}`) })),
  },
  { kind: 'remote', name: 'parentId', key: 'channelParents', label: t('filter.parent'), read: readParentOptions },
  { kind: 'text', name: 'ownerName', label: t('filter.owner'), maxLength: limit.maxOwnerNameLength },
  { kind: 'remote', name: 'projectId', key: 'projects', label: t('filter.project'), read: readProjectOptions },
  {
    kind: 'select',
    name: 'expiring',
    label: t('filter.expiring'),
    options: [{ value: 'true', label: t('filter.expiringSoon') }],
  },
  { kind: 'linked', name: IMPORTED, label: t('filter.import') },
];
