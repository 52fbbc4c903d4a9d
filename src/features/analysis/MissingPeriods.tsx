import { Alert } from 'antd';
import type { Granularity, Missing } from '@/contract/analysis/period';
import { unitLabel } from '@/domain/period/period';
import { runsOf } from '@/domain/period/runs';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import styles from './PeriodBar.module.css';

type Props = { granularity: Granularity; missing: readonly Missing[] };

const reasons = ['failed', 'generating', 'notProvided'] as const satisfies readonly Missing['reason'][];

/** Names the periods that have no figures, and why: in a chart they are mere gaps. */
export function MissingPeriods({ granularity, missing }: Props) {
  const t = useText(analysisTexts);
  if (missing.length === 0) return null;
  const named = reasons.flatMap((reason) => {
    const dates = missing.flatMap((one) => (one.reason === reason ? [one.refDate] : []));
    const runs = runsOf(granularity, dates).map(({ first, last }) =>
      first === last
        ? unitLabel(granularity, first)
        : t('missing.run', { first: unitLabel(granularity, first), last: unitLabel(granularity, last) }),
    );
    return runs.length > 0 ? [{ reason, list: runs.join(t('separator')) }] : [];
  });
  return (
    <Alert
      role="note"
      type={named[0]?.reason === 'failed' ? 'warning' : 'info'}
      showIcon
      className={styles.problems}
      title={
        <>
          {t('missing.title')}
          {named.map(({ reason, list }) => (
            <div key={reason}>{t(`missing.${reason}`, { list })}</div>
          ))}
        </>
      }
    />
  );
}
