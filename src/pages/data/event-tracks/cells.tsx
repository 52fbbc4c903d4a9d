import { WarningOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import type { EventTrack } from '@/contract/event-track-list';
import { useEventLabels } from '@/features/event-track/useEventLabels';
import { memberPath } from '@/features/member/member-path';
import { useDuration } from '@/hooks/useDuration';
import { useText } from '@/hooks/useText';
import { eventTrackTexts } from '@/locales/eventTrack';
import { formatInstant } from '@/utils/date';
import styles from './event-tracks.module.css';

type Props = { event: EventTrack };

/** Time to the second, because several events happen within a minute. The period above names the year. */
export function TimeCell({ event: { occurredAt, deviceAt } }: Props) {
  const t = useText(eventTrackTexts);
  const exact = formatInstant(occurredAt) ?? occurredAt;
  return (
    <time dateTime={occurredAt} title={exact} className={styles.time}>
      {exact.slice('2026-'.length)}
      {deviceAt !== null && (
        <>
          {' '}
          <WarningOutlined aria-label={t('skewed')} title={t('skewed')} />
        </>
      )}
    </time>
  );
}

/** Event, and the element that it happened on. */
export function EventCell({ event: { eventCode, elementText, elementId } }: Props) {
  const words = useEventLabels();
  const element = elementText ?? elementId;
  return (
    <>
      {words.event(eventCode)} {element && <small>{element}</small>}
    </>
  );
}

/** Name of the page; its path is in the tooltip. */
export function PageCell({ event: { pageName, pagePath } }: Props) {
  return pagePath === null ? '—' : <span title={pagePath}>{pageName ?? pagePath}</span>;
}

/** Member number, or id of an anonymous device. */
export function UserCell({ event: { memberId, memberNo, anonymousId } }: Props) {
  const t = useText(eventTrackTexts);
  if (memberId && memberNo) return <Link to={memberPath(memberId)}>{memberNo}</Link>;
  return anonymousId ? <span title={t('anonymous', { id: anonymousId })}>{anonymousId}</span> : '—';
}

/** Source group and scene number. */
export function SceneCell({ event }: Props) {
  const words = useEventLabels();
  const source = words.source(event);
  if (source === null && event.scene === null) return '—';
  return (
    <>
      {source ?? '—'} {event.scene !== null && <small>{event.scene}</small>}
    </>
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
