import { EntityDrawer } from '@/components/form/EntityDrawer';
import { useText } from '@/hooks/useText';
import { agreementTemplateTexts } from '@/locales/agreementTemplate';
import { getAgreementTemplate } from '@/services/agreement-template';
import type { OverlayProps } from './overlay-props';
import { TemplatePreview } from './TemplatePreview';
import { useTemplateName } from './useTemplateName';

const SIZE = 440;

/** Preview of a version as members see it. */
export function PreviewDrawer({ template, reload, onClose }: OverlayProps) {
  const t = useText(agreementTemplateTexts);
  const name = useTemplateName()(template);
  return (
    <EntityDrawer
      readKey={['agreementTemplate', 'form', template.id]}
      read={() => getAgreementTemplate(template.id)}
      title={t('preview.title', { name })}
      size={SIZE}
      notFound={t('notFound')}
      onMissing={reload}
      onClose={onClose}
      view={(whole) => <TemplatePreview template={whole} />}
    />
  );
}
