import { InputNumber } from 'antd';
import { useState } from 'react';
import type { ControlProps } from './Field';

/** `text` as a number, in wide digits too; '' for nothing, NaN for anything else. */
function parseNumber(text = '') {
  const narrow = text.normalize('NFKC').replace('。', '.').trim();
  return narrow === '' || /^-?(\d+\.?\d*|\.\d+)$/.test(narrow) ? narrow : Number.NaN;
}

type Props = ControlProps<number> & { isDisabled?: boolean; inputMode?: 'numeric' | 'decimal' };

/**
 * A number as it is typed. What is none stays in view and is NaN to the form: the rules of its field refuse that,
 * so that none is sent.
 */
export function NumberInput({ value, onChange, isDisabled, inputMode = 'numeric', ...rest }: Props) {
  const [typed, setTyped] = useState('');
  const isUnreadable = Number.isNaN(value);
  return (
    <InputNumber<number>
      {...rest}
      style={{ width: '100%' }}
      // The arrow keys do the same, and the buttons have English names.
      controls={false}
      disabled={isDisabled}
      inputMode={inputMode}
      // antd's type has no text here, which it takes and hands on as it is.
      parser={parseNumber as (text: string | undefined) => number}
      formatter={(number, { userTyping, input }) => (userTyping ? input : isUnreadable ? typed : String(number ?? ''))}
      value={isUnreadable ? null : value}
      onInput={(text) => {
        setTyped(text);
        if (Number.isNaN(parseNumber(text))) onChange?.(Number.NaN);
      }}
      onChange={(number) => onChange?.(number)}
    />
  );
}
