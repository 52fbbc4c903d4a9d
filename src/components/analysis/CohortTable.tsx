import type { Granularity } from '@/contract/analysis/period';
import type { CohortCell, CohortRow } from '@/domain/analysis/cohort';
import { unitLabel, unitStart } from '@/domain/period/period';
import { useText } from '@/hooks/useText';
import styles from './CohortTable.module.css';
import { FigureCell } from './FigureCell';
import hidden from './hidden.module.css';
import { heatColor } from './palette';
import { Reasons } from './Reasons';

type Props = {
  granularity: Granularity;
  rows: readonly CohortRow[];
  /** The periods later, one for each cell of a row. */
  keys: readonly number[];
  /** Whether cells show people or their share; the colour is the share's in both. */
  show: 'value' | 'rate';
};

const labelOf = (granularity: Granularity, refDate: string) =>
  unitLabel(granularity, unitStart(granularity, refDate.length === 7 ? `${refDate}-01` : refDate));

/** How much of the strongest colour a rate has: the highest rate on the screen has all of it. */
const strengths = (rows: readonly CohortRow[]) => {
  const highest = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(({ rate }) => rate ?? 0)));
  return ({ rate }: CohortCell) => (rate === null || highest === 0 ? undefined : heatColor((rate / highest) * 100));
};

/** Cohorts as a triangle of cells, the darker the more came again; the figure stands in each. */
export function CohortTable({ granularity, rows, keys, show }: Props) {
  const t = useText('analysis');
  const colorOf = strengths(rows);
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={hidden.hidden}>{t('cohort.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('cohort.period')}</th>
            <th scope="col">{t('cohort.base')}</th>
            {keys.map((key) => (
              <th key={key} scope="col">
                {t(`cohort.${granularity}`, { key })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.refDate}>
              <th scope="row">{labelOf(granularity, row.refDate)}</th>
              <td>
                <FigureCell unit="people" figure={row.base} />
              </td>
              {row.cells.map((cell) => (
                <td key={cell.key} style={{ background: colorOf(cell) }}>
                  <FigureCell
                    unit={show === 'rate' ? 'percent' : 'people'}
                    figure={cell[show]}
                    reason={cell.reason ?? (cell.rate === null ? 'noBase' : undefined)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Reasons of={rows.flatMap(({ cells }) => cells.flatMap(({ reason }) => reason ?? []))} />
    </div>
  );
}
