import type { MissingReason } from '@/domain/analysis/report';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import styles from './ReportTable.module.css';

/** Explains the dashes of a table below it, because tooltips of cells are not reachable by keyboard. */
export function Reasons({ reasons }: { reasons: readonly MissingReason[] }) {
  const t = useText(analysisTexts);
  const unique = [...new Set(reasons)];
  if (unique.length === 0) return null;
  const list = unique.map((reason) => t(`reason.${reason}`)).join(t('separator'));
  return <p className={styles.reasons}>{t('reasons', { list })}</p>;
}
