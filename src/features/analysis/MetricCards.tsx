import { Link } from '@umijs/max';
import { Skeleton } from 'antd';
import type { CSSProperties } from 'react';
import hidden from '@/components/display/hidden.module.css';
import stale from '@/components/feedback/stale.module.css';
import type { Figure } from '@/domain/analysis/figure';
import type { Term, Unit } from '@/domain/analysis/metrics';
import type { MissingReason } from '@/domain/analysis/report';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { ChangeText, type ComparedFigure } from './ChangeText';
import { getEvenColumns } from './even-columns';
import { FigureCell } from './FigureCell';
import styles from './MetricCards.module.css';
import { MetricLabel } from './MetricLabel';
import { Sparkline } from './Sparkline';
import { useFigureText } from './useFigureText';

export type MetricCard = {
  key: string;
  title: string;
  unit: Unit;
  term?: Term;
  value: Figure;
  /** Gaps of this figure beyond those of the whole report. */
  lacks?: string;
  /** Why there is no value; not provided by default. */
  reason?: MissingReason;
  /** Unit of a mean, such as "日均" (daily mean). */
  per?: string;
  /** Left out without comparison. */
  compared?: ComparedFigure;
  /** Figures for the sparkline, oldest first. */
  trend?: readonly Figure[];
  /** URL of the list that the value counts. */
  href?: string;
};

function Card({ card }: { card: MetricCard }) {
  const t = useText(analysisTexts);
  const { title, unit, term, value, lacks, reason, per, compared, trend, href } = card;
  const text = useFigureText();
  const figure = <FigureCell unit={unit} figure={value} />;
  const course = trend?.filter((one) => one !== null) ?? [];
  const [first, last] = [course[0], course.at(-1)];
  return (
    <>
      <dt className={styles.title}>
        <MetricLabel title={title} term={term} />
      </dt>
      <dd className={styles.figures}>
        <div>
          <span className={styles.value}>
            {value === null ? t('unknown') : href ? <Link to={href}>{figure}</Link> : figure}
          </span>{' '}
          {per && <span className={styles.per}>{per}</span>}
        </div>
        {trend && first !== undefined && last !== undefined && course.length > 1 && (
          <div className={styles.trend}>
            <Sparkline
              figures={trend}
              label={t('card.trend', { name: title, from: text.short(unit, first), to: text.short(unit, last) })}
            />
          </div>
        )}
        {value === null && <div className={styles.aside}>{t(`reason.${reason ?? 'notProvided'}`)}</div>}
        {compared && (
          <div className={styles.aside}>
            <ChangeText unit={unit} shown={value} compared={compared} />
          </div>
        )}
        {lacks && value !== null && <div className={styles.aside}>{lacks}</div>}
      </dd>
    </>
  );
}

type Props = {
  /** While loading, only keys and titles are shown, so that the cards keep their places. */
  cards: readonly MetricCard[];
  isLoading?: boolean;
  /** Whether the last refresh failed; the alert is above the cards. */
  isStale?: boolean;
};

/** Cards with figures of a whole period: value, change, sparkline and explanation. */
export function MetricCards({ cards, isLoading = false, isStale = false }: Props) {
  const t = useText(analysisTexts);
  const { wide, narrow } = getEvenColumns(cards.length);
  const columns = { '--wide': wide, '--narrow': narrow } as CSSProperties;
  return (
    <div className={styles.box} style={columns}>
      <dl className={isStale ? `${styles.cards} ${stale.stale}` : styles.cards} aria-busy={isLoading}>
        {cards.map((card) => (
          <div key={card.key} className={styles.card}>
            {isLoading ? (
              <>
                <dt className={styles.title}>{card.title}</dt>
                <dd style={{ margin: 0 }}>
                  <span className={hidden.hidden}>{t('loading')}</span>
                  <Skeleton active title={false} paragraph={{ rows: 1 }} />
                </dd>
              </>
            ) : (
              <Card card={card} />
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
