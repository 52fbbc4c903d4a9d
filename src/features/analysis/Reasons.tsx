import type { MissingReason } from '@/domain/analysis/report';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import styles from './ReportTable.module.css';

/** Explains the dashes of a table below it, because tooltips of cells are not reachable by keyboard. */
export function Reasons({ of }: { of: readonly MissingReason[] }) {
  const t = useText(analysisTexts);
  const reasons = [...new Set(of)];
  if (reasons.length === 0) return null;
  const list = reasons.map((reason) => t(`reason.${reason}`)).join(t('separator'));
  return <p className={styles.reasons}>{t('reasons', { list })}</p>;
}
