import { Select } from 'antd';
import type { Granularity } from '@/contract/analysis/period';
import { type Comparison, getComparisonOptions } from '@/domain/period/comparison';
import type { Period } from '@/domain/period/period';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import styles from './PeriodBar.module.css';
import { usePeriodText } from './usePeriodText';

type Props = {
  granularity: Granularity;
  period: Period;
  comparison: Comparison;
  setComparison: (comparison: Comparison) => void;
};

/** Selects what a period is compared with. */
export function ComparisonSelect({ granularity, period, comparison, setComparison }: Props) {
  const t = useText(analysisTexts);
  const words = usePeriodText();
  const offered = getComparisonOptions(granularity, period);
  return (
    <div className={styles.field}>
      <span aria-hidden>{t('compare.label')}</span>
      <Select
        aria-label={t('compare.label')}
        style={{ minWidth: 140 }}
        popupMatchSelectWidth={false}
        // For whole weeks `weekday` is not offered, because `previous` already has the same weekdays.
        value={offered.includes(comparison) ? comparison : 'previous'}
        options={offered.map((value) => ({ value, label: words.comparison(granularity, period, value) }))}
        onChange={setComparison}
      />
    </div>
  );
}
