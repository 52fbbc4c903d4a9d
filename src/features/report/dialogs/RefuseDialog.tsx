import { Alert, App, Form } from 'antd';
import { useEffect } from 'react';
import { ActionDialog } from '@/components/form/ActionDialog';
import { SelectField } from '@/components/inputs/SelectField';
import { TextAreaField } from '@/components/inputs/TextField';
import { report as limit, reportRejectReasons } from '@/contract/limits/report';
import type { ReportDetail, ReportReading, ReportRejection } from '@/contract/report';
import { isSameValue } from '@/domain/compare';
import { getReportActions, isCritical } from '@/domain/report/report-actions';
import { useText } from '@/hooks/useText';
import { reportReviewTexts } from '@/locales/reportReview';
import { askForMore, rejectReport } from '@/services/report';
import { AbnormalItems } from '../drawer/AbnormalItems';
import { type ReportDialogProps, useReportChange } from '../useReportChange';

type Props = Omit<ReportDialogProps, 'report'> & {
  report: ReportDetail;
  action: 'reject' | 'needMore';
  reading: ReportReading;
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

/** What becomes of the reading: critical values stay and need a call, unless they are of another person. */
function ReadingNote({ report, reading, criticalItems }: Pick<Props, 'report' | 'reading'> & CriticalItems) {
  const t = useText(reportReviewTexts);
  const isOthers = Form.useWatch<ReportRejection['rejectReasonCode']>('rejectReasonCode') === 'wrongPerson';
  const losesOthers =
    reading.conclusion !== report.conclusion ||
    reading.abnormalItems.some((item) => !criticalItems.includes(item) && !hasItem(report.abnormalItems, item));
  return (
    <>
      {criticalItems.length > 0 && (
        <Alert
          role="note"
          type={isOthers ? 'warning' : 'error'}
          showIcon
          title={
            <>
              {t(isOthers ? 'refuse.wrongPerson' : 'refuse.keepsCritical')}
              <AbnormalItems items={criticalItems} />
            </>
          }
          style={{ marginBlockEnd: 16 }}
        />
      )}
      {losesOthers && <p role="note">{t('refuse.losesReading')}</p>}
    </>
  );
}

type CriticalItems = { criticalItems: ReportReading['abnormalItems'] };

const hasItem = (items: ReportReading['abnormalItems'], item: ReportReading['abnormalItems'][number]) =>
  items.some((one) => isSameValue(one, item));

/** Rejects a report or requests more files, with a message to the member. */
export function RefuseDialog({ action, reading, initialValues, onComment, ...props }: Props) {
  const t = useText(reportReviewTexts);
  const { message, notification } = App.useApp();
  const { report, subject, change } = useReportChange(props, (current) => getReportActions(current).includes(action));
  const { reportNo, firstReading } = report;
  const isRejection = action === 'reject';
  const { firstItems } = props.report;
  const criticalItems = reading.abnormalItems.filter((item) => isCritical(item) && !hasItem(firstItems ?? [], item));
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
        const kept = rejectReasonCode === 'wrongPerson' ? [] : criticalItems;
        const request = { comment, ...(kept.length > 0 && { criticalItems: kept }) };
        const { notice, followUp } = await change((one) =>
          isRejection ? rejectReport(one, { rejectReasonCode, ...request }) : askForMore(one, request),
        );
        if (kept.length > 0 && followUp)
          message.warning(t('refuse.toCall', { followNo: followUp.followNo, name: followUp.assigneeName ?? '—' }));
        if (notice?.state === 'sent') message.success(t(`${action}.done`, { reportNo }));
        // Stays until it is closed, because someone must call.
        else notification.warning({ title: t(`${action}.doneUnsent`, { reportNo }), duration: 0, role: 'status' });
      }}
      onClose={props.onClose}
    >
      <ReadingNote report={props.report} reading={reading} criticalItems={criticalItems} />
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
