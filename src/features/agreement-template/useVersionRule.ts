import { useCallback } from 'react';
import { toAntdRule } from '@/components/inputs/rules';
import type { AgreementTemplateListed } from '@/contract/agreement-template';
import { getNextVersion, isVersionTaken } from '@/domain/agreement-template/template-version';
import { useText } from '@/hooks/useText';
import { agreementTemplateTexts } from '@/locales/agreementTemplate';

/** @returns a function that builds the rule “version number not taken” for a code, ignoring the version with `ownId` */
export function useVersionRule(all: readonly AgreementTemplateListed[]) {
  const t = useText(agreementTemplateTexts);
  return useCallback(
    (getCode: () => string | null, ownId?: string) =>
      toAntdRule<string>((typed) => {
        const code = getCode();
        const versions = all.filter((one) => one.code === code && one.id !== ownId).map((one) => one.templateVersion);
        return isVersionTaken(typed, versions) ? t('form.versionTaken', { next: getNextVersion(versions) }) : undefined;
      }),
    [all, t],
  );
}
