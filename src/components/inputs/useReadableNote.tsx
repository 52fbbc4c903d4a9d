import { Typography } from 'antd';
import { type FocusEvent, useRef, useState } from 'react';
import { parseDay, parseMinute, parseMonth } from '@/domain/parse-date';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { isFocusLeaving } from './pickers';

const getFirstDay = (month: string | undefined) => month && `${month}-01`;

/** Parser and error message by kind of picker. */
const kinds = {
  day: { read: parseDay, message: 'form.day' },
  month: { read: (text: string) => getFirstDay(parseMonth(text)), message: 'form.month' },
  minute: { read: parseMinute, message: 'form.instant' },
} as const;

type Options = {
  kind?: keyof typeof kinds;
  /** Whether an empty input is valid. */
  allowsEmpty?: boolean;
  /** Called on blur with the parsed days (of a month its first day); returns an error message, if any. */
  onLeave?: (days: string[]) => string | undefined;
};

/**
 * For a picker outside of a form: shows below it, on blur, what is wrong with the entered text.
 *
 * @returns props of the box around the picker, its status, and the note to render below it
 */
export function useReadableNote({ kind = 'day', allowsEmpty = true, onLeave }: Options = {}) {
  const t = useText(inputTexts);
  const [problem, setProblem] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const read = () => {
    const texts = [...(box.current?.querySelectorAll('input') ?? [])].map(({ value }) => value);
    const days = texts.map(kinds[kind].read);
    const isReadable = texts.every((text, index) => days[index] !== undefined || (allowsEmpty && text === ''));
    return { days: days.filter((day) => day !== undefined), isReadable };
  };
  return {
    box: {
      ref: box,
      onInput: () => setProblem(undefined),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!isFocusLeaving(event)) return;
        const { days, isReadable } = read();
        setProblem(isReadable ? onLeave?.(days) : t(kinds[kind].message));
      },
    },
    /** Whether each text is readable now; antd's onChange can report a day that only the beginning of a text names. */
    isReadable: () => read().isReadable,
    status: problem === undefined ? undefined : ('error' as const),
    note: problem !== undefined && (
      <Typography.Text type="danger" role="alert" style={{ display: 'block' }}>
        {problem}
      </Typography.Text>
    ),
  };
}
