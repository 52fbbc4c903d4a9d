import type { FilterField } from '@/components/list/fields';
import type { ChannelChoice } from '@/contract/channel';
import { eventCodes, track as limit } from '@/contract/limits/track';
import { officialSources, unofficialSources } from '@/domain/analysis/distribution';
import { plainSourceName } from '@/features/analysis/accessSource';
import type { eventTrackTexts } from '@/locales/eventTrack';
import { listChannelChoices } from '@/services/channel';
import { listEventPages } from '@/services/event-track';
import { listProjectOptions } from '@/services/project';
import type { TextOf } from '@/utils/text';

const systems = ['iOS', 'Android', 'HarmonyOS'] as const;

const sceneGroups = () =>
  [...officialSources, ...unofficialSources].flatMap((key) => {
    const label = plainSourceName(key);
    return label === undefined ? [] : [{ value: String(key), label }];
  });

/** A channel with those that it lies below: two may have the same name. */
function channelOption(all: readonly ChannelChoice[]) {
  const byId = new Map(all.map((channel) => [channel.id, channel]));
  return ({ id, name, parentId }: ChannelChoice) => {
    const above = parentId === null ? undefined : byId.get(parentId);
    return { value: id, label: above ? `${above.name} / ${name}` : name };
  };
}

/** What Event Tracks filters by (docs/domain.md 6.11); its period is that of the screen. */
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
    key: 'channel-choices',
    label: t('filter.channel'),
    isMany: true,
    always: true,
    read: async () => {
      const all = await listChannelChoices();
      return all.map(channelOption(all));
    },
  },
  {
    kind: 'remote',
    name: 'projectId',
    key: 'projects',
    label: t('column.project'),
    isMany: true,
    read: async () => (await listProjectOptions()).map(({ id, name }) => ({ value: id, label: name })),
  },
  {
    kind: 'remote',
    name: 'pagePath',
    key: 'event-pages',
    label: t('column.page'),
    read: async () =>
      (await listEventPages()).map(({ pagePath, pageName }) => ({
        value: pagePath,
        label: pageName === null ? pagePath : `${pageName}（${pagePath}）`,
      })),
  },
  { kind: 'select', name: 'sceneGroupKey', label: t('filter.sceneGroup'), options: sceneGroups() },
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
