import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { LogTimeline } from '@/components/log/LogTimeline';
import type { EventSession } from '@/contract/event-track';
import { track as limit } from '@/contract/limits/track';
import { addDays, toBusinessDay } from '@/domain/period/calendar';
import { getLastDay } from '@/domain/period/period';
import { useText } from '@/hooks/useText';
import { eventTrackTexts } from '@/locales/eventTrack';
import { listEventSessions } from '@/services/event-track';
import { serverNow } from '@/utils/clock';
import { SessionItem } from './SessionItem';

/** A member number or a device id. */
export type TrackedUser = { memberNo: string } | { anonymousId: string };

const PAGE_SIZE = 10;
const DAYS = limit.maxEventDays;

type TimelineSession = EventSession & { id: string };

/**
 * Sessions of a user in the mini program, newest first. Loads the longest period that a query allows, with buttons for
 * the periods before and after.
 */
export function UserTimeline({ user }: { user: TrackedUser }) {
  const t = useText(eventTrackTexts);
  const tomorrow = addDays(toBusinessDay(serverNow()), 1);
  const [before, setBefore] = useState(tomorrow);
  const [oldestDay, setOldestDay] = useState<string>();
  const from = addDays(before, -DAYS);
  const query = { ...user, from, before };
  const isOldest = oldestDay !== undefined && from <= oldestDay;
  const period = t('timeline.period', { from, to: getLastDay({ from, before }) });

  return (
    <Flex vertical gap={12}>
      <Flex wrap gap={8} align="center">
        <Button icon={<LeftOutlined aria-hidden />} disabled={isOldest} onClick={() => setBefore(from)}>
          {t('timeline.earlier', { length: DAYS })}
        </Button>
        <span aria-live="polite">{period}</span>
        <Button
          icon={<RightOutlined aria-hidden />}
          iconPlacement="end"
          disabled={before >= tomorrow}
          onClick={() => setBefore(addDays(before, DAYS))}
        >
          {t('timeline.later', { length: DAYS })}
        </Button>
        {isOldest && <small>{t('timeline.oldest', { day: oldestDay })}</small>}
      </Flex>
      <LogTimeline<TimelineSession>
        of={['eventTrack', 'sessions', query]}
        label={t('timeline.label', { period })}
        empty={'memberNo' in user ? t('timeline.noneOfMember', user) : t('timeline.noneOfDevice', user)}
        read={async (current) => {
          const page = await listEventSessions({ ...query, current, pageSize: PAGE_SIZE });
          setOldestDay(page.oldestDay);
          return {
            list: page.list.map((session): TimelineSession => ({ ...session, id: session.sessionId })),
            total: page.total,
          };
        }}
        render={(session) => <SessionItem session={session} />}
      />
    </Flex>
  );
}
