import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import hidden from '@/components/display/hidden.module.css';
import { Hint } from '@/components/feedback/Hint';
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

/** The change in words, and its sign; 0 also if it is unknown. */
function useChange({ unit, shown, compared: { value, base } }: Props) {
  const t = useText(analysisTexts);
  const text = useFigureText();
  const changed = getDifference(unit, value, base);
  const figures = { value: text.short(unit, value), base: text.short(unit, base) };
  const isOther = figures.value !== text.short(unit, shown);
  const isUnknown = value === null || base === null;
  const change = changed === null ? t('card.fromZero') : text.change(unit, changed);
  const rounded = changed === null ? 0 : roundFigure(changed, digits.percent);
  return {
    sentence: isUnknown
      ? t('card.notCompared', { reason: t('reason.noFigure') })
      : t(isOther ? 'card.changeOf' : 'card.change', { ...figures, change }),
    /** Without direction, which the arrow shows; a dash if it is unknown. */
    size: isUnknown || changed === null ? t('unknown') : text.size(unit, Math.abs(rounded)),
    direction: isUnknown ? 0 : Math.sign(rounded),
  };
}

const Arrow = ({ direction }: { direction: number }) => (
  <>
    {direction > 0 && <ArrowUpOutlined aria-hidden />}
    {direction < 0 && <ArrowDownOutlined aria-hidden />}
  </>
);

/** Change of a figure against the compared period, as an arrow and text, not by color alone. */
export function ChangeText(props: Props) {
  const { sentence, direction } = useChange(props);
  const { note } = props.compared;
  return (
    <>
      <Arrow direction={direction} /> {sentence}
      {note !== undefined && <div>{note}</div>}
    </>
  );
}

/** The same in a few characters: arrow and size. The sentence is the tooltip and the accessible text. */
export function ChangeMark(props: Props) {
  const { sentence, size, direction } = useChange(props);
  const whole = [sentence, props.compared.note].filter(Boolean).join(' · ');
  return (
    <Hint title={whole}>
      <small>
        <Arrow direction={direction} /> <span aria-hidden>{size}</span>
        <span className={hidden.hidden}>{whole}</span>
      </small>
    </Hint>
  );
}
