import { useCallback } from 'react';
import type { AgreementTemplate } from '@/contract/agreement-template';
import { useText } from '@/hooks/useText';
import { agreementTemplateTexts } from '@/locales/agreementTemplate';

/** @returns a function that formats the name of a version: template title and version number */
export function useTemplateName() {
  const t = useText(agreementTemplateTexts);
  return useCallback(
    ({ title, templateVersion }: Pick<AgreementTemplate, 'title' | 'templateVersion'>) =>
      t('named', { title, version: templateVersion }),
    [t],
  );
}
