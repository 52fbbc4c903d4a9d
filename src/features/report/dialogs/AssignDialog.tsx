import { ActionDialog } from '@/components/form/ActionDialog';
import { OperatorField } from '@/components/operator/OperatorField';
import { getReportActions } from '@/domain/report/report-actions';
import { useText } from '@/hooks/useText';
import { reportReviewTexts } from '@/locales/reportReview';
import { assignReport } from '@/services/report';
import { type ReportDialogProps, useReportChange } from '../useReportChange';

/** Gives a report to an operator. */
export function AssignDialog(props: ReportDialogProps) {
  const t = useText(reportReviewTexts);
  const { report, subject, change } = useReportChange(props, (current) => getReportActions(current).includes('assign'));
  const { reportNo, reviewerId, reviewerName, status } = report;
  return (
    <ActionDialog<{ reviewerId: string }>
      draft={`report.assign:${report.id}`}
      title={t('assign.title', { reportNo: subject })}
      okText={t('action.assign')}
      warning={status === 'reviewing' && reviewerName ? t('assign.effect', { name: reviewerName }) : undefined}
      version={report.version}
      onSubmit={({ reviewerId }) =>
        change(
          (one) => assignReport(one, reviewerId),
          ({ reviewerName: name }) => t('assign.done', { reportNo, name: name ?? '' }),
        )
      }
      onClose={props.onClose}
    >
      <OperatorField name="reviewerId" label={t('assign.to')} exceptId={reviewerId} />
    </ActionDialog>
  );
}
