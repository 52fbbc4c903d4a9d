import { Link } from '@umijs/max';
import { Flex, Tag } from 'antd';
import type { ChannelTrack } from '@/contract/channel-track';
import { memberPath } from '@/features/member/member-path';
import { useText } from '@/hooks/useText';
import { channelTrackTexts } from '@/locales/channelTrack';
import { useTrackLabels } from './useTrackLabels';

/** Event, and whether it counts for another channel now. */
export function EventCell({ track: { eventType, adjustOf, countedIn } }: { track: ChannelTrack }) {
  const t = useText(channelTrackTexts);
  const { event } = useTrackLabels();
  return (
    <div>
      <Flex gap={4} wrap>
        {event(eventType)}
        {countedIn && <Tag color="warning">{t('moved')}</Tag>}
      </Flex>
      {adjustOf && <small>{event(adjustOf.eventType)}</small>}
    </div>
  );
}

/** Channel that an event counts for, and its original channel if that differs. */
export function ChannelCell({ track: { channelName, adjustOf, countedIn } }: { track: ChannelTrack }) {
  const t = useText(channelTrackTexts);
  const from = adjustOf?.fromChannelName ?? (countedIn && channelName);
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <div>{countedIn?.channelName ?? channelName}</div>
      {from && <small>{t('movedFrom', { channel: from })}</small>}
    </div>
  );
}

/** User: the number of a member, otherwise the masked openid. */
export function UserCell({ track: { memberId, memberNo, openidMasked, isNewUser } }: { track: ChannelTrack }) {
  const t = useText(channelTrackTexts);
  return (
    <Flex vertical align="start" gap={2}>
      {memberId && memberNo ? <Link to={memberPath(memberId)}>{memberNo}</Link> : <span>{openidMasked}</span>}
      {isNewUser && <Tag>{t('newUser')}</Tag>}
    </Flex>
  );
}

/** Source: scene group and number; for a follow, how it began. */
export function SceneCell({ track }: { track: ChannelTrack }) {
  const { source } = useTrackLabels();
  return (
    <div>
      <div>{source(track)}</div>
      {track.scene !== null && <small>{track.scene}</small>}
    </div>
  );
}
