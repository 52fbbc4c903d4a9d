import { EntityDrawer } from '@/components/form/EntityDrawer';
import { NEW_ENTITY } from '@/components/form/useEditParam';
import type { Channel } from '@/contract/channel';
import { AppError } from '@/errors/app-error';
import { usePlaceRefusal } from '@/features/channel/ParentField';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import { getChannel, listChannelChoices } from '@/services/channel';
import { ChannelForm } from './ChannelForm';

type Props = {
  /** The id of a channel, or `new`. */
  target: string;
  /** What the new one is to lie below. */
  parentId: string | undefined;
  onSaved: () => void;
  /** Leads on from a new one. */
  onMade: (channel: Channel) => void;
  onClose: () => void;
};

/** Makes a channel, or changes one. */
export function ChannelEdit({ target, parentId, ...props }: Props) {
  const t = useText(channelTexts);
  const refusalOf = usePlaceRefusal();
  const isNew = target === NEW_ENTITY;

  /** @throws AppError 404 also where the channel that a new one is to lie below cannot have it */
  const read = async () => {
    if (!isNew) {
      const channel = await getChannel(target);
      // Nothing of it can be changed any more; its place is beside the list.
      if (channel.status === 'archived') throw new AppError('business', { status: 404 });
      return { channel, parent: undefined };
    }
    if (parentId === undefined) return { channel: undefined, parent: undefined };
    const tree = await listChannelChoices();
    const parent = tree.find(({ id }) => id === parentId);
    if (!parent || refusalOf(tree, parentId, undefined)) throw new AppError('business', { status: 404 });
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
