import { Drawer } from 'antd';
import { ChangeTimeline } from '@/components/log/ChangeTimeline';
import type { AgreementTemplateListed } from '@/contract/agreement-template';
import { useText } from '@/hooks/useText';
import { agreementTemplateTexts } from '@/locales/agreementTemplate';
import { CompareDrawer } from './CompareDrawer';
import { NewVersionDialog } from './NewVersionDialog';
import type { OverlayProps } from './overlay-props';
import { PreviewDrawer } from './PreviewDrawer';
import { RetireDialog } from './RetireDialog';
import { TemplateDrawer, TemplateForm } from './TemplateDrawer';
import type { TemplateOverlayKind } from './template-actions';
import { useTemplateName } from './useTemplateName';

/** Change history of a version. */
function HistoryDrawer({ template, onClose }: OverlayProps) {
  const t = useText(agreementTemplateTexts);
  const name = useTemplateName()(template);
  return (
    <Drawer open size={560} title={t('logs.title', { name })} onClose={onClose}>
      <ChangeTimeline entityType="agreementTemplate" entityId={template.id} texts={agreementTemplateTexts} />
    </Drawer>
  );
}

const overlays = {
  edit: TemplateDrawer,
  preview: PreviewDrawer,
  compare: CompareDrawer,
  newVersion: NewVersionDialog,
  retire: RetireDialog,
  logs: HistoryDrawer,
};

type Props = Omit<OverlayProps, 'template'> & {
  kind: TemplateOverlayKind | 'new';
  /** Undefined for a new template, and for one that the list has not loaded yet. */
  template: AgreementTemplateListed | undefined;
};

/** Overlay opened by an action of the list. */
export function TemplateOverlay({ kind, template, ...props }: Props) {
  if (kind === 'new') return <TemplateForm template={undefined} {...props} />;
  const Overlay = overlays[kind];
  return template && <Overlay template={template} {...props} />;
}
