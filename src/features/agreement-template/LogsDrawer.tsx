import { Drawer } from 'antd';
import { ChangeTimeline } from '@/components/log/ChangeTimeline';
import { useText } from '@/hooks/useText';
import { agreementTemplateTexts } from '@/locales/agreementTemplate';
import type { OverlayProps } from './overlay-props';
import { useTemplateName } from './useTemplateName';

/** Who wrote, published and retired a version, and from what to what. */
export function LogsDrawer({ template, onClose }: OverlayProps) {
  const t = useText(agreementTemplateTexts);
  const name = useTemplateName()(template);
  return (
    <Drawer open size={560} title={t('logs.title', { name })} onClose={onClose}>
      <ChangeTimeline entityType="agreementTemplate" entityId={template.id} texts={agreementTemplateTexts} />
    </Drawer>
  );
}
