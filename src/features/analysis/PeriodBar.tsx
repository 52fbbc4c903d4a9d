import { Radio, Select } from 'antd';
import type { ReactNode } from 'react';
import { comparisons } from '@/domain/period/comparison';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { type InvalidQuery, InvalidQueryAlert } from './InvalidQueryAlert';
import styles from './PeriodBar.module.css';
import { RangeField } from './RangeField';
import type { PeriodView } from './usePeriod';
import { usePeriodText } from './usePeriodText';

type Props = {
  /** From `usePeriod`. */
  view: PeriodView;
  /** Whether the screen can be compared with another period. */
  isComparable?: boolean;
  /** What else of the address could not be followed. */
  otherInvalid?: readonly InvalidQuery[];
  /** More controls of the screen, after its own. */
  children?: ReactNode;
};

/** Chooses the period of a screen, and what it is compared with. */
export function PeriodBar({ view, isComparable = true, otherInvalid = [], children }: Props) {
  const t = useText(analysisTexts);
  const words = usePeriodText();
  const { rules, period, choice, comparison, compared, problems, today } = view;
  const { granularity, presets } = rules;
  const shown = words.shown(granularity, period);
  const isBehind = view.behind !== undefined && 'last' in choice && choice.last === 1;

  return (
    <>
      <InvalidQueryAlert
        problems={[
          ...problems.map((problem) => ({
            problem,
            instead: problem === 'notAComparison' ? t('compare.none') : shown,
          })),
          ...otherInvalid,
        ]}
      />
      <div className={styles.bar}>
        <Radio.Group
          aria-label={t('period.label')}
          optionType="button"
          buttonStyle="solid"
          value={'last' in choice ? choice.last : null}
          options={presets.map((count) => ({ value: count, label: words.preset(granularity, count, view.behind) }))}
          onChange={({ target }) => view.setChoice({ last: target.value })}
        />
        <RangeField label={t('period.range')} rules={rules} period={period} today={today} onChange={view.setChoice} />
        {isComparable && (
          <div className={styles.field}>
            <span aria-hidden>{t('compare.label')}</span>
            <Select
              aria-label={t('compare.label')}
              style={{ minWidth: 140 }}
              value={comparison}
              options={comparisons.map((value) => ({ value, label: t(`compare.${value}`) }))}
              onChange={view.setComparison}
            />
          </div>
        )}
        {children}
        <div className={styles.shown} aria-live="polite">
          {shown}
          {isComparable && compared && ` · ${words.comparedWith(compared)}`}
          {isBehind && ` · ${t('period.isBehind')}`}
        </div>
      </div>
    </>
  );
}
