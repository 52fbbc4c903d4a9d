import type { FollowUpDialogProps } from '../useFollowUpChange';
import { AcknowledgeDialog } from './AcknowledgeDialog';
import { AssignDialog } from './AssignDialog';
import { AttemptDialog } from './AttemptDialog';
import { CancelDialog } from './CancelDialog';
import { CorrectDialog } from './CorrectDialog';
import { GiveUpDialog } from './GiveUpDialog';
import { RescheduleDialog } from './RescheduleDialog';

const dialogs = {
  addAttempt: AttemptDialog,
  giveUp: GiveUpDialog,
  reschedule: RescheduleDialog,
  assign: AssignDialog,
  cancel: CancelDialog,
  acknowledge: AcknowledgeDialog,
  correct: CorrectDialog,
};

export type FollowUpDialogKind = keyof typeof dialogs;

/** Dialog opened by an action on a follow-up. */
export function FollowUpDialogs({ kind, ...props }: FollowUpDialogProps & { kind: FollowUpDialogKind }) {
  const Dialog = dialogs[kind];
  return <Dialog {...props} />;
}
