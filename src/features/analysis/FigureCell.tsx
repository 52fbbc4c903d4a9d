import hidden from '@/components/display/hidden.module.css';
import { Hint } from '@/components/feedback/Hint';
import type { Figure } from '@/domain/analysis/figure';
import type { Unit } from '@/domain/analysis/metrics';
import type { MissingReason } from '@/domain/analysis/report';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { useFigureText } from './useFigureText';

type Props = { unit: Unit; figure: Figure; reason?: MissingReason };

/** Figure with its unit; an unknown one is a dash with the reason in its tooltip. */
export function FigureCell({ unit, figure, reason }: Props) {
  const t = useText(analysisTexts);
  const text = useFigureText();
  if (figure === null) {
    const why = t(`reason.${reason ?? 'notProvided'}`);
    return (
      <Hint title={why}>
        <span>
          {t('unknown')}
          <span className={hidden.hidden}>{why}</span>
        </span>
      </Hint>
    );
  }
  const short = text.short(unit, figure);
  const plain = text.plain(unit, figure);
  return short === plain ? (
    short
  ) : (
    <Hint title={plain}>
      <span>{short}</span>
    </Hint>
  );
}
