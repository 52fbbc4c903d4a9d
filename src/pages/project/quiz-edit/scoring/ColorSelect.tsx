import { Select } from 'antd';
import type { ResultLevel } from '@/contract/quiz';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';
import { getLevelColor, levelColors } from './level-colors';
import styles from './scoring.module.css';

type Props = { level: ResultLevel; label: string; isDisabled: boolean; onChange: (color: string | null) => void };

const AUTO = 'auto';
const names = Object.keys(levelColors) as (keyof typeof levelColors)[];

/** Selects one of a few colors with enough contrast. Another color, such as from an import, stays selectable. */
export function ColorSelect({ level, label, isDisabled, onChange }: Props) {
  const t = useText(quizScoringTexts);
  const { color } = level;
  const current = color?.toUpperCase();
  const isOther = current !== undefined && !names.some((name) => levelColors[name] === current);
  const swatch = (value: string, name: string) => ({
    value,
    label: (
      <>
        <span
          aria-hidden
          className={styles.swatch}
          style={{ background: value === AUTO ? getLevelColor({ ...level, color: null }) : value }}
        />
        {name}
      </>
    ),
  });
  return (
    <Select
      aria-label={label}
      className={styles.color}
      popupMatchSelectWidth={false}
      disabled={isDisabled}
      value={current ?? AUTO}
      options={[
        swatch(AUTO, t('color.auto')),
        ...names.map((name) => swatch(levelColors[name], t(`color.${name}`))),
        ...(isOther ? [swatch(current, current)] : []),
      ]}
      onChange={(next) => onChange(next === AUTO ? null : next)}
    />
  );
}
