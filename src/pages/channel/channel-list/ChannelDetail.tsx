import { Button, Flex } from 'antd';
import { useState } from 'react';
import { EntityDrawer } from '@/components/form/EntityDrawer';
import type { Channel } from '@/contract/channel-list';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import { getChannel } from '@/services/channel';
import { ChannelFacts } from './ChannelFacts';
import { ChannelHistory } from './ChannelHistory';

type Props = {
  id: string;
  onEdit: () => void;
  onCode: (channel: Channel) => void;
  onMissing: () => void;
  onClose: () => void;
};

/** Drawer with one channel and its history. */
export function ChannelDetail({ id, onEdit, onCode, onMissing, onClose }: Props) {
  const t = useText(channelTexts);
  // Each reveal of the contact adds an entry to the history below, which is loaded again then.
  const [revealCount, setRevealCount] = useState(0);
  return (
    <EntityDrawer
      readKey={['channel', 'detail', id]}
      read={() => getChannel(id)}
      title={t('detail.title')}
      titleOf={({ name }) => <bdi style={{ overflowWrap: 'anywhere' }}>{name}</bdi>}
      placeName={({ name }) => name}
      size={720}
      notFound={t('notFound')}
      onMissing={onMissing}
      onClose={onClose}
      extra={(channel) =>
        channel?.status === 'archived' ? undefined : (
          <Flex gap={8} wrap justify="end">
            <Button disabled={!channel} onClick={() => channel && onCode(channel)}>
              {t('action.code')}
            </Button>
            <Button type="primary" disabled={!channel} onClick={onEdit}>
              {t('action.edit')}
            </Button>
          </Flex>
        )
      }
      view={(channel) => (
        <>
          <ChannelFacts channel={channel} onRevealed={() => setRevealCount((count) => count + 1)} />
          <ChannelHistory key={`${channel.version} ${revealCount}`} id={channel.id} />
        </>
      )}
    />
  );
}
