import { useRef } from 'react';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { Field, type FieldProps } from './Field';
import { InstantInput, instantText } from './InstantInput';
import { requiredRule, ruleOf } from './rules';
import { readableRule, type Typed } from './typed-text';

type Props = FieldProps & {
  /** What nothing stands for. */
  placeholder?: string;
  /** What is wrong with an instant, if anything is. */
  refusal?: (instant: string) => string | undefined;
};

const nothingWrong = () => undefined;

/** An instant by the clock of the business; its value is ISO 8601 with +08:00, or null for none. */
export function InstantField({ placeholder, refusal = nothingWrong, ...field }: Props) {
  const t = useText(inputTexts);
  const typed: Typed = useRef<string>(undefined);
  return (
    <Field
      {...field}
      validateTrigger={['onChange', 'onBlur']}
      rules={[
        readableRule(typed, instantText, t('form.instant')),
        ...(field.isRequired ? [requiredRule(t('required'))] : []),
        ruleOf<string>(refusal),
      ]}
    >
      <InstantInput label={field.label} typed={typed} placeholder={placeholder} />
    </Field>
  );
}
