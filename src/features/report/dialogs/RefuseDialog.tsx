import { App, Form } from 'antd';
import { useEffect } from 'react';
import { ActionDialog } from '@/components/form/ActionDialog';
import { SelectField } from '@/components/inputs/SelectField';
import { TextAreaField } from '@/components/inputs/TextField';
import { report as limit, reportRejectReasons } from '@/contract/limits/report';
import type { ReportRejection } from '@/contract/report';
import { getReportActions } from '@/domain/report/report-actions';
import { useText } from '@/hooks/useText';
import { reportReviewTexts } from '@/locales/reportReview';
import { askForMore, rejectReport } from '@/services/report';
import { type ReportDialogProps, useReportChange } from '../useReportChange';

type Props = ReportDialogProps & {
  action: 'reject' | 'needMore';
  /** Values from the review form. */
  initialValues: Partial<ReportRejection>;
  /** Called with the comment, which outlives the dialog. */
  onComment: (comment: string | null) => void;
};

function KeptComment({ onComment }: Pick<Props, 'onComment'>) {
  const comment: string | null | undefined = Form.useWatch('comment');
  useEffect(() => {
    if (comment !== undefined) onComment(comment);
  }, [comment, onComment]);
  return null;
}

/** Rejects a report or requests more files, with a message to the member. */
export function RefuseDialog({ action, initialValues, onComment, ...props }: Props) {
  const t = useText(reportReviewTexts);
  const { message, notification } = App.useApp();
  const { report, subject, change } = useReportChange(props, (current) => getReportActions(current).includes(action));
  const { reportNo, firstReading } = report;
  const isRejection = action === 'reject';
  return (
    <ActionDialog<ReportRejection>
      draft={`report.${action}:${report.id}`}
      title={t(`${action}.title`, { reportNo: subject })}
      okText={t(`action.${action}`)}
      isDanger={isRejection}
      warning={
        <>
          {t(`${action}.effect`)}
          {/* What was found by then is not undone by it. */}
          {firstReading && <div>{t('refuse.critical', { name: firstReading.operatorName })}</div>}
        </>
      }
      initialValues={initialValues}
      version={report.version}
      onSubmit={async ({ rejectReasonCode, comment }) => {
        const { notice } = await change((one) =>
          isRejection ? rejectReport(one, { rejectReasonCode, comment }) : askForMore(one, comment),
        );
        if (notice?.state === 'sent') message.success(t(`${action}.done`, { reportNo }));
        // Stays until it is closed, because someone must call.
        else notification.warning({ title: t(`${action}.doneUnsent`, { reportNo }), duration: 0, role: 'status' });
      }}
      onClose={props.onClose}
    >
      {isRejection && (
        <SelectField
          name="rejectReasonCode"
          label={t('reject.reason')}
          isRequired
          options={reportRejectReasons.map((value) => ({ value, label: t(`rejectReason.${value}`) }))}
        />
      )}
      <TextAreaField name="comment" label={t(`${action}.comment`)} isRequired min={2} max={limit.maxCommentLength} />
      <KeptComment onComment={onComment} />
    </ActionDialog>
  );
}
