import { Form } from 'antd';
import { FormCell } from '@/components/form/FormSection';
import { SelectField } from '@/components/inputs/SelectField';
import { SwitchField } from '@/components/inputs/SwitchField';
import { TemplatesButton } from '@/features/agreement-template/TemplatesButton';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { projectEditTexts } from '@/locales/projectEdit';
import type { Choices } from './useChoices';
import type { ProjectValues } from './values';

/** Agreement and report that members must provide: cells of a form section. */
export function AgreementFields({ choices, isLive }: { choices: Choices; isLive: boolean }) {
  const t = useText(projectTexts);
  const tEdit = useText(projectEditTexts);
  const needsAgreement = Form.useWatch<ProjectValues['needAgreement']>('needAgreement');
  const templateId = Form.useWatch<ProjectValues['agreementTemplateId']>('agreementTemplateId');
  return (
    <>
      <FormCell>
        <SwitchField name="needAgreement" label={t('field.needAgreement')} extra={tEdit('agreement.hint')} />
      </FormCell>
      <FormCell>
        <SwitchField name="needReport" label={t('field.needReport')} />
      </FormCell>
      {needsAgreement && (
        <FormCell isWide>
          <SelectField
            name="agreementTemplateId"
            label={t('field.agreementTemplateId')}
            isRequired={isLive}
            extra={isLive ? undefined : tEdit('neededToPublish')}
            options={choices.templates}
            read={choices.read}
            isSearchable
            emptyText={tEdit('agreement.none')}
            beside={(choose) => (
              <TemplatesButton selectedId={templateId ?? null} onChoose={choose} onClosed={choices.reloadTemplates} />
            )}
          />
        </FormCell>
      )}
    </>
  );
}
