import { Button, Drawer, Flex } from 'antd';
import { useEntity } from '@/components/form/useEntity';
import { PrevNextButtons } from '@/components/list/PrevNextButtons';
import { EntityGate } from '@/components/page/EntityGate';
import type { ChannelTrack } from '@/contract/channel-track';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { channelTrackTexts } from '@/locales/channelTrack';
import { getChannelTrack } from '@/services/channel-track';
import { Attribution } from './Attribution';
import { TrackFacts } from './TrackFacts';
import { useTrackLabels } from './useTrackLabels';

const SIZE = 560;

type Props = {
  id: string;
  /** Name of the list whose rows Previous, Next and the K and J keys step through. */
  list: string;
  onOpen: (id: string) => void;
  onAdjust: (track: ChannelTrack) => void;
  onClose: () => void;
};

export function TrackDrawer({ id, list, onOpen, onAdjust, onClose }: Props) {
  const t = useText(channelTrackTexts);
  const { event } = useTrackLabels();
  useRestoreFocus(true);
  const read = useEntity(['channelTrack', id], () => getChannelTrack(id));
  const track = read.error ? undefined : read.entity;
  return (
    <Drawer
      open
      size={SIZE}
      title={track ? event(track.eventType) : t('detail.title')}
      extra={
        <Flex gap={8} wrap>
          {track?.adjustOf === null && <Button onClick={() => onAdjust(track)}>{t('action.adjust')}</Button>}
          <PrevNextButtons entity={list} id={id} onOpen={onOpen} />
        </Flex>
      }
      onClose={onClose}
    >
      <EntityGate read={read} notFound={t('detail.notFound')} onBack={onClose}>
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
