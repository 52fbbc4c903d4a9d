import { type ComponentProps, useRef } from 'react';
import { parseMinute } from '@/domain/parse-date';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { serverNow } from '@/utils/clock';
import { Field, type FieldProps } from './Field';
import { InstantInput, instantText } from './InstantInput';
import { type InvalidInput, readableRule } from './input-text';
import { requiredRule, toAntdRule } from './rules';

type Props = FieldProps &
  Pick<ComponentProps<typeof Field>, 'dependencies' | 'rules'> & {
    /** What an empty value means. */
    placeholder?: string;
    /** The instant must be in the future. */
    isFuture?: boolean;
    /** The saved value, which stays valid when it has passed. */
    kept?: string | null;
    /** A day without a time is due at its end. */
    isDue?: boolean;
  };

/** An instant in business time (Shanghai); the value is ISO 8601 with +08:00, or null for none. */
export function InstantField({ placeholder, isFuture = false, kept, isDue = false, rules = [], ...field }: Props) {
  const t = useText(inputTexts);
  const typed: InvalidInput = useRef<string>(undefined);
  return (
    <Field
      {...field}
      validateTrigger={['onChange', 'onBlur']}
      rules={[
        readableRule(typed, instantText, t('form.instant'), parseMinute),
        ...(field.isRequired ? [requiredRule(t('required'))] : []),
        toAntdRule<string>((at) =>
          isFuture && at !== kept && Date.parse(at) <= serverNow() ? t('form.notInFuture') : undefined,
        ),
        ...rules,
      ]}
    >
      <InstantInput
        label={field.label}
        typed={typed}
        placeholder={placeholder ?? (isDue ? t('instant.due') : undefined)}
        isFuture={isFuture}
        isDue={isDue}
      />
    </Field>
  );
}
