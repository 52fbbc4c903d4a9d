import { Drawer } from 'antd';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import type { HintDialogProps } from './hint-dialog';
import { SampledPreview } from './SampledPreview';

/** A hint of the list as members see it. */
export function PreviewDrawer({ dialog: { hint }, onClose }: HintDialogProps) {
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
