import { Flex, Form, Typography } from 'antd';
import { useDeferredValue } from 'react';
import { EditDrawer } from '@/components/form/EditDrawer';
import { EntityDrawer } from '@/components/form/EntityDrawer';
import { FormColumns } from '@/components/form/FormColumns';
import { useCompareFields } from '@/components/form/useCompareFields';
import type { EditSpec } from '@/components/form/useEditForm';
import { RichText } from '@/components/inputs/rich-text/RichText';
import type { AgreementTemplate } from '@/contract/agreement-template';
import { isActionAllowed } from '@/domain/agreement-template/template-status';
import { useText } from '@/hooks/useText';
import { agreementTemplateTexts } from '@/locales/agreementTemplate';
import { createAgreementTemplate, getAgreementTemplate, updateAgreementTemplate } from '@/services/agreement-template';
import { ConsentItemList } from './ConsentItemList';
import type { OverlayProps } from './overlay-props';
import { TemplateFields } from './TemplateFields';
import { TemplatePreview } from './TemplatePreview';
import { TemplateView } from './TemplateView';
import { useTemplateName } from './useTemplateName';
import { type ConsentItemForm, type TemplateValues, templateFields, toInput, toValues } from './values';

const SIZE = 1080;

/** Preview of the form values. Deferred, so that it does not slow down typing. */
function LivePreview({ base }: { base: AgreementTemplate | undefined }) {
  const form = Form.useFormInstance<TemplateValues>();
  const formValues = Form.useWatch((values: TemplateValues) => values, { form, preserve: true }) as
    | TemplateValues
    | undefined;
  const deferredValues = useDeferredValue(formValues);
  return <TemplatePreview template={toInput({ ...toValues(base), ...deferredValues })} />;
}

type FormProps = Pick<OverlayProps, 'all' | 'reload' | 'onClose'> & { template: AgreementTemplate | undefined };

/** Form of a draft or a new template, with a live preview. */
export function TemplateForm({ template, all, reload, onClose }: FormProps) {
  const t = useText(agreementTemplateTexts);
  const formatName = useTemplateName();
  const compare = useCompareFields<TemplateValues, AgreementTemplate>(agreementTemplateTexts, templateFields, {
    content: { format: (html) => <RichText html={String(html ?? '')} /> },
    consentItems: { format: (items) => <ConsentItemList items={items as ConsentItemForm[]} /> },
  });
  const spec: EditSpec<TemplateValues, AgreementTemplate> = {
    name: `agreementTemplate:${template?.id ?? 'new'}`,
    entity: template,
    toValues,
    save: (values, base) =>
      base ? updateAgreementTemplate(base.id, toInput(values), base.version) : createAgreementTemplate(toInput(values)),
    onSaved: reload,
  };
  return (
    <EditDrawer
      title={template ? t('edit.title', { name: formatName(template) }) : t('new.title')}
      size={SIZE}
      spec={spec}
      compare={compare}
      asksBeforeClosing
      onClose={onClose}
    >
      <FormColumns
        asideLabel={t('preview.live')}
        aside={
          <Flex vertical gap={12}>
            <Typography.Title level={5} style={{ margin: 0 }}>
              {t('preview.live')}
            </Typography.Title>
            <LivePreview base={template} />
          </Flex>
        }
      >
        <TemplateFields base={template} all={all} />
      </FormColumns>
    </EditDrawer>
  );
}

/** A version from the list: a form while it is a draft, read-only afterwards. */
export function TemplateDrawer(props: OverlayProps) {
  const t = useText(agreementTemplateTexts);
  const { id } = props.template;
  return (
    <EntityDrawer
      readKey={['agreementTemplate', 'form', id]}
      read={() => getAgreementTemplate(id)}
      title={t('edit.loading')}
      size={SIZE}
      notFound={t('notFound')}
      onMissing={props.reload}
      onClose={props.onClose}
      edit={(template) =>
        isActionAllowed(template.status, 'update') ? (
          <TemplateForm {...props} template={template} />
        ) : (
          <TemplateView {...props} template={template} />
        )
      }
    />
  );
}
