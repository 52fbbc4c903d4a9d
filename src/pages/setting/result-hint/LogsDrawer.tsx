import { Drawer } from 'antd';
import { ChangeTimeline } from '@/components/log/ChangeTimeline';
import { toPlainLines } from '@/domain/rich-text/rich-text';
import { useEnumLabel } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import type { HintDialogProps } from './hint-dialog';
import { useHintLabels } from './useHintLabels';

/** Change log of a hint. */
export function LogsDrawer({ dialog: { hint }, onClose }: HintDialogProps) {
  const t = useText(resultHintTexts);
  const labels = useHintLabels();
  const button = useEnumLabel(resultHintTexts, 'action');
  const values: Record<string, (value: string) => string | undefined> = {
    content: toPlainLines,
    levelCode: (code) => labels.level({ code, name: null }),
    primaryAction: button,
    secondaryAction: button,
  };
  return (
    <Drawer open size={560} title={t('logs.title', { name: hint.name })} onClose={onClose}>
      <ChangeTimeline
        entityType="resultHint"
        entityId={hint.id}
        texts={resultHintTexts}
        pictures={['imageUrl']}
        value={(name, value) => values[name]?.(String(value))}
      />
    </Drawer>
  );
}
