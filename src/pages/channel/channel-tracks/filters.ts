import type { FilterField } from '@/components/list/fields';
import { channelEvents, track as limit } from '@/contract/limits/track';
import { getSourceOptions } from '@/features/analysis/accessSource';
import { CHANNEL_OPTIONS, readChannelOptions } from '@/features/channel/channel-options';
import { readProjectOptions } from '@/features/project/project-options';
import type { channelTrackTexts } from '@/locales/channelTrack';
import { listChannelLinks } from '@/services/channel-link';
import type { TextOf } from '@/utils/text';

/** Number of links that a search returns. */
const MAX_LINKS = 20;
const searchLinks = async (keyword: string) => {
  const { list } = await listChannelLinks({ keyword: keyword.trim() || undefined, current: 1, pageSize: MAX_LINKS });
  return list.map(({ id, name, linkCode }) => ({ value: id, label: `${name} ${linkCode}` }));
};

/**
 * Filters of Channel Tracks (docs/domain.md 6.7). The period is not among them.
 *
 * @param linkName name of the link in the URL; undefined until loaded, null if it does not exist
 */
export const trackFilters = (
  t: TextOf<typeof channelTrackTexts>,
  linkName: string | null | undefined,
): FilterField[] => [
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
    name: 'eventType',
    label: t('filter.event'),
    isMany: true,
    always: true,
    options: channelEvents.map((value) => ({ value, label: t(`event.${value}`) })),
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
  {
    kind: 'search',
    name: 'linkId',
    label: t('filter.link'),
    chosen: linkName,
    search: searchLinks,
  },
  { kind: 'flag', name: 'newUser', label: t('column.isNewUser'), yes: t('newUser'), no: t('filter.newUserNo') },
  { kind: 'select', name: 'sceneGroupKey', label: t('filter.sceneGroup'), options: getSourceOptions() },
  {
    kind: 'text',
    name: 'scene',
    label: t('filter.scene'),
    maxLength: 4,
    pattern: /^\d{4}$/,
    patternMessage: t('filter.sceneHint'),
  },
  {
    kind: 'text',
    name: 'memberNo',
    label: t('filter.memberNo'),
    maxLength: limit.maxMemberNoLength,
    clean: (typed) => typed.trim().toUpperCase(),
    pattern: /^[Mm]\d{1,19}$/,
    patternMessage: t('filter.memberNoHint'),
  },
];
