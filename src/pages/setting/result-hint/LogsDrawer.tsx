import { Drawer } from 'antd';
import { ChangeTimeline, type LogLabels } from '@/components/log/ChangeTimeline';
import { LogPicture } from '@/components/log/LogPicture';
import { plainLines } from '@/domain/hint/rich-text';
import { useEnumLabel } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import { formatInstant } from '@/utils/date';
import type { HintDialogProps } from './hint-dialog';
import { useHintLabels } from './useHintLabels';

/** Who wrote, reviewed and switched a hint, and from what to what. */
export function LogsDrawer({ dialog: { hint }, onClose }: HintDialogProps) {
  const t = useText(resultHintTexts);
  const hintWords = useHintLabels();
  const action = useEnumLabel(resultHintTexts, 'change');
  const field = useEnumLabel(resultHintTexts, 'field');
  const button = useEnumLabel(resultHintTexts, 'action');
  const status = useEnumLabel(resultHintTexts, 'status');
  const icon = useEnumLabel(resultHintTexts, 'icon');
  const values: Record<string, (value: string) => string | undefined> = {
    content: plainLines,
    levelCode: (code) => hintWords.level({ code, name: null }),
    primaryAction: button,
    secondaryAction: button,
    status,
    icon,
    reviewedAt: (instant) => formatInstant(instant) ?? undefined,
  };
  const words: LogLabels = {
    action,
    field,
    value: (name, value) =>
      name === 'imageUrl' ? (
        <LogPicture url={String(value)} name={t('field.imageUrl')} />
      ) : (
        values[name]?.(String(value))
      ),
  };
  return (
    <Drawer open size={560} title={t('logs.title', { name: hint.name })} onClose={onClose}>
      <ChangeTimeline entityType="resultHint" entityId={hint.id} words={words} />
    </Drawer>
  );
}
