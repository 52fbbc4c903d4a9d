import { Link } from '@umijs/max';
import { Skeleton } from 'antd';
import type { CSSProperties } from 'react';
import hidden from '@/components/display/hidden.module.css';
import stale from '@/components/feedback/stale.module.css';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { ChangeMark } from './ChangeText';
import { FigureCell } from './FigureCell';
import styles from './FigureStrip.module.css';
import type { MetricCard } from './MetricCards';

type Props = {
  cards: readonly MetricCard[];
  isLoading?: boolean;
  /** Whether the last refresh failed; the alert is above the figures. */
  isStale?: boolean;
  /** Changes stand below their figures, in even columns: for more figures than fit one line. */
  isStacked?: boolean;
};

/** Figures above a list, in one line: each with its change, whose base is in the tooltip. */
export function FigureStrip({ cards, isLoading = false, isStale = false, isStacked = false }: Props) {
  const t = useText(analysisTexts);
  return (
    <dl
      className={[isStacked ? styles.stacked : styles.strip, isStale && stale.stale].filter(Boolean).join(' ')}
      style={{ '--count': cards.length } as CSSProperties}
      aria-busy={isLoading}
    >
      {cards.map(({ key, title, unit, value, reason, compared, lacks, href }) => {
        const figure = <FigureCell unit={unit} figure={value} reason={reason} />;
        return (
          <div key={key} className={styles.figure}>
            <dt className={styles.title}>{title}</dt>
            <dd className={styles.value}>
              {isLoading ? (
                <>
                  <span className={hidden.hidden}>{t('loading')}</span>
                  <Skeleton.Node active style={{ inlineSize: 72, blockSize: 20 }} />
                </>
              ) : (
                <>
                  <strong title={lacks}>{href ? <Link to={href}>{figure}</Link> : figure}</strong>{' '}
                  {compared && <ChangeMark unit={unit} shown={value} compared={compared} />}
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
