import { Flex } from 'antd';
import type { FocusEvent } from 'react';
import { isColor } from '@/domain/validation/color';
import { cleanLine } from '@/domain/validation/text';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import styles from './ColorField.module.css';
import { type ControlProps, Field, type FieldProps } from './Field';
import { textRules } from './rules';
import { TextInput } from './TextInput';

const FORMAT = '#RRGGBB';
const LENGTH = FORMAT.length;

type InputProps = ControlProps<string> & { label: string; isDisabled?: boolean; onBlur?: (event: FocusEvent) => void };

// The native color picker: antd's cannot be opened by keyboard, and weighs 20 KB.
function ColorInput({ label, isDisabled, ...control }: InputProps) {
  const t = useText(inputTexts);
  const { value, onChange } = control;
  const color = value && isColor(value) ? value : undefined;
  return (
    <Flex gap={8}>
      <input
        type="color"
        className={styles.swatch}
        aria-label={t('color.choose', { label })}
        data-empty={color === undefined}
        disabled={isDisabled}
        value={color?.toLowerCase() ?? '#ffffff'}
        onChange={({ target }) => onChange?.(target.value.toUpperCase())}
      />
      <TextInput {...control} max={LENGTH} clean={cleanLine} isDisabled={isDisabled} placeholder={FORMAT} />
    </Flex>
  );
}

/** A color, entered as #RRGGBB or picked. */
export function ColorField(field: FieldProps) {
  const t = useText(inputTexts);
  return (
    <Field
      {...field}
      validateTrigger={['onChange', 'onBlur']}
      rules={textRules(t, {
        isRequired: field.isRequired,
        max: LENGTH,
        clean: cleanLine,
        form: { holds: isColor, message: t('color.form') },
      })}
    >
      <ColorInput label={field.label} isDisabled={field.isDisabled} />
    </Field>
  );
}
