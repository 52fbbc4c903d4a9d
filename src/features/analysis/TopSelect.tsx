import { Select } from 'antd';
import { getTopOptions, type Top } from '@/domain/analysis/top';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';

type Props = {
  /** What is cut, for screen readers. */
  name: string;
  /** How many there are. */
  count: number;
  value: Top;
  onChange: (value: Top) => void;
};

/** Chooses how many of the largest are drawn; nothing where there are no more than a few. */
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
