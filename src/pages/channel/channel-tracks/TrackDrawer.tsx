import { Button, Drawer, Flex } from 'antd';
import { EntityGate } from '@/components/EntityGate';
import { useEntity } from '@/components/form/useEntity';
import { NeighbourButtons } from '@/components/list/NeighbourButtons';
import type { ChannelTrack } from '@/contract/channel-track';
import { useReloadWith } from '@/features/analysis/useReloadWith';
import { useFocusBack } from '@/hooks/useFocusBack';
import { useText } from '@/hooks/useText';
import { channelTrackTexts } from '@/locales/channelTrack';
import { getChannelTrack } from '@/services/channel-track';
import { Attribution } from './Attribution';
import { TrackFacts } from './TrackFacts';
import { useTrackWords } from './useTrackWords';

const SIZE = 560;

type Props = {
  id: string;
  /** The list that K and J go through. */
  list: string;
  /** Changes whenever something was moved: what is shown of it is old. */
  revision: number;
  onOpen: (id: string) => void;
  onAdjust: (track: ChannelTrack) => void;
  onClose: () => void;
};

/** One track over its list, with all that is known of it. */
export function TrackDrawer({ id, list, revision, onOpen, onAdjust, onClose }: Props) {
  const t = useText(channelTrackTexts);
  const { event } = useTrackWords();
  useFocusBack(true);
  const read = useEntity(id, () => getChannelTrack(id));
  const { reload } = read;
  useReloadWith(revision, reload);
  // Until another one has come, the one before is not shown in its place.
  const track = read.error || read.entity?.id !== id ? undefined : read.entity;
  return (
    <Drawer
      open
      size={SIZE}
      title={track ? event(track.eventType) : t('detail.title')}
      extra={
        <Flex gap={8} wrap>
          {track?.adjustOf === null && <Button onClick={() => onAdjust(track)}>{t('action.adjust')}</Button>}
          <NeighbourButtons entity={list} id={id} onOpen={onOpen} />
        </Flex>
      }
      onClose={onClose}
    >
      <EntityGate read={{ ...read, entity: track }} notFound={t('detail.notFound')} onBack={onClose}>
        {(shown) => (
          <Flex vertical gap={16}>
            <Attribution track={shown} onOpen={onOpen} />
            <TrackFacts track={shown} />
          </Flex>
        )}
      </EntityGate>
    </Drawer>
  );
}
