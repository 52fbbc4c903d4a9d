import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { change, type Figure, points, rounded } from '@/domain/analysis/figure';
import { digits, type Unit } from '@/domain/analysis/metrics';
import { useText } from '@/hooks/useText';
import { useFigureText } from './useFigureText';

type Props = {
  unit: Unit;
  value: Figure;
  /** The figure of the compared period. */
  base: Figure;
  /** Whether one of the two leaves out periods that have no figure. */
  isIncomplete: boolean;
};

/**
 * How a figure has changed against the compared period: an arrow and words, never colour alone. A share
 * changes by percentage points: from 20% to 22% is not "up 10%".
 */
export function ChangeText({ unit, value, base, isIncomplete }: Props) {
  const t = useText('analysis');
  const text = useFigureText();
  const isShare = unit === 'percent';
  const percent = isIncomplete ? null : (isShare ? points : change)(value, base);
  const say = (words: string) => t('card.change', { base: text.short(unit, base), change: words });
  if (percent === null) {
    const why = isIncomplete ? 'incomplete' : base === 0 && value !== null ? 'noBase' : 'noFigure';
    return <span>{say(`${t('unknown')} (${t(`reason.${why}`)})`)}</span>;
  }
  const shown = rounded(percent, digits.percent);
  if (shown === 0) return <span>{say(t('card.same'))}</span>;
  const size = isShare ? text.points(Math.abs(shown)) : text.plain('percent', Math.abs(shown));
  return (
    <span>
      {shown > 0 ? <ArrowUpOutlined aria-hidden /> : <ArrowDownOutlined aria-hidden />}{' '}
      {say(t(shown > 0 ? 'card.up' : 'card.down', { percent: size }))}
    </span>
  );
}
