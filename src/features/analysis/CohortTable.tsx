import hidden from '@/components/display/hidden.module.css';
import type { Granularity } from '@/contract/analysis/period';
import type { CohortCell, CohortRow } from '@/domain/analysis/cohort';
import { getDifference } from '@/domain/analysis/difference';
import { formatUnit, getStartOfRefDate } from '@/domain/period/period';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import styles from './CohortTable.module.css';
import { FigureCell } from './FigureCell';
import { getHeatColor } from './palette';
import { Reasons } from './Reasons';
import { useFigureText } from './useFigureText';

type Props = {
  granularity: Granularity;
  rows: readonly CohortRow[];
  /** Rows of the compared period at the index of their counterparts; left out without comparison. */
  compared?: readonly CohortRow[];
  /** Number of units later, one for each cell of a row. */
  keys: readonly number[];
  /** Whether cells show people or rates; the color always depends on the rate. */
  show: 'value' | 'rate';
};

/** Returns the color of a cell; the highest rate on the screen gets the strongest one. */
const createHeatScale = (rows: readonly CohortRow[]) => {
  const highest = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(({ rate }) => rate ?? 0)));
  return ({ rate }: CohortCell) => (rate === null || highest === 0 ? undefined : getHeatColor((rate / highest) * 100));
};

const getMissingReason = (cell: CohortCell, show: 'value' | 'rate') =>
  cell.reason ?? (cell[show] === null ? 'noBase' : undefined);

/**
 * Heat map of cohorts with a figure in each cell: the higher the rate, the darker the cell. The title of a cell
 * compares it with its counterpart.
 */
export function CohortTable({ granularity, rows, compared, keys, show }: Props) {
  const t = useText(analysisTexts);
  const text = useFigureText();
  const getColor = createHeatScale(rows);
  const formatLabel = (refDate: string) => formatUnit(granularity, getStartOfRefDate(granularity, refDate));
  const getChangeText = ({ rate }: CohortCell, other: CohortRow | undefined, at: number) => {
    if (!other || rate === null) return undefined;
    const base = other.cells[at]?.rate ?? null;
    const figures = { period: formatLabel(other.refDate), base: text.plain('percent', base) };
    const changed = getDifference('percent', rate, base);
    return changed === null
      ? t('cohort.against', figures)
      : t('cohort.change', { ...figures, change: text.change('percent', changed) });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes the scroll container scrollable by keyboard */}
      <section className={styles.scroll} aria-label={t('cohort.caption')} tabIndex={0}>
        <table className={styles.table}>
          <caption className={hidden.hidden}>{t('cohort.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t(`dimension.${granularity}`)}</th>
              <th scope="col">{t('cohort.base')}</th>
              {keys.map((key) => (
                <th key={key} scope="col">
                  {t(`cohort.${granularity}`, { key })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row.refDate}>
                <th scope="row">{formatLabel(row.refDate)}</th>
                <td>
                  <FigureCell unit="people" figure={row.base} reason={row.reason} />
                </td>
                {row.cells.map((cell, at) => (
                  <td
                    key={cell.key}
                    style={{ background: getColor(cell) }}
                    title={getChangeText(cell, compared?.[index], at)}
                  >
                    <FigureCell
                      unit={show === 'rate' ? 'percent' : 'people'}
                      figure={cell[show]}
                      reason={getMissingReason(cell, show)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {compared && <p className={styles.hint}>{t('cohort.hint')}</p>}
      <Reasons reasons={rows.flatMap(({ cells }) => cells.flatMap((cell) => getMissingReason(cell, show) ?? []))} />
    </>
  );
}
