import { useMemoizedFn } from 'ahooks';
import { InputNumber, type InputNumberProps } from 'antd';
import { useState } from 'react';
import type { ControlProps } from './Field';

/**
 * Parses a number, also in full-width digits: '' for empty text, NaN for anything else and for numbers beyond exact
 * integers.
 */
function parseNumber(text = '') {
  const narrow = text.normalize('NFKC').replace('。', '.').trim();
  const isNumber = /^-?(\d+\.?\d*|\.\d+)$/.test(narrow) && Math.abs(Number(narrow)) <= Number.MAX_SAFE_INTEGER;
  return narrow === '' || isNumber ? narrow : Number.NaN;
}

type Props = ControlProps<number> & {
  isDisabled?: boolean;
  inputMode?: 'numeric' | 'decimal';
  /** Shown after the number. */
  suffix?: string;
  placeholder?: string;
  /** Width in pixels; full width by default. */
  width?: number;
};

/**
 * Number input that keeps what is entered. Text that is not a number stays visible and is NaN in the form: the field's
 * rules reject it, so it is never sent.
 */
export function NumberInput({ value, onChange, isDisabled, inputMode = 'numeric', width, ...rest }: Props) {
  const [typed, setTyped] = useState('');
  const isUnreadable = Number.isNaN(value);
  // A stable function: for a new one antd formats the number again, and '22.' would become '22' before the next digit.
  const textOf = useMemoizedFn<NonNullable<InputNumberProps<number>['formatter']>>((number, { userTyping, input }) => {
    if (userTyping) return input;
    return isUnreadable ? typed : String(number ?? '');
  });
  return (
    <InputNumber<number>
      {...rest}
      style={{ width: width ?? '100%' }}
      // The arrow keys do the same, and the buttons have English names.
      controls={false}
      disabled={isDisabled}
      inputMode={inputMode}
      // antd's type does not allow text, but antd passes it on unchanged.
      parser={parseNumber as (text: string | undefined) => number}
      formatter={textOf}
      value={isUnreadable ? null : value}
      onInput={(text) => {
        setTyped(text);
        if (Number.isNaN(parseNumber(text))) onChange?.(Number.NaN);
      }}
      onChange={(number) => onChange?.(number)}
    />
  );
}
