import type { RecordDialogProps } from '../useRecordChange';
import { AssignDialog } from './AssignDialog';
import { CloseDialog } from './CloseDialog';
import { ReasonDialog } from './ReasonDialog';
import { ReferDialog } from './ReferDialog';
import { ReviewDialog } from './ReviewDialog';

export type RecordDialogKind = 'review' | 'assign' | 'refer' | 'reject' | 'close' | 'reopen' | 'void';

/** The dialog that an action on one record has opened. */
export function RecordDialogs({ kind, ...props }: RecordDialogProps & { kind: RecordDialogKind }) {
  switch (kind) {
    case 'review':
      return <ReviewDialog {...props} />;
    case 'assign':
      return <AssignDialog {...props} />;
    case 'refer':
      return <ReferDialog {...props} />;
    case 'close':
      return <CloseDialog {...props} />;
    default:
      return <ReasonDialog action={kind} {...props} />;
  }
}
