import { Alert } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import type { ReportDetail, ReportReading } from '@/contract/report';
import { isSameValue } from '@/domain/compare';
import { getReportActions, isCritical, needsSecondReader } from '@/domain/report/report-actions';
import { formatDue } from '@/features/follow-up/format-due';
import { useText } from '@/hooks/useText';
import { reportReviewTexts } from '@/locales/reportReview';
import { approveReport } from '@/services/report';
import { AbnormalItems } from '../drawer/AbnormalItems';
import { SecondReaderNote } from '../drawer/SecondReaderNote';
import { type ReportDialogProps, useReportChange } from '../useReportChange';

type Props = Omit<ReportDialogProps, 'report'> & {
  report: ReportDetail;
  reading: ReportReading;
  /** Names of files that were not shown in this review. */
  unseen: readonly string[];
  /** Whether no file was shown, so that the report cannot be accepted. */
  isBlind: boolean;
};

/** Accepts a report with its reading; names the critical values and explains their consequences first. */
export function ApproveDialog({ reading, unseen, isBlind, ...props }: Props) {
  const t = useText(reportReviewTexts);
  const { report, change } = useReportChange(props, (current) => getReportActions(current).includes('approve'));
  const { reportNo, patientNameMasked } = report;
  const isFirst = needsSecondReader(reading.abnormalItems, props.report);
  const critical = reading.abnormalItems.filter(isCritical);
  /** Critical values from before the report was reviewed again, which this reading does not have. */
  const dropped = isFirst && critical.length === 0 ? props.report.abnormalItems.filter(isCritical) : [];
  const count = reading.abnormalItems.length;
  const { firstItems } = props.report;
  const isOther = firstItems && !isSameValue(firstItems, reading.abnormalItems);
  return (
    <ActionDialog
      draft={null}
      title={t('approve.title', { reportNo, name: patientNameMasked ?? t('unnamed') })}
      okText={t(isFirst ? 'action.approveFirst' : 'action.approve')}
      warning={t(dropped.length > 0 ? 'approve.drops' : isFirst ? 'approve.critical' : 'approve.effect', { count })}
      version={report.version}
      canSubmit={!isBlind}
      onSubmit={() =>
        change(
          (one) => approveReport(one, reading),
          ({ followUp, hasCritical }) => {
            const isToCall = hasCritical && (followUp?.status === 'pending' || followUp?.status === 'overdue');
            if (dropped.length > 0) return t('approve.doneDrop', { reportNo });
            return t(isFirst ? 'approve.doneFirst' : isToCall ? 'approve.doneCritical' : 'approve.done', {
              reportNo,
              followNo: followUp?.followNo ?? '—',
              due: followUp ? formatDue(followUp.dueAt) : '—',
              name: followUp?.assigneeName ?? '—',
            });
          },
        )
      }
      onClose={props.onClose}
    >
      <SecondReaderNote report={props.report} />
      {isFirst && <AbnormalItems items={[...critical, ...dropped]} />}
      {isOther && (
        <Alert
          type="error"
          showIcon
          title={
            <>
              {t('second.differs')}
              <AbnormalItems items={reading.abnormalItems} />
            </>
          }
          style={{ marginBlock: 8 }}
        />
      )}
      {unseen.length > 0 && (
        <Alert
          role="note"
          type={isBlind ? 'error' : 'warning'}
          showIcon
          title={
            <>
              {t(isBlind ? 'approve.blind' : 'approve.unseen')}
              {unseen.map((name) => (
                <div key={name}>
                  <bdi>{name}</bdi>
                </div>
              ))}
            </>
          }
        />
      )}
    </ActionDialog>
  );
}
