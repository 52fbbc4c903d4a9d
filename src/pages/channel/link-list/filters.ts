import type { TabRule } from '@/components/list/codec';
import type { FilterField } from '@/components/list/fields';
import type { ListTabs } from '@/components/list/tabs';
import { channelLinkStatuses, channelLinkTypes, codeTypes, channelLink as limit } from '@/contract/limits/channel-link';
import { CHANNEL_OPTIONS, readChannelOptions } from '@/features/channel/channel-options';
import { readProjectOptions } from '@/features/project/project-options';
import { countChannelLinks } from '@/services/channel-link';
import type { LinkText } from './columns';

/** Filters of Link List (docs/domain.md 6.8 and 9). */
export const linkFilters = (t: LinkText): FilterField[] => [
  {
    kind: 'remote',
    name: 'channelId',
    key: CHANNEL_OPTIONS,
    label: t('filter.channel'),
    isMany: true,
    always: true,
    read: readChannelOptions,
  },
  {
    kind: 'select',
    name: 'status',
    label: t('field.status'),
    isMany: true,
    always: true,
    options: channelLinkStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
  },
  { kind: 'text', name: 'keyword', label: t('filter.keyword'), maxLength: limit.maxNameLength, always: true },
  {
    kind: 'flag',
    name: 'expiring',
    label: t('filter.expiring'),
    yes: t('filter.expiringYes'),
    no: t('filter.expiringNo'),
  },
  {
    kind: 'remote',
    name: 'projectId',
    key: 'projects',
    label: t('field.projectId'),
    isMany: true,
    read: readProjectOptions,
  },
  {
    kind: 'select',
    name: 'codeType',
    label: t('field.codeType'),
    isMany: true,
    options: codeTypes.map((value) => ({ value, label: t(`codeType.${value}`) })),
  },
  {
    kind: 'select',
    name: 'linkType',
    label: t('field.linkType'),
    isMany: true,
    options: channelLinkTypes.map((value) => ({ value, label: t(`linkType.${value}`) })),
  },
  { kind: 'days', names: ['createdFrom', 'createdBefore'], label: t('filter.createdAt') },
];

/** Tabs of the list: active links, and active links that expire soon (docs/domain.md 9). */
export const linkTabRules = [
  { key: 'active', filter: { status: 'active' } },
  { key: 'expiring', filter: { expiring: true }, defaultSort: 'expiresAt' },
] as const satisfies readonly TabRule[];

export const linkTabs = (t: LinkText): ListTabs => ({
  items: linkTabRules.map((rule) => ({ ...rule, label: t(`tab.${rule.key}`) })),
  counts: countChannelLinks,
});
