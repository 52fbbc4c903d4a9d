import { useCallback } from 'react';
import type { AgreementTemplate } from '@/contract/agreement-template';
import { useText } from '@/hooks/useText';
import { agreementTemplateTexts } from '@/locales/agreementTemplate';

/** @returns what a version is called: the title of its template, and its number */
export function useTemplateName() {
  const t = useText(agreementTemplateTexts);
  return useCallback(
    ({ title, templateVersion }: Pick<AgreementTemplate, 'title' | 'templateVersion'>) =>
      t('named', { title, version: templateVersion }),
    [t],
  );
}
