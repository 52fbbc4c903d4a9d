import { Link } from '@umijs/max';
import { Skeleton } from 'antd';
import hidden from '@/components/display/hidden.module.css';
import stale from '@/components/feedback/stale.module.css';
import type { Figure } from '@/domain/analysis/figure';
import type { Term, Unit } from '@/domain/analysis/metrics';
import type { MissingReason } from '@/domain/analysis/report';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { ChangeText, type ComparedFigure } from './ChangeText';
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
  /** What it lacks beyond the periods of which nothing is known. */
  lacks?: string;
  /** Why there is no value. */
  reason?: MissingReason;
  /** What the value is per, when it is a mean: 日均. */
  per?: string;
  /** Left out without comparison. */
  compared?: ComparedFigure;
  /** The course of the figure, oldest first. */
  trend?: readonly Figure[];
  /** Where the value leads: the list of what is counted. */
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
      <dd style={{ margin: 0 }}>
        <div>
          <span className={styles.value}>
            {value === null ? t('unknown') : href ? <Link to={href}>{figure}</Link> : figure}
          </span>{' '}
          {per && <span className={styles.per}>{per}</span>}
        </div>
        {value === null && <div className={styles.aside}>{t(`reason.${reason ?? 'notProvided'}`)}</div>}
        {compared && (
          <div className={styles.aside}>
            <ChangeText unit={unit} shown={value} compared={compared} />
          </div>
        )}
        {lacks && value !== null && <div className={styles.aside}>{lacks}</div>}
        {trend && first !== undefined && last !== undefined && course.length > 1 && (
          <Sparkline
            figures={trend}
            label={t('card.trend', { name: title, from: text.short(unit, first), to: text.short(unit, last) })}
          />
        )}
      </dd>
    </>
  );
}

type Props = {
  /** What is known of them before they arrive; the same cards in the same places. */
  cards: readonly MetricCard[];
  isLoading?: boolean;
  /** They could not be refreshed, which is said above them. */
  isStale?: boolean;
};

/** Figures of a whole period, each with its change, its course and what it means. */
export function MetricCards({ cards, isLoading = false, isStale = false }: Props) {
  const t = useText(analysisTexts);
  return (
    <dl className={isStale ? `${styles.cards} ${stale.stale}` : styles.cards} aria-busy={isLoading}>
      {cards.map((card) => (
        <div key={card.key} className={styles.card}>
          {isLoading ? (
            <>
              <dt className={styles.title}>{card.title}</dt>
              <dd style={{ margin: 0 }}>
                <span className={hidden.hidden}>{t('loading')}</span>
                <Skeleton active title={false} paragraph={{ rows: 2 }} />
              </dd>
            </>
          ) : (
            <Card card={card} />
          )}
        </div>
      ))}
    </dl>
  );
}
