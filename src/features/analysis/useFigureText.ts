import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { type Figure, roundFigure } from '@/domain/analysis/figure';
import { digits, type Unit } from '@/domain/analysis/metrics';
import { useDuration } from '@/hooks/useDuration';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';

const MINUTE = 60;
const SECOND_MS = 1000;

/** Formats figures with units in the current language; unknown ones as `—`. */
export function useFigureText() {
  const intl = useIntl();
  const t = useText(analysisTexts);
  const duration = useDuration();
  return useMemo(() => {
    const number = (unit: Unit, figure: number) =>
      intl.formatNumber(roundFigure(figure, digits[unit]), {
        minimumFractionDigits: digits[unit],
        maximumFractionDigits: digits[unit],
      });
    const plain = (unit: Unit, figure: Figure) => {
      if (figure === null) return t('unknown');
      const value = number(unit, figure);
      return roundFigure(figure, digits[unit]) === 1 ? t(`one.${unit}`, { value }) : t(`value.${unit}`, { value });
    };
    const points = (figure: number) => t('points', { value: number('percent', figure) });
    /** Size of a change, in few characters: percentage points for shares, percent for all other figures. */
    const size = (unit: Unit, change: number) =>
      unit === 'percent' ? t('points.short', { value: number('percent', change) }) : plain('percent', change);
    return {
      /** In the unit of the platform: seconds stay seconds. */
      plain,
      /** For reading: from one minute on, seconds become minutes and seconds. */
      short(unit: Unit, figure: Figure) {
        const seconds = figure === null ? 0 : roundFigure(figure, 0);
        if (unit !== 'seconds' || seconds < MINUTE) return plain(unit, figure);
        return duration(seconds * SECOND_MS);
      },
      /**
       * Change: up, down or unchanged, and by how much.
       *
       * @param difference percentage points for shares, percent for all other figures
       */
      change(unit: Unit, difference: number) {
        const shown = roundFigure(difference, digits.percent);
        if (shown === 0) return t('card.same');
        return t(shown > 0 ? 'card.up' : 'card.down', {
          percent: unit === 'percent' ? points(Math.abs(shown)) : plain('percent', Math.abs(shown)),
        });
      },
      size,
      /** Axis label. */
      axisLabel: (figure: number) => intl.formatNumber(figure),
      unit: (unit: Unit | 'points') => t(`unit.${unit}`),
    };
  }, [intl, t, duration]);
}

export type FigureText = ReturnType<typeof useFigureText>;
