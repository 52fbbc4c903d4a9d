import { StatusBadge, type Tone } from '@/components/display/StatusBadge';
import type { AgreementTemplate } from '@/contract/agreement-template';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { agreementTemplateTexts } from '@/locales/agreementTemplate';

const tones: Readonly<Record<string, Tone>> = { draft: 'warning', published: 'success', retired: 'default' };

export function TemplateStatus({ status }: Pick<AgreementTemplate, 'status'>) {
  const word = useEnumLabelOrRaw(agreementTemplateTexts, 'status');
  return <StatusBadge tone={tones[status]} label={word(status)} />;
}
