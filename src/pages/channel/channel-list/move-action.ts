import type { EntityAction } from '@/components/actions/useRowAction';
import type { Channel } from '@/contract/channel-list';
import { moveChannel } from '@/services/channel';
import type { ChannelText } from './columns';
import type { ChannelRow } from './rows';

/** Toast after a move, with the undo that moves the channel back. */
export const getMoveUndo = (
  t: ChannelText,
  { name, parentId }: Pick<ChannelRow, 'name' | 'parentId'>,
  parent: { name: string } | undefined,
) => ({
  text: parent ? t('done.move', { name, parent: parent.name }) : t('done.moveTop', { name }),
  restore: (moved: unknown) => moveChannel(moved as Channel, parentId),
});

/** Moves a channel below `parent`, or to the top level. Needs no confirmation, because it can be undone. */
export const getMoveAction = (
  t: ChannelText,
  channel: ChannelRow,
  parent: { id: string; name: string } | undefined,
): EntityAction => ({
  key: 'move',
  label: t('action.move'),
  group: 'edit',
  run: () => moveChannel(channel, parent?.id ?? null),
  undo: getMoveUndo(t, channel, parent),
});
