import type { ReportDialogProps } from '../useReportChange';
import { AssignDialog } from './AssignDialog';
import { ReasonDialog } from './ReasonDialog';

export type ReportDialogKind = 'assign' | 'reopen' | 'void';

/** The dialog that an action on one report has opened; the verdicts have theirs in its review. */
export function ReportDialogs({ kind, ...props }: ReportDialogProps & { kind: ReportDialogKind }) {
  if (kind === 'assign') return <AssignDialog {...props} />;
  return <ReasonDialog action={kind} {...props} />;
}
