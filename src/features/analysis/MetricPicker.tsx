import { Checkbox } from 'antd';
import { useId } from 'react';
import hidden from '@/components/display/hidden.module.css';
import { fitsChart, toggleMetric } from '@/domain/analysis/metric-selection';
import type { MetricName } from '@/domain/analysis/metrics';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import styles from './MetricPicker.module.css';

type Props = {
  offered: readonly MetricName[];
  picked: readonly MetricName[];
  onChange: (picked: readonly MetricName[]) => void;
};

/** Selects the metrics of a chart; disables those that would not fit, and the last selected one. */
export function MetricPicker({ offered, picked, onChange }: Props) {
  const t = useText(analysisTexts);
  const hint = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row with its legend
    <div
      role="group"
      className={styles.picker}
      aria-label={t('pick.label')}
      aria-describedby={hint}
      title={t('pick.hint')}
    >
      <span className={hidden.hidden} id={hint}>
        {t('pick.hint')}
      </span>
      {offered.map((name) => {
        const next = toggleMetric(offered, picked, name);
        return (
          <Checkbox
            key={name}
            checked={picked.includes(name)}
            disabled={!fitsChart(next)}
            onChange={() => onChange(next)}
          >
            {t(`metric.${name}`)}
          </Checkbox>
        );
      })}
    </div>
  );
}
