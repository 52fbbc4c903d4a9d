import { ActionDialog } from '@/components/form/ActionDialog';
import type { ReportReading } from '@/contract/report';
import { reportActions, wantsSecondReader } from '@/domain/report/report-actions';
import { useText } from '@/hooks/useText';
import { reportReviewTexts } from '@/locales/reportReview';
import { approveReport } from '@/services/report';
import { type ReportDialogProps, useReportChange } from '../useReportChange';

/** Accepts a report with what was read in it; says before what a critical value brings about. */
export function ApproveDialog({ reading, ...props }: ReportDialogProps & { reading: ReportReading }) {
  const t = useText(reportReviewTexts);
  const { report, change } = useReportChange(props, (current) => reportActions(current).includes('approve'));
  const { reportNo, patientNameMasked } = report;
  const isFirst = wantsSecondReader(reading.abnormalItems, report.firstReading);
  const count = reading.abnormalItems.length;
  return (
    <ActionDialog
      title={t('approve.title', { reportNo, name: patientNameMasked ?? t('unnamed') })}
      okText={t(isFirst ? 'action.approveFirst' : 'action.approve')}
      warning={isFirst ? t('approve.critical') : t('approve.effect', { count })}
      version={report.version}
      isOfTheMoment
      onSubmit={() =>
        change((one) => approveReport(one, reading), t(isFirst ? 'approve.doneFirst' : 'approve.done', { reportNo }))
      }
      onClose={props.onClose}
    />
  );
}
