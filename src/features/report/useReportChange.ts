import { useEntityChange } from '@/components/form/useEntityChange';
import type { ReportDetail } from '@/contract/report';
import type { ReportListed } from '@/contract/report-list';
import { AppError } from '@/errors/app-error';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { reportTexts } from '@/locales/report';

export type ReportDialogProps = {
  report: ReportListed;
  /** Called with the changed report; `isOwn` if it was changed here. */
  onChanged: (report: ReportDetail, isOwn: boolean) => void;
  /** Called when the operator has lost the lease. */
  onLeaseLost?: () => void;
  /** Runs a write that ends the lease. */
  during?: (write: () => Promise<ReportDetail>) => Promise<ReportDetail>;
  onClose: () => void;
};

/**
 * Saving and conflicts of the dialogs of a report; `canStill` tells whether the action is still possible, and `subject`
 * names the report and the patient in a title.
 */
export function useReportChange(
  { report, onLeaseLost, during = (write) => write(), ...props }: ReportDialogProps,
  canStill: (report: ReportDetail) => boolean,
) {
  const t = useText(reportTexts);
  const state = useEnumLabelOrRaw(reportTexts, 'status');
  const { entity, change } = useEntityChange<ReportListed, ReportDetail>(
    { entity: report, ...props },
    { canStill, stateOf: ({ status }) => state(status) },
  );
  return {
    report: entity,
    subject: `${entity.reportNo} · ${entity.patientNameMasked ?? t('unnamed')}`,
    change: (work: (report: ReportListed) => Promise<ReportDetail>, done?: string | ((now: ReportDetail) => string)) =>
      change(
        (one) =>
          during(() => work(one)).catch((error: unknown) => {
            if (error instanceof AppError && error.errorCode === 'LEASE_LOST') onLeaseLost?.();
            throw error;
          }),
        done,
      ),
  };
}
