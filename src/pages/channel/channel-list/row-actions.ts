import { NEW_ENTITY } from '@/components/form/useEditParam';
import type { RowAction } from '@/components/list/actions';
import { linkAction } from '@/components/list/link-action';
import { channel as limit } from '@/contract/limits/channel';
import { track } from '@/contract/limits/track';
import { type FigureDays, getTrackDays } from '@/domain/channel/figure-days';
import { getStatusActions } from '@/domain/channel/status';
import { channelLinksPath, channelPath, channelTracksPath, newLinkPath } from '@/features/channel/paths';
import { deleteChannel, enableChannel, restoreChannel } from '@/services/channel';
import type { CodeChannel } from './CodeDialog';
import type { ChannelText } from './columns';
import type { ChannelRow } from './rows';

export type ChannelDialog =
  | { kind: 'code'; channel: CodeChannel }
  | { kind: 'move' | 'pause' | 'archive'; channel: ChannelRow };

type Handlers = {
  /** Opens the detail drawer. */
  show: (id: string) => void;
  edit: (target: string, about?: { parentId?: string }) => void;
  openDialog: (dialog: ChannelDialog) => void;
  /** Period of the figures in the list; the links to tracks use the same days. */
  days: FigureDays;
  today: string;
};

/** Link to the tracks of a channel. Its label names the number of days if the log covers fewer than the figures. */
function getTracksAction(t: ChannelText, { id }: ChannelRow, { days, today }: Handlers) {
  const { isPart, ...logged } = getTrackDays(days, today);
  const label = isPart ? t('action.dataPart', { count: track.maxChannelDays }) : t('action.data');
  return linkAction('data', label, channelTracksPath(id, logged));
}

/** Actions for an archived channel, which is read-only. */
const getArchivedActions = (t: ChannelText, channel: ChannelRow, handlers: Handlers): RowAction[] => [
  getTracksAction(t, channel, handlers),
  { ...linkAction('view', t('action.view'), channelPath(channel.id)), onClick: () => handlers.show(channel.id) },
  linkAction('links', t('action.links', { count: channel.linkCount }), channelLinksPath(channel.id)),
];

function toStatusAction(
  t: ChannelText,
  action: ReturnType<typeof getStatusActions>[number],
  channel: ChannelRow,
  openDialog: Handlers['openDialog'],
): RowAction {
  const entry = { key: action, label: t(`action.${action}`) };
  if (action === 'enable') {
    const done = t('done.enable', { name: channel.name });
    return { ...entry, group: 'edit', run: () => enableChannel(channel), done };
  }
  return {
    ...entry,
    group: action === 'archive' ? 'danger' : 'edit',
    onClick: () => openDialog({ kind: action, channel }),
  };
}

/** Row actions for a channel (docs/domain.md 6.6 and 9). */
export const getChannelRowActions =
  (t: ChannelText, handlers: Handlers) =>
  (channel: ChannelRow): RowAction[] => {
    const { id, name, status, level, isTracked, linkCount: count } = channel;
    const { edit, openDialog } = handlers;
    if (status === 'archived') return getArchivedActions(t, channel, handlers);
    return [
      { key: 'code', label: t('action.code'), group: 'work', onClick: () => openDialog({ kind: 'code', channel }) },
      { ...getTracksAction(t, channel, handlers), isShown: true },
      ...(status === 'enabled' ? [linkAction('newLink', t('action.newLink'), newLinkPath(id))] : []),
      linkAction('links', t('action.links', { count }), channelLinksPath(id)),
      { key: 'edit', label: t('action.edit'), group: 'edit', onClick: () => edit(id) },
      ...(level < limit.maxLevels
        ? [
            {
              key: 'createBelow',
              label: t('action.createBelow'),
              group: 'edit' as const,
              onClick: () => edit(NEW_ENTITY, { parentId: id }),
            },
          ]
        : []),
      { key: 'move', label: t('action.move'), group: 'edit', onClick: () => openDialog({ kind: 'move', channel }) },
      ...getStatusActions(status).map((action) => toStatusAction(t, action, channel, openDialog)),
      ...(isTracked
        ? []
        : [
            {
              key: 'delete',
              label: t('action.delete'),
              group: 'danger' as const,
              run: () => deleteChannel(channel),
              undo: { text: t('done.delete', { name }), restore: () => restoreChannel(channel) },
            },
          ]),
    ];
  };
