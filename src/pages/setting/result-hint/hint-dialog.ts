import type { ResultHint } from '@/contract/result-hint';

export type HintDialog = {
  kind: 'preview' | 'review' | 'requestReview' | 'copy' | 'disable' | 'logs';
  hint: ResultHint;
};

export type HintDialogProps = {
  dialog: HintDialog;
  /** Opens another dialog in its place. */
  onOpen: (dialog: HintDialog) => void;
  reload: () => void;
  onClose: () => void;
};
