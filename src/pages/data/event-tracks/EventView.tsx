import { Link } from '@umijs/max';
import { Alert, Descriptions, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import type { EventTrack } from '@/contract/event-track-list';
import { addDays, toBusinessDay } from '@/domain/period/calendar';
import { channelTracksPath } from '@/features/channel/paths';
import { sessionPath } from '@/features/event-track/event-track-path';
import { useEventLabels } from '@/features/event-track/useEventLabels';
import { memberPath } from '@/features/member/member-path';
import { projectDetailPath } from '@/features/project/project-path';
import { recordPath } from '@/features/record/record-path';
import { useDuration } from '@/hooks/useDuration';
import { useText } from '@/hooks/useText';
import { eventTrackTexts } from '@/locales/eventTrack';
import { formatExact } from '@/utils/date';
import { PropertyTree } from './PropertyTree';

const toExactTime = (instant: string) => formatExact(instant) ?? instant;

const orDash = (value: ReactNode) => (value === null || value === undefined || value === '' ? '—' : value);

/** Details of an event in sections. */
export function EventView({ event }: { event: EventTrack }) {
  const t = useText(eventTrackTexts);
  const words = useEventLabels();
  const duration = useDuration();
  const { occurredAt, receivedAt, deviceAt, memberId, memberNo, projectId, projectName, recordId } = event;
  const day = toBusinessDay(Date.parse(occurredAt));
  const source = words.source(event);

  const sections: { title: string; facts: [label: string, value: ReactNode][] }[] = [
    {
      title: t('section.event'),
      facts: [
        [t('column.event'), t('withCode', { name: words.event(event.eventCode), code: event.eventCode })],
        [t('column.occurredAt'), toExactTime(occurredAt)],
        [t('column.receivedAt'), toExactTime(receivedAt)],
        [t('column.duration'), orDash(event.durationMs === null ? null : duration(event.durationMs))],
        [t('column.page'), orDash(event.pageName)],
        [t('column.pagePath'), orDash(event.pagePath)],
        [t('column.referrer'), orDash(event.referrerPath)],
        [t('column.element'), orDash([event.elementText, event.elementId].filter(Boolean).join(' · '))],
      ],
    },
    {
      title: t('section.about'),
      facts: [
        [
          t('column.user'),
          memberId && memberNo ? (
            <Link key="member" to={memberPath(memberId)}>
              {memberNo}
            </Link>
          ) : (
            orDash(event.anonymousId && t('anonymous', { id: event.anonymousId }))
          ),
        ],
        [
          t('column.session'),
          <Link key="session" to={sessionPath(event.sessionId, { from: day, before: addDays(day, 1) })}>
            {event.sessionId}
          </Link>,
        ],
        [
          t('column.project'),
          projectId ? (
            <Link key="project" to={projectDetailPath(projectId)}>
              {projectName ?? projectId}
            </Link>
          ) : (
            '—'
          ),
        ],
        [
          t('column.record'),
          recordId ? (
            <Link key="record" to={recordPath(recordId)}>
              {t('seeRecord')}
            </Link>
          ) : (
            '—'
          ),
        ],
        [
          t('column.channel'),
          event.channelId ? (
            <Link key="channel" to={channelTracksPath(event.channelId)}>
              {event.channelName ?? event.channelId}
            </Link>
          ) : (
            '—'
          ),
        ],
        [t('column.linkCode'), orDash(event.linkCode)],
        [
          t('column.scene'),
          source !== null && event.scene !== null ? t('sceneOf', { source, scene: event.scene }) : orDash(source),
        ],
      ],
    },
    {
      title: t('section.device'),
      facts: [
        [t('column.device'), orDash(words.device(event))],
        [t('column.network'), words.network(event.networkType)],
        [t('column.wxVersion'), orDash(event.wxVersion)],
        [t('column.sdkVersion'), orDash(event.sdkVersion)],
        [t('column.province'), orDash(event.province)],
        [t('column.ip'), event.ipMasked],
      ],
    },
  ];

  return (
    <Flex vertical gap={16}>
      {deviceAt !== null && (
        <Alert
          type="info"
          showIcon
          title={t('clock.title')}
          description={t(Date.parse(deviceAt) > Date.parse(receivedAt) ? 'clock.fast' : 'clock.slow', {
            device: toExactTime(deviceAt),
            span: duration(Math.abs(Date.parse(receivedAt) - Date.parse(deviceAt))),
          })}
        />
      )}
      {sections.map(({ title, facts }) => (
        <Descriptions
          key={title}
          title={title}
          size="small"
          column={{ xs: 1, md: 2 }}
          items={facts.map(([label, children]) => ({
            key: label,
            label,
            children: <span style={{ overflowWrap: 'anywhere', minWidth: 0 }}>{children}</span>,
          }))}
        />
      ))}
      <section aria-label={t('section.properties')}>
        <Typography.Title level={5}>{t('section.properties')}</Typography.Title>
        <PropertyTree key={event.id} properties={event.properties} />
      </section>
    </Flex>
  );
}
