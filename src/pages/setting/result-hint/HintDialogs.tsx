import { Drawer } from 'antd';
import { RequestReviewDialog } from '@/components/review/RequestReviewDialog';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import { requestHintReview } from '@/services/result-hint';
import { CopyDialog } from './CopyDialog';
import { DisableDialog } from './DisableDialog';
import type { HintDialogProps } from './hint-dialog';
import { LogsDrawer } from './LogsDrawer';
import { ReviewDialog } from './ReviewDialog';
import { SampledPreview } from './SampledPreview';

/** Requests the medical review of a hint. */
function RequestDialog({ dialog: { hint }, reload, onClose }: HintDialogProps) {
  return (
    <RequestReviewDialog
      name={hint.name}
      draft={`resultHint.requestReview:${hint.id}`}
      onRequest={async (operatorId) => {
        const requested = await requestHintReview(hint, operatorId);
        reload();
        return requested;
      }}
      onClose={onClose}
    />
  );
}

function PreviewDrawer({ dialog: { hint }, onClose }: HintDialogProps) {
  const t = useText(resultHintTexts);
  return (
    <Drawer open size={440} title={t('preview.title', { name: hint.name })} onClose={onClose}>
      <SampledPreview
        hint={hint}
        level={{ code: hint.levelCode, name: hint.levelName }}
        projectName={hint.projectName ?? undefined}
      />
    </Drawer>
  );
}

const dialogs = {
  preview: PreviewDrawer,
  review: ReviewDialog,
  requestReview: RequestDialog,
  copy: CopyDialog,
  disable: DisableDialog,
  logs: LogsDrawer,
};

/** Dialog or drawer of a row action. */
export function HintDialogs(props: HintDialogProps) {
  const Dialog = dialogs[props.dialog.kind];
  return <Dialog {...props} />;
}
