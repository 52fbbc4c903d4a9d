import { Form } from 'antd';
import { ServicePhoneField } from '@/components/inputs/contact-fields';
import { SelectField } from '@/components/inputs/SelectField';
import { hintActions } from '@/contract/limits/result-hint';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import { getCustomService } from '@/services/custom-service';
import { ProjectLinkField } from './ProjectLinkField';
import type { HintFormValues } from './values';

type Props = { button: 'primaryAction' | 'secondaryAction' };

/** Number that a button calls; when empty, the service number at the time of the call. */
function PhoneTargetField(field: { name: string; label: string }) {
  const t = useText(resultHintTexts);
  const { data } = useRead(['customService'], getCustomService);
  return <ServicePhoneField {...field} extra={t('form.servicePhone', { phone: data?.phone ?? '—' })} />;
}

/** Action of a button and the target of the action. */
export function ButtonFields({ button }: Props) {
  const t = useText(resultHintTexts);
  const form = Form.useFormInstance<HintFormValues>();
  const action = Form.useWatch(button, form);
  const target = `${button}Target` as const;
  const scope = Form.useWatch('projectId', form) ?? null;
  const selected = Form.useWatch(target, form) ?? null;
  const label = t(`field.${button}`);
  return (
    <>
      <SelectField
        name={button}
        label={label}
        options={hintActions.map((one) => ({ value: one, label: t(`action.${one}`) }))}
        isRequired
        onChoose={() => form.setFieldValue(target, null)}
      />
      {action === 'callService' && <PhoneTargetField name={target} label={t('form.phoneOf', { button: label })} />}
      {action === 'openLink' && (
        <ProjectLinkField name={target} label={t('form.linkOf', { button: label })} scope={scope} selected={selected} />
      )}
    </>
  );
}
