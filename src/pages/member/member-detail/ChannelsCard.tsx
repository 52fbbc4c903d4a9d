import { Link } from '@umijs/max';
import { Card, Descriptions, Flex, Skeleton, Timeline } from 'antd';
import { RelativeTime } from '@/components/display/RelativeTime';
import { ListFailed } from '@/components/feedback/ListFailed';
import { track as limit } from '@/contract/limits/track';
import type { MemberDetail } from '@/contract/member-detail';
import { addDays, toBusinessDay } from '@/domain/period/calendar';
import { getLastDay } from '@/domain/period/period';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { channelTrackTexts } from '@/locales/channelTrack';
import { memberDetailTexts } from '@/locales/memberDetail';
import { listChannelTracks } from '@/services/channel-track';

type Seen = Pick<MemberDetail, 'registeredAt' | 'lastVisitAt' | 'followedAt' | 'unfollowedAt'>;

/** Period up to the day when the member was last seen, as long as Channel Tracks allows. */
function channelPeriod({ registeredAt, lastVisitAt, followedAt, unfollowedAt }: Seen) {
  const times = [registeredAt, lastVisitAt, followedAt, unfollowedAt].flatMap((at) => (at ? [Date.parse(at)] : []));
  const before = addDays(toBusinessDay(Math.max(...times)), 1);
  return { from: addDays(before, -limit.maxChannelDays), before };
}

const MOST = 5;

/** Channels of a member, and the last events there (docs/domain.md 6.1). */
export function ChannelsCard({ member }: { member: MemberDetail }) {
  const t = useText(memberDetailTexts);
  const event = useEnumLabelOrRaw(channelTrackTexts, 'event');
  const { memberNo, firstChannelName, lastChannelName, registeredAt, lastVisitAt } = member;
  const period = channelPeriod(member);
  const query = { memberNo, ...period };
  const { data, error, refetch } = useRead(['channelTrack', 'ofMember', query], () =>
    listChannelTracks({ ...query, sort: '-occurredAt', current: 1, pageSize: MOST }),
  );
  const facts = [
    [t('field.firstChannel'), firstChannelName ?? '—'],
    [t('field.registeredAt'), <RelativeTime key="at" instant={registeredAt} />],
    [t('field.lastChannel'), lastChannelName ?? '—'],
    [t('field.lastVisitAt'), <RelativeTime key="at" instant={lastVisitAt} />],
  ] as const;
  return (
    <Card size="small" title={t('tracks.channel')}>
      <Descriptions
        column={{ xs: 1, md: 2 }}
        size="small"
        items={facts.map(([label, children]) => ({ key: label, label, children }))}
      />
      <Flex vertical gap={12} style={{ marginBlockStart: 12 }}>
        {!data && (error ? <ListFailed error={error} onRetry={refetch} /> : <Skeleton active />)}
        {data && data.total > 0 && (
          <Timeline
            items={data.list.map(({ id, eventType, channelName, occurredAt }) => ({
              key: id,
              content: (
                <>
                  {event(eventType)} · <bdi>{channelName}</bdi>
                  <div>
                    <small>
                      <RelativeTime instant={occurredAt} />
                    </small>
                  </div>
                </>
              ),
            }))}
          />
        )}
        {data?.total === 0 && <p>{t('tracks.noChannel', { from: period.from, to: getLastDay(period) })}</p>}
        <Link to={`/channel/channel-tracks?${new URLSearchParams(query)}`}>
          {t('tracks.channels', { from: period.from, to: getLastDay(period) })}
        </Link>
      </Flex>
    </Card>
  );
}
