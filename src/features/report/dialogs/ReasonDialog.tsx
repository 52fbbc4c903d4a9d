import { ActionDialog } from '@/components/form/ActionDialog';
import { TextAreaField } from '@/components/inputs/TextField';
import { report as limit } from '@/contract/limits/report';
import { getReportActions } from '@/domain/report/report-actions';
import { useText } from '@/hooks/useText';
import { reportReviewTexts } from '@/locales/reportReview';
import { reopenReport, voidReport } from '@/services/report';
import { type ReportDialogProps, useReportChange } from '../useReportChange';

const actions = {
  reopen: { run: reopenReport, max: limit.maxCommentLength },
  void: { run: voidReport, max: limit.maxVoidReasonLength },
};

/** Actions on a report that need a reason. */
export function ReasonDialog({ action, ...props }: ReportDialogProps & { action: keyof typeof actions }) {
  const t = useText(reportReviewTexts);
  const { report, subject, change } = useReportChange(props, (current) => getReportActions(current).includes(action));
  const { reportNo } = report;
  const { run, max } = actions[action];
  return (
    <ActionDialog<{ reason: string }>
      draft={`report.${action}:${report.id}`}
      title={t(`${action}.title`, { reportNo: subject })}
      okText={t(`action.${action}`)}
      isDanger={action === 'void'}
      warning={t(`${action}.effect`)}
      version={report.version}
      onSubmit={({ reason }) => change((one) => run(one, reason), t(`${action}.done`, { reportNo }))}
      onClose={props.onClose}
    >
      <TextAreaField name="reason" label={t('reason')} isRequired min={2} max={max} />
    </ActionDialog>
  );
}
