import { Link } from '@umijs/max';
import { Tag } from 'antd';
import type { EventTrack } from '@/contract/event-track-list';
import { useEventLabels } from '@/features/event-track/useEventLabels';
import { memberPath } from '@/features/member/member-path';
import { useDuration } from '@/hooks/useDuration';
import { useText } from '@/hooks/useText';
import { eventTrackTexts } from '@/locales/eventTrack';
import { formatInstant } from '@/utils/date';
import styles from './event-tracks.module.css';

type Props = { event: EventTrack };

/** Time to the second, because several events happen within a minute. */
export function TimeCell({ event: { occurredAt, deviceAt } }: Props) {
  const t = useText(eventTrackTexts);
  const [day, time] = formatInstant(occurredAt)?.split(' ') ?? [];
  return (
    <time dateTime={occurredAt} className={styles.time}>
      <div>{time}</div>
      <small>{day}</small>
      {deviceAt !== null && (
        <div>
          <Tag>{t('skewed')}</Tag>
        </div>
      )}
    </time>
  );
}

/** Event above the element that it happened on. */
export function EventCell({ event: { eventCode, elementText, elementId } }: Props) {
  const words = useEventLabels();
  return (
    <div className={styles.words}>
      <div>{words.event(eventCode)}</div>
      {(elementText ?? elementId) && <small>{elementText ?? elementId}</small>}
    </div>
  );
}

/** Name of the page above its path. */
export function PageCell({ event: { pageName, pagePath } }: Props) {
  if (pagePath === null) return '—';
  return (
    <div className={styles.words}>
      {pageName && <div>{pageName}</div>}
      <small>{pagePath}</small>
    </div>
  );
}

/** Member number, or id of an anonymous device. */
export function UserCell({ event: { memberId, memberNo, anonymousId } }: Props) {
  const t = useText(eventTrackTexts);
  if (memberId && memberNo) return <Link to={memberPath(memberId)}>{memberNo}</Link>;
  return (
    <div className={styles.words}>
      <div>{anonymousId ?? '—'}</div>
      {anonymousId && <small>{t('notRegistered')}</small>}
    </div>
  );
}

/** Source group above the scene number. */
export function SceneCell({ event }: Props) {
  const words = useEventLabels();
  const source = words.source(event);
  if (source === null && event.scene === null) return '—';
  return (
    <div className={styles.words}>
      <div>{source ?? '—'}</div>
      {event.scene !== null && <small>{event.scene}</small>}
    </div>
  );
}

export function DeviceCell({ event }: Props) {
  return useEventLabels().device(event) ?? '—';
}

export function DurationCell({ event: { durationMs } }: Props) {
  const duration = useDuration();
  return durationMs === null ? '—' : duration(durationMs);
}

export function NetworkCell({ event: { networkType } }: Props) {
  return useEventLabels().network(networkType);
}
