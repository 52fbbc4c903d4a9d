import { Button, Flex, Space } from 'antd';
import { useEffect, useRef } from 'react';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';
import { inputTexts } from '@/locales/input';
import { type ControlProps, Field, type FieldProps } from './Field';
import { textRules } from './rules';
import type { TextFieldProps } from './TextField';
import { TextInput } from './TextInput';

type MaskedEditProps = Required<Pick<TextFieldProps, 'max' | 'clean' | 'form'>> & Pick<TextFieldProps, 'inputMode'>;

type MaskedInputProps = Omit<ControlProps<string>, 'onChange'> &
  Pick<MaskedEditProps, 'max' | 'clean' | 'inputMode'> & {
    /** undefined reverts to the unchanged value. */
    onChange?: (value: string | null | undefined) => void;
    masked: string | null;
    label: string;
  };

function MaskedInput({ masked, label, ...control }: MaskedInputProps) {
  const t = useText(formTexts);
  const { id, value, onChange } = control;
  const box = useRef<HTMLDivElement>(null);
  const isTyping = value !== undefined;
  const wasTyping = useRef(isTyping);
  useEffect(() => {
    if (isTyping && !wasTyping.current) box.current?.querySelector('input')?.focus();
    wasTyping.current = isTyping;
  }, [isTyping]);

  if (!isTyping) {
    return (
      <Space>
        <span>{masked ?? '—'}</span>
        <Button id={id} size="small" aria-label={t('masked.changeOf', { name: label })} onClick={() => onChange?.('')}>
          {t('masked.change')}
        </Button>
      </Space>
    );
  }
  return (
    <Flex ref={box} gap={8}>
      <TextInput {...control} placeholder={masked ? t('masked.empty') : undefined} autoComplete="off" />
      <Button aria-label={t('masked.keepOf', { name: label })} onClick={() => onChange?.(undefined)}>
        {t('masked.keep')}
      </Button>
    </Flex>
  );
}

type Props = Omit<FieldProps, 'isRequired'> &
  MaskedEditProps & {
    /** The masked value from the server. */
    masked: string | null;
  };

/**
 * Personal text known only as its mask. The value is undefined, or '' once the operator starts to enter a new one: both
 * mean unchanged (`getEnteredValue`). Text that was entered and cleared is null, and clears the stored value.
 */
export function MaskedField({ masked, max, clean, form, inputMode, ...field }: Props) {
  const t = useText(inputTexts);
  return (
    <Field {...field} validateTrigger={['onChange', 'onBlur']} rules={textRules(t, { max, clean, form })}>
      <MaskedInput {...{ masked, max, clean, inputMode }} label={field.label} />
    </Field>
  );
}

/** The value of a MaskedField as sent to the server: undefined keeps the stored value. */
export const getEnteredValue = (value: string | null | undefined) => (value === '' ? undefined : value);
