import { App } from 'antd';
import { useState } from 'react';
import type { ReportDetail, ReportListed } from '@/contract/report';
import { AppError } from '@/errors/app-error';
import { currentOf } from '@/errors/refusal';
import { useText } from '@/hooks/useText';
import { reportReviewTexts } from '@/locales/reportReview';

export type ReportDialogProps = {
  report: ReportListed;
  /** Hears that the report is another by now, and what it is. */
  onChanged: (report: ReportDetail) => void;
  /** Hears that the claim of the operator is no more. */
  onLeaseLost?: () => void;
  onClose: () => void;
};

/**
 * How the dialogs of a report end. Where somebody else was faster nothing that was typed is lost: the dialog stays over
 * the report as it is by then, as long as that can still be done to it.
 *
 * @param canStill whether it can be done to a report as it is
 */
export function useReportChange(
  { report: asked, onChanged, onLeaseLost, onClose }: ReportDialogProps,
  canStill: (report: ReportDetail) => boolean,
) {
  const t = useText(reportReviewTexts);
  const { message } = App.useApp();
  const [report, setReport] = useState(asked);

  const change = async (work: (report: ReportListed) => Promise<ReportDetail>, done: (now: ReportDetail) => string) => {
    try {
      const changed = await work(report);
      message.success(done(changed));
      onChanged(changed);
    } catch (error) {
      if (error instanceof AppError && error.errorCode === 'LEASE_LOST') onLeaseLost?.();
      const current = currentOf<ReportDetail>(error);
      if (!current) throw error;
      onChanged(current);
      if (!canStill(current)) {
        message.warning(t('conflict'));
        return onClose();
      }
      setReport(current);
      throw new AppError('business', { status: 409, serverMessage: t('overtaken') });
    }
  };
  return { report, change };
}
