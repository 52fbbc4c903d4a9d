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
  /** Whether its whole day counts, as of follow-ups: late once the day is over. */
  isWholeDay?: boolean;
  /** How it was found, said with the exact time. */
  basis?: ReactNode;
};

/**
 * What is left until a deadline or how late it is, in words, renewed each minute; the exact time as a tooltip and on
 * paper.
 */
export function Deadline({ due, isWholeDay, basis }: Props) {
  const t = useText(deadlineTexts);
  // Drawn anew as each minute begins; on other occasions it is later than that.
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
        {/* In words, and not a date: in a narrow column it takes two lines. */}
        <time dateTime={due} data-exact={time} style={{ whiteSpace: 'normal' }}>
          <span>
            {deadline.state === 'today'
              ? t('today')
              : t(`${deadline.state}.${deadline.unit}`, { count: deadline.value })}
          </span>
        </time>
        <span className={hidden.hidden}>{exact}</span>
      </Typography.Text>
    </Hint>
  );
}
