import { Typography } from 'antd';
import type { ReactNode } from 'react';
import { Hint } from '@/components/feedback/Hint';
import { getDeadline } from '@/domain/deadline';
import { useMinute } from '@/hooks/useMinute';
import { useText } from '@/hooks/useText';
import { deadlineTexts } from '@/locales/deadline';
import { serverNow } from '@/utils/clock';
import { formatMinute } from '@/utils/date';
import hidden from './hidden.module.css';

type Props = {
  /** ISO 8601. */
  due: string;
  /** Whether the deadline is the end of its day, as for follow-ups: overdue once the day is over. */
  isWholeDay?: boolean;
  /** How the deadline was calculated; shown with the exact time. */
  basis?: ReactNode;
};

/**
 * Time left until a deadline, or how late it is, updated each minute; the exact time is in the tooltip and in print.
 */
export function Deadline({ due, isWholeDay, basis }: Props) {
  const t = useText(deadlineTexts);
  // `useMinute` renders at the start of each minute; other renders are later than that.
  const deadline = getDeadline(Date.parse(due), Math.max(useMinute(), serverNow()), isWholeDay);
  const time = formatMinute(due) ?? '—';
  const exact = t('exact', { time });
  return (
    <Hint
      title={
        <>
          {exact}
          {basis && <div>{basis}</div>}
        </>
      }
    >
      <Typography.Text type={deadline.state === 'overdue' ? 'danger' : undefined}>
        {/* Unlike dates, this text may wrap, except in a list of one line per row. */}
        <time dateTime={due} data-exact={time} style={{ whiteSpace: 'inherit' }}>
          <span>
            {'unit' in deadline
              ? t(`${deadline.state}.${deadline.unit}`, { count: deadline.value })
              : t(deadline.state)}
          </span>
        </time>
        <span className={hidden.hidden}>{exact}</span>
      </Typography.Text>
    </Hint>
  );
}
