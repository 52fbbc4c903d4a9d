import { useRef } from 'react';
import { useEntityAction } from '@/components/actions/useEntityAction';
import { ActionDialog } from '@/components/form/ActionDialog';
import { TextField } from '@/components/inputs/TextField';
import { agreementTemplate as limit } from '@/contract/limits/agreement-template';
import { getNextVersion } from '@/domain/agreement-template/template-version';
import { useText } from '@/hooks/useText';
import { agreementTemplateTexts } from '@/locales/agreementTemplate';
import { addAgreementTemplateVersion } from '@/services/agreement-template';
import type { OverlayProps } from './overlay-props';
import { useTemplateName } from './useTemplateName';
import { useVersionRule } from './useVersionRule';

type Values = { templateVersion: string };

/** Creates a draft from a published or retired version and opens it. */
export function NewVersionDialog({ template, all, reload, onOpen, onClose }: OverlayProps) {
  const t = useText(agreementTemplateTexts);
  const formatName = useTemplateName();
  const act = useEntityAction(reload);
  const versionRule = useVersionRule(all);
  const versions = all.filter(({ code }) => code === template.code).map((one) => one.templateVersion);

  const createdId = useRef<string>(undefined);

  const submit = async ({ templateVersion }: Values) => {
    const outcome = await act(() => addAgreementTemplateVersion(template, templateVersion), {
      done: t('done.newVersion', { version: templateVersion }),
    });
    if (outcome.status === 'done') createdId.current = outcome.result.id;
  };
  const close = () => (createdId.current === undefined ? onClose() : onOpen('edit', createdId.current));

  return (
    <ActionDialog<Values>
      draft={`agreementTemplate.newVersion:${template.id}`}
      title={t('newVersion.title', { name: formatName(template) })}
      okText={t('newVersion.ok')}
      warning={t('newVersion.text', { version: template.templateVersion })}
      initialValues={{ templateVersion: getNextVersion(versions) }}
      onSubmit={submit}
      onClose={close}
    >
      <TextField
        name="templateVersion"
        label={t('field.templateVersion')}
        isRequired
        max={limit.maxVersionLength}
        form={{ holds: (typed) => limit.version.test(typed), message: t('form.versionPattern') }}
        rules={[versionRule(() => template.code)]}
      />
    </ActionDialog>
  );
}
