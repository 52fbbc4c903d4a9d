import type { ReportDialogProps } from '../useReportChange';
import { AssignDialog } from './AssignDialog';
import { ReasonDialog } from './ReasonDialog';

export type ReportDialogKind = 'assign' | 'reopen' | 'void';

/** Dialog of an action on a report; verdicts have their own in the review. */
export function ReportDialogs({ kind, ...props }: ReportDialogProps & { kind: ReportDialogKind }) {
  if (kind === 'assign') return <AssignDialog {...props} />;
  return <ReasonDialog action={kind} {...props} />;
}
