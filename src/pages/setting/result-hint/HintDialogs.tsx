import { CopyDialog } from './CopyDialog';
import { DisableDialog } from './DisableDialog';
import type { HintDialogProps } from './hint-dialog';
import { LogsDrawer } from './LogsDrawer';
import { PreviewDrawer } from './PreviewDrawer';
import { RequestDialog } from './RequestDialog';
import { ReviewDialog } from './ReviewDialog';

const dialogs = {
  preview: PreviewDrawer,
  review: ReviewDialog,
  requestReview: RequestDialog,
  copy: CopyDialog,
  disable: DisableDialog,
  logs: LogsDrawer,
};

/** What an action of a row has opened. */
export function HintDialogs(props: HintDialogProps) {
  const Dialog = dialogs[props.dialog.kind];
  return <Dialog {...props} />;
}
