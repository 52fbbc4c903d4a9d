import { Select } from 'antd';
import { useState } from 'react';
import { useInputText } from '@/components/inputs/input-text';
import { NumberInput } from '@/components/inputs/NumberInput';
import { DAY, DatePicker, toWallDate } from '@/components/inputs/pickers';
import { usePickerClear } from '@/components/inputs/useClear';
import { useReadableNote } from '@/components/inputs/useReadableNote';
import { useText } from '@/hooks/useText';
import { quizLogicTexts } from '@/locales/quizLogic';
import styles from '../logic.module.css';

const kinds = ['day', 'today', 'before', 'after'] as const;
type Kind = (typeof kinds)[number];

/** Maximum offset from today; five digits fit `patterns.relativeDay`. */
const MAX_DAYS = 99_999;

const getOffset = (day: string) => Number(/^today([+-]\d+)d$/.exec(day)?.[1] ?? 0);

function getKind(day: string): Kind {
  if (!day.startsWith('today')) return 'day';
  const days = getOffset(day);
  if (days === 0) return 'today';
  return days < 0 ? 'before' : 'after';
}

type Props = {
  label: string;
  /** YYYY-MM-DD, today or today±Nd. */
  value: string | null;
  onChange: (day: string | null) => void;
};

/** Input for a date, or for a day relative to today. */
export function DayInput({ label, value, onChange }: Props) {
  const t = useText(quizLogicTexts);
  const [chosen, setChosen] = useState<Kind>('day');
  const kind = value ? getKind(value) : chosen;
  const sign = kind === 'before' ? '-' : '+';
  const isDay = kind === 'day' && value !== null;
  const { box, picker } = useInputText({ value: isDay ? value : null, onChange }, (day) => day.format(DAY));
  const clear = usePickerClear(label);
  const readable = useReadableNote();

  const choose = (next: Kind) => {
    setChosen(next);
    const days = value ? Math.abs(getOffset(value)) : 0;
    if (next === 'today') onChange('today');
    else if (next === 'day' || days === 0) onChange(null);
    else onChange(`today${next === 'before' ? '-' : '+'}${days}d`);
  };

  return (
    <span className={styles.day}>
      <Select<Kind>
        aria-label={t('day.kind', { label })}
        popupMatchSelectWidth={false}
        options={kinds.map((one) => ({ value: one, label: t(`day.${one}`) }))}
        value={kind}
        onChange={choose}
      />
      {kind === 'day' && (
        <span {...readable.box}>
          <span {...box}>
            <DatePicker
              {...clear}
              {...picker}
              status={readable.status}
              aria-label={label}
              value={isDay ? toWallDate(value) : null}
            />
          </span>
          {readable.note}
        </span>
      )}
      {(kind === 'before' || kind === 'after') && (
        <NumberInput
          aria-label={label}
          width={96}
          suffix={t('day.days')}
          value={value ? Math.abs(getOffset(value)) : null}
          onChange={(days) =>
            onChange(days && Number.isInteger(days) && days > 0 && days <= MAX_DAYS ? `today${sign}${days}d` : null)
          }
        />
      )}
    </span>
  );
}
