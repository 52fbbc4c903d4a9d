import { Link } from '@umijs/max';
import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import { Deadline } from '@/components/display/Deadline';
import { RelativeTime } from '@/components/display/RelativeTime';
import type { ReportDetail } from '@/contract/report';
import { FollowUpStatus } from '@/features/follow-up/FollowUpStatus';
import { followUpPath } from '@/features/follow-up/follow-up-path';
import { formatDue } from '@/features/follow-up/format-due';
import { memberPath } from '@/features/member/member-path';
import { recordPath } from '@/features/record/record-path';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { memberTexts } from '@/locales/member';
import { reportTexts } from '@/locales/report';
import { formatMinute } from '@/utils/date';
import { Notice } from '../Notice';

const isOpen = ({ status }: ReportDetail) => status === 'pending' || status === 'reviewing';

/** The first facts are those that a reviewer compares with the files. */
const COMPARED = 6;

type Props = {
  report: ReportDetail;
  /** Shows a part of the facts only: those that are compared with the files, or the others. */
  part?: 'compared' | 'others';
};

/** Facts of a report besides its reading. */
export function ReportFacts({ report, part }: Props) {
  const t = useText(reportTexts);
  const tMember = useText(memberTexts);
  const gender = useEnumLabelOrRaw(memberTexts, 'gender');
  const type = useEnumLabelOrRaw(reportTexts, 'type');
  const source = useEnumLabelOrRaw(reportTexts, 'source');
  const rejectReason = useEnumLabelOrRaw(reportTexts, 'rejectReason');
  const { memberId, memberNo, recordId, recordNo, ageAtExam } = report;
  const facts: [label: string, value: ReactNode][] = [
    [
      t('column.patient'),
      <span key="patient">
        <bdi>{report.patientNameMasked ?? t('unnamed')}</bdi> <Link to={memberPath(memberId)}>{memberNo}</Link>
      </span>,
    ],
    [t('genderAge'), `${gender(report.gender)} · ${ageAtExam === null ? '—' : tMember('age', { age: ageAtExam })}`],
    [t('column.type'), type(report.type)],
    [t('column.title'), report.title || '—'],
    [t('column.examDate'), report.examDate],
    [t('column.hospital'), report.hospitalName ?? '—'],
    [
      t('column.record'),
      recordId && recordNo ? (
        <Link key="record" to={recordPath(recordId)}>
          {recordNo}
        </Link>
      ) : (
        '—'
      ),
    ],
    [t('column.project'), report.projectName ?? '—'],
    [t('column.source'), source(report.source)],
    [t('column.uploadedAt'), <RelativeTime key="uploadedAt" instant={report.uploadedAt} />],
  ];
  if (isOpen(report)) facts.push([t('column.slaDueAt'), <Deadline key="due" due={report.slaDueAt} />]);
  if (report.firstReading && !isOpen(report)) {
    const { operatorName, at } = report.firstReading;
    facts.push([t('firstReading'), `${operatorName} · ${formatMinute(at)}`]);
  }
  if (report.followUp) {
    const { id, followNo, status, assigneeName, dueAt } = report.followUp;
    facts.push([
      t('followUp'),
      <span key="followUp">
        <Link to={followUpPath(id)}>{followNo}</Link> · {assigneeName ?? t('followUp.unassigned')} ·{' '}
        <FollowUpStatus status={status} />
        {(status === 'pending' || status === 'overdue') && <> · {t('followUp.due', { due: formatDue(dueAt) })}</>}
      </span>,
    ]);
  }
  if (report.reviewedAt)
    facts.push([t('column.reviewedAt'), <RelativeTime key="reviewedAt" instant={report.reviewedAt} />]);
  if (report.reviewerName) facts.push([t('column.reviewer'), report.reviewerName]);
  if (report.rejectReasonCode) facts.push([t('rejectReason'), rejectReason(report.rejectReasonCode)]);
  if (report.notice) facts.push([t('column.notice'), <Notice key="notice" report={report} />]);
  if (report.voidReason) facts.push([t('voidReason'), report.voidReason]);
  const shown = facts.slice(part === 'others' ? COMPARED : 0, part === 'compared' ? COMPARED : undefined);
  return (
    <Descriptions
      size="small"
      column={1}
      items={shown.map(([label, children]) => ({ key: label, label, children }))}
      styles={{ content: { overflowWrap: 'anywhere' } }}
    />
  );
}
