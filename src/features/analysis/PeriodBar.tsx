import { Radio } from 'antd';
import { memo, type ReactNode } from 'react';
import hidden from '@/components/display/hidden.module.css';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { ComparisonSelect } from './ComparisonSelect';
import { InvalidPeriodAlert, type InvalidQuery } from './InvalidPeriodAlert';
import styles from './PeriodBar.module.css';
import { RangeField } from './RangeField';
import type { PeriodView } from './usePeriod';
import { usePeriodText } from './usePeriodText';

const noProblems: readonly InvalidQuery[] = [];

type Props = {
  /** From `usePeriod`. */
  view: PeriodView;
  /** Other invalid URL parameters of the screen. */
  otherInvalid?: readonly InvalidQuery[];
  /** Whether the comparison can be selected. */
  hasComparison?: boolean;
  /** Part of another block, which has its own background. */
  isPlain?: boolean;
  /** Additional controls. */
  children?: ReactNode;
};

/** Selects period and comparison of a screen. Memoized, because lists render it in their frame. */
export const PeriodBar = memo(function PeriodBar({
  view,
  otherInvalid = noProblems,
  hasComparison = true,
  isPlain = false,
  children,
}: Props) {
  const t = useText(analysisTexts);
  const words = usePeriodText();
  const { rules, period, choice, compared, problems, today } = view;
  const { granularity, presets } = rules;
  const shown = words.shown(granularity, period);
  const isBehind = view.behind !== undefined && 'last' in choice && choice.last === 1;
  // The fields show the days themselves; only the length of one's own range cannot be read from them.
  const notes = [
    !('last' in choice) && words.length(granularity, period),
    compared && words.comparedWith(granularity, period, compared),
    view.running !== undefined && t(`period.isRunning.${granularity}`),
    isBehind && t('period.isBehind'),
  ].filter(Boolean);

  return (
    <>
      <InvalidPeriodAlert
        problems={[
          ...problems.map((problem) => ({
            problem,
            instead: problem === 'notAComparison' ? t('compare.none') : shown,
            most: t(`period.most.${granularity}`, { max: rules.max }),
          })),
          ...otherInvalid,
        ]}
      />
      <div className={isPlain ? styles.line : `${styles.line} ${styles.bar}`}>
        <Radio.Group
          aria-label={t('period.label')}
          optionType="button"
          buttonStyle="solid"
          value={'last' in choice ? choice.last : null}
          options={presets.map((count) => ({ value: count, label: words.preset(rules, count, view.behind) }))}
          onChange={({ target }) => view.setChoice({ last: target.value })}
        />
        <RangeField label={t('period.range')} rules={rules} period={period} today={today} onChange={view.setChoice} />
        {hasComparison && <ComparisonSelect {...view} granularity={granularity} />}
        {children}
        <div className={styles.shown} aria-live="polite">
          <span className={hidden.hidden}>{shown}</span>
          {notes.join(' · ')}
        </div>
      </div>
    </>
  );
});
