import { EntityDrawer } from '@/components/form/EntityDrawer';
import { NEW_ENTITY } from '@/components/form/useEditParam';
import type { Channel } from '@/contract/channel-list';
import { AppError } from '@/errors/app-error';
import { usePlaceRefusal } from '@/features/channel/ParentField';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import { getChannel, listChannelChoices } from '@/services/channel';
import { ChannelForm } from './ChannelForm';

type Props = {
  /** Channel id, or `new`. */
  target: string;
  /** Parent of a new channel. */
  parentId: string | undefined;
  onSaved: () => void;
  /** Called after a new channel was created. */
  onCreated: (channel: Channel) => void;
  onClose: () => void;
};

/** Drawer that creates or edits a channel. */
export function ChannelEdit({ target, parentId, ...props }: Props) {
  const t = useText(channelTexts);
  const getRefusal = usePlaceRefusal();
  const isNew = target === NEW_ENTITY;

  /** @throws AppError 404 also when the requested parent cannot have a new child */
  const read = async () => {
    if (!isNew) {
      const channel = await getChannel(target);
      // An archived channel cannot be edited; it is shown in the detail drawer.
      if (channel.status === 'archived') throw new AppError('business', { status: 404 });
      return { channel, parent: undefined };
    }
    if (parentId === undefined) return { channel: undefined, parent: undefined };
    const tree = await listChannelChoices();
    const parent = tree.find(({ id }) => id === parentId);
    if (!parent || getRefusal(tree, parentId, undefined)) throw new AppError('business', { status: 404 });
    return { channel: undefined, parent };
  };

  return (
    <EntityDrawer
      readKey={['channel', 'form', { target, parentId }]}
      read={read}
      title={t(isNew ? 'edit.new' : 'action.edit')}
      size={640}
      notFound={t(isNew ? 'edit.parentUnfit' : 'edit.gone')}
      onMissing={props.onSaved}
      onClose={props.onClose}
      edit={({ channel, parent }) => (
        <ChannelForm key={`${target} ${parentId}`} channel={channel} parent={parent} {...props} />
      )}
    />
  );
}
