import { Typography } from 'antd';
import { type FocusEvent, useState } from 'react';
import { parseDay, parseMinute, parseMonth } from '@/domain/parse-date';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { isFocusLeaving } from './pickers';

const getFirstDay = (month: string | undefined) => month && `${month}-01`;

/** What is picked: how its text is read, and what is said of one that cannot be. */
const kinds = {
  day: { read: parseDay, message: 'form.day' },
  month: { read: (text: string) => getFirstDay(parseMonth(text)), message: 'form.month' },
  minute: { read: parseMinute, message: 'form.instant' },
} as const;

type Options = {
  kind?: keyof typeof kinds;
  /** Whether nothing is an answer. */
  allowsEmpty?: boolean;
  /** Called with what was read, of a month its first day, when it is left; returns what is wrong with that, if anything. */
  onLeave?: (days: string[]) => string | undefined;
};

/**
 * For a picker outside of a form: says below it, once it is left, what is wrong with what was typed.
 *
 * @returns the props of the box around the picker, its status, and the note to render below it
 */
export function useReadableNote({ kind = 'day', allowsEmpty = true, onLeave }: Options = {}) {
  const t = useText(inputTexts);
  const [problem, setProblem] = useState<string>();
  return {
    box: {
      onInput: () => setProblem(undefined),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!isFocusLeaving(event)) return;
        const texts = [...event.currentTarget.querySelectorAll('input')].map(({ value }) => value);
        const days = texts.map(kinds[kind].read);
        const isUnread = texts.some((text, index) => days[index] === undefined && !(allowsEmpty && text === ''));
        setProblem(isUnread ? t(kinds[kind].message) : onLeave?.(days.filter((day) => day !== undefined)));
      },
    },
    status: problem === undefined ? undefined : ('error' as const),
    note: problem !== undefined && (
      <Typography.Text type="danger" role="alert" style={{ display: 'block' }}>
        {problem}
      </Typography.Text>
    ),
  };
}
