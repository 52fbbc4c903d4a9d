import { ActionDialog } from '@/components/form/ActionDialog';
import { useEntityAction } from '@/components/useEntityAction';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import { disableResultHint, enableResultHint } from '@/services/result-hint';
import type { HintDialogProps } from './hint-dialog';

/** Shows a hint to members, or no longer. */
export function StatusDialog({ dialog: { kind, hint }, ...props }: HintDialogProps) {
  const t = useText(resultHintTexts);
  const act = useEntityAction(props.reload);
  const isEnabling = kind === 'enable';
  const [action, set] = isEnabling
    ? (['enable', enableResultHint] as const)
    : (['disable', disableResultHint] as const);
  const disabling = hint.projectId === null ? t('disable.global') : t('disable.project');
  return (
    <ActionDialog
      title={t(`${action}.title`, { name: hint.name })}
      okText={t(`row.${action}`)}
      isDanger={!isEnabling}
      warning={isEnabling ? t('enable.warning') : disabling}
      onSubmit={async () => {
        await act(() => set(hint), { done: t(`done.${action}`) });
      }}
      onClose={props.onClose}
    />
  );
}
