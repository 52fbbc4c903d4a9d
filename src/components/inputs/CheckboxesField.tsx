import { Checkbox } from 'antd';
import { type Ref, useRef } from 'react';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import type { Choice } from './choice';
import { type ControlProps, Field, type FieldProps } from './Field';
import styles from './Field.module.css';
import { type Focusable, useFocusInside } from './focus-inside';
import { requiredRule } from './rules';

type OptionsProps<Value extends string | number> = {
  options: readonly Choice<Value>[];
  /** Layout of the checkboxes; a row by default. */
  className?: string;
};

type InputProps<Value extends string | number> = ControlProps<Value[]> &
  OptionsProps<Value> & { label: string; ref?: Ref<Focusable> };

// ARIA has no required or invalid state for a group: a hidden text says "required", the checkboxes are marked invalid.
function CheckboxesInput<Value extends string | number>({
  label,
  options,
  className,
  value,
  onChange,
  ref,
  'aria-describedby': description,
  'aria-invalid': isInvalid,
  'aria-required': isRequired,
  ...rest
}: InputProps<Value>) {
  const t = useText(inputTexts);
  const box = useRef<HTMLDivElement>(null);
  useFocusInside(ref, box);
  // Unknown values (newer server) have no checkbox and are kept.
  const others = (value ?? []).filter((chosen) => !options.some((one) => one.value === chosen));
  const requiredId = isRequired && `${rest.id}_required`;
  return (
    <Checkbox.Group
      {...rest}
      ref={box}
      className={className ?? styles.choices}
      aria-label={label}
      aria-describedby={[requiredId, description].filter(Boolean).join(' ') || undefined}
      value={value ?? []}
      onChange={(chosen) =>
        onChange?.([...options.map((one) => one.value).filter((one) => chosen.includes(one)), ...others])
      }
    >
      {options.map((one) => (
        <Checkbox
          key={one.value}
          value={one.value}
          disabled={one.disabled}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid && description}
        >
          {one.label}
        </Checkbox>
      ))}
      {requiredId && (
        <span id={requiredId} hidden>
          {t('requiredGroup')}
        </span>
      )}
    </Checkbox.Group>
  );
}

/** Checkboxes for a few options; the value is in the order of the options. */
export function CheckboxesField<Value extends string | number>({
  options,
  className,
  requiredText,
  rules,
  ...field
}: Omit<FieldProps, 'isDisabled'> &
  OptionsProps<Value> &
  Pick<Parameters<typeof Field>[0], 'rules'> & { requiredText?: string }) {
  const t = useText(inputTexts);
  const required = field.isRequired
    ? [{ ...requiredRule(requiredText ?? t('requiredChoices', { label: field.label })), type: 'array' as const }]
    : [];
  return (
    <Field {...field} rules={rules ?? required}>
      <CheckboxesInput {...{ options, className }} label={field.label} />
    </Field>
  );
}
