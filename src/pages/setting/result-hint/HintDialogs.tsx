import { CopyDialog } from './CopyDialog';
import type { HintDialogProps } from './hint-dialog';
import { LogsDrawer } from './LogsDrawer';
import { PreviewDrawer } from './PreviewDrawer';
import { ReviewDialog } from './ReviewDialog';
import { StatusDialog } from './StatusDialog';

const dialogs = {
  preview: PreviewDrawer,
  review: ReviewDialog,
  copy: CopyDialog,
  enable: StatusDialog,
  disable: StatusDialog,
  logs: LogsDrawer,
};

/** What an action of a row has opened. */
export function HintDialogs(props: HintDialogProps) {
  const Dialog = dialogs[props.dialog.kind];
  return <Dialog {...props} />;
}
