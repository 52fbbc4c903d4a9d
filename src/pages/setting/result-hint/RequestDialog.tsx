import { RequestReviewDialog } from '@/components/review/RequestReviewDialog';
import { requestHintReview } from '@/services/result-hint';
import type { HintDialogProps } from './hint-dialog';

/** Asks for the medical review of a hint. */
export function RequestDialog({ dialog: { hint }, reload, onClose }: HintDialogProps) {
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
