import type { FilterField } from '@/components/list/fields';
import { eventCodes, track as limit } from '@/contract/limits/track';
import { getSourceOptions } from '@/features/analysis/accessSource';
import { CHANNEL_OPTIONS, readChannelOptions } from '@/features/channel/channel-options';
import { readProjectOptions } from '@/features/project/project-options';
import type { eventTrackTexts } from '@/locales/eventTrack';
import { listEventPages } from '@/services/event-track';
import type { TextOf } from '@/utils/text';

const systems = ['iOS', 'Android', 'HarmonyOS'] as const;

/** Filters of Event Tracks (docs/domain.md 6.11), without the period, which applies to the whole screen. */
export const eventFilters = (t: TextOf<typeof eventTrackTexts>): FilterField[] => [
  {
    kind: 'select',
    name: 'eventCode',
    label: t('column.event'),
    isMany: true,
    always: true,
    options: eventCodes.map((value) => ({ value, label: t(`event.${value}`) })),
  },
  {
    kind: 'text',
    name: 'memberNo',
    label: t('filter.memberNo'),
    always: true,
    maxLength: limit.maxMemberNoLength,
    clean: (typed) => typed.trim().toUpperCase(),
    pattern: /^[Mm]\d{1,19}$/,
    patternMessage: t('filter.memberNoHint'),
  },
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
    kind: 'remote',
    name: 'projectId',
    key: 'projects',
    label: t('column.project'),
    isMany: true,
    read: readProjectOptions,
  },
  {
    kind: 'remote',
    name: 'pagePath',
    key: 'event-pages',
    label: t('column.page'),
    read: async () =>
      (await listEventPages()).map(({ pagePath, pageName }) => ({
        value: pagePath,
        label: pageName === null ? pagePath : t('withCode', { name: pageName, code: pagePath }),
      })),
  },
  { kind: 'select', name: 'sceneGroupKey', label: t('filter.sceneGroup'), options: getSourceOptions() },
  {
    kind: 'select',
    name: 'os',
    label: t('filter.os'),
    options: systems.map((value) => ({ value, label: value })),
  },
  {
    kind: 'text',
    name: 'anonymousId',
    label: t('column.anonymousId'),
    maxLength: limit.maxIdLength,
    pattern: /^[\w-]+$/,
    patternMessage: t('filter.anonymousIdHint'),
  },
  { kind: 'linked', name: 'sessionId', label: t('filter.session') },
];
