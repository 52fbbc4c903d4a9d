import { Deadline } from '@/components/display/Deadline';
import type { FollowUp } from '@/contract/follow-up-list';
import type { RecordListed } from '@/contract/record-list';
import type { ReportListed } from '@/contract/report-list';
import type { WorkItem } from '@/contract/workbench';
import { WorkdayDeadline } from '@/features/custom-service/WorkdayDeadline';
import { DueCell } from '@/features/follow-up/DueCell';
import { FollowUpStatus } from '@/features/follow-up/FollowUpStatus';
import { RecordStatus } from '@/features/record/RecordStatus';
import { ReportStatus } from '@/features/report/ReportStatus';

/** Deadline of a work item: an hour for reports, a day for others. */
export function WorkDue({ item: { kind, dueAt, dueByCalendar, status } }: { item: WorkItem }) {
  if (dueAt === null) return '—';
  if (kind === 'followUp' && status !== 'done')
    return <DueCell {...{ dueAt, dueByCalendar }} status={status as FollowUp['status']} />;
  return kind === 'record' ? <WorkdayDeadline due={dueAt} byCalendar={dueByCalendar} /> : <Deadline due={dueAt} />;
}

/** Status of a work item, labeled by its kind. */
export function WorkStatus({ item: { kind, status } }: { item: WorkItem }) {
  switch (kind) {
    case 'record':
      return <RecordStatus status={status as RecordListed['status']} />;
    case 'followUp':
      return <FollowUpStatus status={status as FollowUp['status']} />;
    case 'report':
      return (
        <ReportStatus status={status as ReportListed['status']} hidden={null} firstReading={null} hasCritical={false} />
      );
    default:
      return status;
  }
}
