import { Link } from '@umijs/max';
import { Tag } from 'antd';
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
    <>
      {event(eventType)} {adjustOf && <small>{event(adjustOf.eventType)}</small>}
      {countedIn && <Tag color="warning">{t('moved')}</Tag>}
    </>
  );
}

/** Channel that an event counts for, and its original channel if that differs. */
export function ChannelCell({ track: { channelName, adjustOf, countedIn } }: { track: ChannelTrack }) {
  const t = useText(channelTrackTexts);
  const from = adjustOf?.fromChannelName ?? (countedIn && channelName);
  return (
    <>
      {countedIn?.channelName ?? channelName} {from && <small>{t('movedFrom', { channel: from })}</small>}
    </>
  );
}

/** User: the number of a member, otherwise the masked openid. */
export function UserCell({ track: { memberId, memberNo, openidMasked, isNewUser } }: { track: ChannelTrack }) {
  const t = useText(channelTrackTexts);
  return (
    <>
      {memberId && memberNo ? <Link to={memberPath(memberId)}>{memberNo}</Link> : openidMasked}{' '}
      {isNewUser && <Tag>{t('newUser')}</Tag>}
    </>
  );
}

/** Source: scene group and number; for a follow, how it began. */
export function SceneCell({ track }: { track: ChannelTrack }) {
  const { source } = useTrackLabels();
  return (
    <>
      {source(track)} {track.scene !== null && <small>{track.scene}</small>}
    </>
  );
}
