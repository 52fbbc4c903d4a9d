import { Select } from 'antd';
import { getTopOptions, type Top } from '@/domain/analysis/top';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';

type Props = {
  /** Name of the report, for the accessible name. */
  name: string;
  /** Total number of rows. */
  count: number;
  value: Top;
  onChange: (value: Top) => void;
};

/** Selects how many of the largest rows the chart shows; renders nothing if there are only a few. */
export function TopSelect({ name, count, value, onChange }: Props) {
  const t = useText(analysisTexts);
  const tops = getTopOptions(count);
  if (tops.length === 1) return null;
  return (
    <Select
      size="small"
      aria-label={`${t('top.label')}: ${name}`}
      value={tops.includes(value) ? value : 'all'}
      options={tops.map((top) => ({
        value: top,
        label: top === 'all' ? t('top.all', { count }) : t('top.first', { count: top }),
      }))}
      onChange={onChange}
      popupMatchSelectWidth={false}
    />
  );
}
