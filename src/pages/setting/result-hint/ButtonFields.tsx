import { Form } from 'antd';
import { ServicePhoneField } from '@/components/inputs/contact-fields';
import { SelectField } from '@/components/inputs/SelectField';
import { TextField } from '@/components/inputs/TextField';
import { hintActions, resultHint as limit } from '@/contract/limits/result-hint';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import type { HintForm } from './values';

type Props = { button: 'primaryAction' | 'secondaryAction' };

const isLinkId = (text: string) => /^[\w-]+$/.test(text);

/** What a button of a hint does, and where it leads. */
export function ButtonFields({ button }: Props) {
  const t = useText(resultHintTexts);
  const form = Form.useFormInstance<HintForm>();
  const action = Form.useWatch(button, form);
  const target = `${button}Target` as const;
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
      {action === 'callService' && (
        <ServicePhoneField name={target} label={t('form.phoneOf', { button: label })} isRequired />
      )}
      {action === 'openLink' && (
        <TextField
          name={target}
          label={t('form.linkOf', { button: label })}
          isRequired
          max={limit.actionTarget}
          form={{ holds: isLinkId, message: t('form.linkForm') }}
        />
      )}
    </>
  );
}
