import type { InputHTMLAttributes, Ref } from 'react';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';

type Props = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement>; 'date-range'?: 'start' | 'end' };

function RangeInput({ 'aria-label': label, 'date-range': end, ...rest }: Props) {
  const t = useText(formTexts);
  return <input {...rest} aria-label={t(end === 'end' ? 'rangeEnd' : 'rangeStart', { label: label ?? '' })} />;
}

/** For the `components` of antd's range picker, whose two inputs would have one name. */
export const namedInputs = { input: RangeInput };
