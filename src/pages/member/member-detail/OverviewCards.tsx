import { Link } from '@umijs/max';
import { Card, Empty, Flex, Skeleton, Tag, Timeline } from 'antd';
import { Deadline } from '@/components/display/Deadline';
import { RelativeTime } from '@/components/display/RelativeTime';
import { ListFailed } from '@/components/feedback/ListFailed';
import { useEntity } from '@/components/form/useEntity';
import type { MemberDetail, MemberEvent, OpenWork } from '@/contract/member-detail';
import { agreementPath } from '@/features/agreement/agreement-path';
import { WorkdayDeadline } from '@/features/custom-service/WorkdayDeadline';
import { followUpPath } from '@/features/follow-up/follow-up-path';
import { recordPath } from '@/features/record/record-path';
import { reportPath } from '@/features/report/report-path';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { memberDetailTexts } from '@/locales/memberDetail';
import { recordTexts } from '@/locales/record';
import { reportTexts } from '@/locales/report';
import { getMemberOverview } from '@/services/member';
import styles from './OverviewCards.module.css';

/** URL by kind of work; unknown kinds have none. */
const workPaths = new Map<string, (id: string) => string>([
  ['record', recordPath],
  ['followUp', followUpPath],
  ['report', reportPath],
]);

function WorkDue({ work: { kind, dueAt, dueByCalendar, at } }: { work: OpenWork }) {
  if (!dueAt) return <RelativeTime instant={at} />;
  return kind === 'followUp' ? <WorkdayDeadline due={dueAt} byCalendar={dueByCalendar} /> : <Deadline due={dueAt} />;
}

function WorkItem({ work }: { work: OpenWork }) {
  const kind = useEnumLabelOrRaw(memberDetailTexts, 'openWork.kind');
  const labels = new Map([
    ['record', useEnumLabelOrRaw(recordTexts, 'status')],
    ['followUp', useEnumLabelOrRaw(followUpTexts, 'status')],
    ['report', useEnumLabelOrRaw(reportTexts, 'status')],
  ]);
  const severity = useEnumLabelOrRaw(recordTexts, 'severity');
  const tFollowUp = useText(followUpTexts);
  const path = workPaths.get(work.kind);
  return (
    <Flex vertical>
      <Flex gap={8} wrap align="center">
        <Tag>{kind(work.kind)}</Tag>
        {path ? <Link to={path(work.id)}>{work.no}</Link> : work.no}
        <span>{labels.get(work.kind)?.(work.status)}</span>
      </Flex>
      <Flex gap={8} wrap>
        <span>{work.title}</span>
        {'hasCritical' in work && work.hasCritical ? (
          <Tag color="error">{tFollowUp('critical')}</Tag>
        ) : (
          work.severity && <span>{severity(work.severity)}</span>
        )}
        <WorkDue work={work} />
      </Flex>
    </Flex>
  );
}

/** URL by event, if it is not the record. */
const eventPaths = new Map<string, (id: string) => string>([
  ['agreementSigned', agreementPath],
  ['reportUploaded', reportPath],
]);

function Event({ event }: { event: MemberEvent }) {
  const kind = useEnumLabelOrRaw(memberDetailTexts, 'event');
  const path = event.refId && (eventPaths.get(event.kind) ?? recordPath)(event.refId);
  return (
    <>
      {path && !event.title ? (
        <Link className={styles.link} to={path}>
          {kind(event.kind)}
        </Link>
      ) : (
        kind(event.kind)
      )}
      {event.title && (
        <>
          {' · '}
          {path ? (
            <Link className={styles.link} to={path}>
              {event.title}
            </Link>
          ) : (
            event.title
          )}
        </>
      )}
      <div>
        <small>
          <RelativeTime instant={event.at} />
        </small>
      </div>
    </>
  );
}

/** Open work for the member, and the latest events. */
export function OverviewCards({ member: { id, version } }: { member: Pick<MemberDetail, 'id' | 'version'> }) {
  const t = useText(memberDetailTexts);
  const {
    entity: overview,
    error,
    reload,
  } = useEntity(['member', 'overview', id, version], () => getMemberOverview(id));

  if (error) return <ListFailed title={t('overview.failed')} error={error} onRetry={reload} />;
  if (!overview) return <Skeleton active paragraph={{ rows: 10 }} />;
  const { openWork, events } = overview;
  return (
    <Flex vertical gap={16}>
      <Card size="small" title={t('openWork')}>
        {openWork.length === 0 ? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('openWork.none')} />
        ) : (
          <Flex vertical gap={12} component="ul" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {openWork.map((work) => (
              <li key={`${work.kind}:${work.id}`}>
                <WorkItem work={work} />
              </li>
            ))}
          </Flex>
        )}
      </Card>
      <Card size="small" title={t('events')}>
        {events.length === 0 ? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('events.none')} />
        ) : (
          <Timeline items={events.map((event) => ({ key: event.id, content: <Event event={event} /> }))} />
        )}
      </Card>
    </Flex>
  );
}
