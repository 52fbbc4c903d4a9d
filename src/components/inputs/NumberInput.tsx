import { useMemoizedFn } from 'ahooks';
import { InputNumber, type InputNumberProps } from 'antd';
import { useState } from 'react';
import type { ControlProps } from './Field';

/** `text` as a number, in wide digits too; '' for nothing, NaN for anything else and for more digits than are exact. */
function parseNumber(text = '') {
  const narrow = text.normalize('NFKC').replace('。', '.').trim();
  const isNumber = /^-?(\d+\.?\d*|\.\d+)$/.test(narrow) && Math.abs(Number(narrow)) <= Number.MAX_SAFE_INTEGER;
  return narrow === '' || isNumber ? narrow : Number.NaN;
}

type Props = ControlProps<number> & {
  isDisabled?: boolean;
  inputMode?: 'numeric' | 'decimal';
  /** Stands behind the number. */
  suffix?: string;
  placeholder?: string;
  /** Of the field, in pixels; by default as wide as there is room. */
  width?: number;
};

/**
 * A number as it is typed. What is none stays in view and is NaN to the form: the rules of its field refuse that,
 * so that none is sent.
 */
export function NumberInput({ value, onChange, isDisabled, inputMode = 'numeric', width, ...rest }: Props) {
  const [typed, setTyped] = useState('');
  const isUnreadable = Number.isNaN(value);
  // One and the same function: for another one antd writes the number anew, and '22.' would be '22' before its '5' comes.
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
      // antd's type has no text here, which it takes and hands on as it is.
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
