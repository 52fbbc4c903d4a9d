import { Link } from '@umijs/max';
import { Flex, Tag, Typography } from 'antd';
import type { EventSession } from '@/contract/event-track';
import { addDays, toBusinessDay } from '@/domain/period/calendar';
import { channelTracksPath } from '@/features/channel/paths';
import { projectDetailPath } from '@/features/project/project-path';
import { recordPath } from '@/features/record/record-path';
import { useDuration } from '@/hooks/useDuration';
import { useText } from '@/hooks/useText';
import { eventTrackTexts } from '@/locales/eventTrack';
import { formatInstant } from '@/utils/date';
import { eventTrackPath, sessionPath } from './event-track-path';
import styles from './timeline.module.css';
import { useEventLabels } from './useEventLabels';

type SessionEvent = EventSession['events'][number];

const getDuration = (from: string, to: string) => Date.parse(to) - Date.parse(from);

function EventLine({ event, before }: { event: SessionEvent; before: SessionEvent | undefined }) {
  const t = useText(eventTrackTexts);
  const labels = useEventLabels();
  const formatDuration = useDuration();
  const { id, occurredAt, eventCode, elementText, projectId, projectName, recordId, durationMs } = event;
  const page = labels.page(event);
  const isTimed = eventCode === 'pageView' && durationMs !== null;
  return (
    <li className={styles.event}>
      <span className={styles.time}>{formatInstant(occurredAt)?.slice(11)}</span>
      <span className={styles.since}>
        {before && t('timeline.since', { span: formatDuration(getDuration(before.occurredAt, occurredAt)) })}
      </span>
      <span className={styles.what}>
        <Link to={eventTrackPath(id)}>{labels.event(eventCode)}</Link>
        {page && ` · ${page}`}
        {elementText && ` · ${elementText}`}
        {isTimed && ` · ${t('timeline.stayed', { span: formatDuration(durationMs) })}`}
        {projectId && projectName && (
          <>
            {' · '}
            <Link to={projectDetailPath(projectId)}>{projectName}</Link>
          </>
        )}
        {recordId && (
          <>
            {' · '}
            <Link to={recordPath(recordId)}>{t('seeRecord')}</Link>
          </>
        )}
      </span>
    </li>
  );
}

/** One session: start, duration, source and device, with its events in order. */
export function SessionItem({ session }: { session: EventSession }) {
  const t = useText(eventTrackTexts);
  const labels = useEventLabels();
  const formatDuration = useDuration();
  const { startedAt, endedAt, scene, channelId, channelName, province, events, eventCount, sessionId } = session;
  const day = toBusinessDay(Date.parse(startedAt));
  const source = labels.source(session);
  return (
    <section aria-label={t('timeline.session', { time: formatInstant(startedAt) ?? '' })}>
      <Flex wrap gap="2px 8px" align="center">
        <Typography.Text strong>{formatInstant(startedAt)}</Typography.Text>
        <span>
          {t('timeline.length', { span: formatDuration(getDuration(startedAt, endedAt)), count: eventCount })}
        </span>
        {source && <Tag>{scene === null ? source : t('sceneOf', { source, scene })}</Tag>}
        {channelId && channelName && <Link to={channelTracksPath(channelId)}>{channelName}</Link>}
        <small>{[labels.device(session), province].filter(Boolean).join(' · ')}</small>
      </Flex>
      <ol className={styles.events}>
        {events.map((event, place) => (
          <EventLine key={event.id} event={event} before={events[place - 1]} />
        ))}
      </ol>
      {eventCount > events.length && (
        <Link to={sessionPath(sessionId, { from: day, before: addDays(day, 1) })}>
          {t('timeline.all', { count: eventCount })}
        </Link>
      )}
    </section>
  );
}
