import { useEntityAction } from '@/components/actions/useEntityAction';
import { ActionDialog } from '@/components/form/ActionDialog';
import { ParentField, TOP } from '@/features/channel/ParentField';
import { useChannelTree } from '@/features/channel/useChannelTree';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import { moveChannel } from '@/services/channel';
import { getMoveUndo } from './move-action';
import type { ChannelRow } from './rows';

type Props = { channel: ChannelRow; reload: () => void; onClose: () => void };

/** Moves a channel with its descendants to another parent. */
export function MoveDialog({ channel, reload, onClose }: Props) {
  const t = useText(channelTexts);
  const act = useEntityAction(reload);
  const { data: tree } = useChannelTree();
  return (
    <ActionDialog<{ parentId: string }>
      draft={`channel.move:${channel.id}`}
      title={t('move.title', { name: channel.name })}
      okText={t('move.ok')}
      warning={t('move.text')}
      version={channel.version}
      onSubmit={async ({ parentId }) => {
        const parent = tree?.find(({ id }) => id === parentId);
        const to = parentId === TOP ? null : parentId;
        await act(() => moveChannel(channel, to), { undo: getMoveUndo(t, channel, parent) });
      }}
      onClose={onClose}
    >
      <ParentField
        name="parentId"
        label={t('field.parentId')}
        isRequired
        isMove
        channel={channel}
        extra={t('parent.hint')}
      />
    </ActionDialog>
  );
}
