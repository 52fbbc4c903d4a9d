import { createToggleAction } from '@/components/actions/toggle';
import { useEntityAction } from '@/components/actions/useEntityAction';
import { ActionDialog } from '@/components/form/ActionDialog';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import { disableResultHint, enableResultHint } from '@/services/result-hint';
import type { HintDialogProps } from './hint-dialog';

/** Disables a hint, and first explains what members will see instead, which may be nothing. */
export function DisableDialog({ dialog: { hint }, ...props }: HintDialogProps) {
  const t = useText(resultHintTexts);
  const act = useEntityAction(props.reload);
  const { name, projectId } = hint;
  const { run, undo } = createToggleAction(hint, { enable: enableResultHint, disable: disableResultHint });
  return (
    <ActionDialog
      draft={null}
      title={t('disable.title', { name })}
      okText={t('row.disable')}
      isDanger
      warning={projectId === null ? t('disable.global') : t('disable.project')}
      onSubmit={async () => {
        await act(run, { undo: undo(t('done.disable', { name })) });
      }}
      onClose={props.onClose}
    />
  );
}
