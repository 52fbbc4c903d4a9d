import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { getDifference } from '@/domain/analysis/difference';
import { type Figure, roundFigure } from '@/domain/analysis/figure';
import { digits, type Unit } from '@/domain/analysis/metrics';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { useFigureText } from './useFigureText';

export type ComparedFigure = {
  /** The figure itself, or that of the days that both periods have. */
  value: Figure;
  /** Figure of the compared period. */
  base: Figure;
  /** Which days were compared, if not all. */
  note?: string;
};

type Props = {
  unit: Unit;
  /** Figure of the whole period, shown above. */
  shown: Figure;
  compared: ComparedFigure;
};

/** Change of a figure against the compared period, as an arrow and text, not by color alone. */
export function ChangeText({ unit, shown, compared: { value, base, note } }: Props) {
  const t = useText(analysisTexts);
  const text = useFigureText();
  const changed = getDifference(unit, value, base);
  const figures = { value: text.short(unit, value), base: text.short(unit, base) };
  const isOther = figures.value !== text.short(unit, shown);
  if (value === null || base === null) return t('card.notCompared', { reason: t('reason.noFigure') });
  const words = changed === null ? t('reason.noBase') : text.change(unit, changed);
  const direction = changed === null ? 0 : Math.sign(roundFigure(changed, digits.percent));
  return (
    <>
      {direction > 0 && <ArrowUpOutlined aria-hidden />}
      {direction < 0 && <ArrowDownOutlined aria-hidden />}{' '}
      {t(isOther ? 'card.changeOf' : 'card.change', { ...figures, change: words })}
      {note !== undefined && <div>{note}</div>}
    </>
  );
}
