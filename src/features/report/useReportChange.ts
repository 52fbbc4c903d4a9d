import { useEntityChange } from '@/components/form/useEntityChange';
import type { ReportDetail, ReportListed } from '@/contract/report';
import { AppError } from '@/errors/app-error';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { reportTexts } from '@/locales/report';

export type ReportDialogProps = {
  report: ReportListed;
  /** Hears that the report is another by now, and what it is; `isOwn` where that was done here. */
  onChanged: (report: ReportDetail, isOwn: boolean) => void;
  /** Hears that the claim of the operator is no more. */
  onLeaseLost?: () => void;
  /** Does what the claim ends with. */
  during?: (write: () => Promise<ReportDetail>) => Promise<ReportDetail>;
  onClose: () => void;
};

/** How the dialogs of a report end; `canStill` is whether it can be done to a report as it is. */
export function useReportChange(
  { report, onLeaseLost, during = (write) => write(), ...props }: ReportDialogProps,
  canStill: (report: ReportDetail) => boolean,
) {
  const state = useEnumLabelOrRaw(reportTexts, 'status');
  const { entity, change } = useEntityChange<ReportListed, ReportDetail>(
    { entity: report, ...props },
    { canStill, stateOf: ({ status }) => state(status) },
  );
  return {
    report: entity,
    change: (work: (report: ReportListed) => Promise<ReportDetail>, done: string | ((now: ReportDetail) => string)) =>
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
