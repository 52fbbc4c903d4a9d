import { Link } from '@umijs/max';
import { Flex, Tag } from 'antd';
import type { ChannelTrack } from '@/contract/channel-track';
import { memberPath } from '@/features/member/member-path';
import { useText } from '@/hooks/useText';
import { channelTrackTexts } from '@/locales/channelTrack';
import { useTrackTexts } from './useTrackTexts';

/** What happened, and whether it counts elsewhere by now. */
export function EventCell({ track: { eventType, adjustOf, countedIn } }: { track: ChannelTrack }) {
  const t = useText(channelTrackTexts);
  const { event } = useTrackTexts();
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

/** Where an event counts by now, and where it came from if that is another channel. */
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

/** Who it was: a member by number, anybody else by what is shown of the openid. */
export function UserCell({ track: { memberId, memberNo, openidMasked, isNewUser } }: { track: ChannelTrack }) {
  const t = useText(channelTrackTexts);
  return (
    <Flex vertical align="start" gap={2}>
      {memberId && memberNo ? <Link to={memberPath(memberId)}>{memberNo}</Link> : <span>{openidMasked}</span>}
      {isNewUser && <Tag>{t('newUser')}</Tag>}
    </Flex>
  );
}

/** Where it came from: the group of the scene over its number; of a follow what began it. */
export function SceneCell({ track }: { track: ChannelTrack }) {
  const { source } = useTrackTexts();
  return (
    <div>
      <div>{source(track)}</div>
      {track.scene !== null && <small>{track.scene}</small>}
    </div>
  );
}
