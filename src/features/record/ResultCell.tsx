import { Tag } from 'antd';
import type { RecordListed } from '@/contract/record-list';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { recordTexts } from '@/locales/record';
import styles from './ResultCell.module.css';
import { severityColors } from './severity-colors';

/** Score and level of a record, colored if someone has to look. */
export function ResultCell({
  severity,
  totalScore,
  levelName,
}: Pick<RecordListed, 'severity' | 'totalScore' | 'levelName'>) {
  const t = useText(recordTexts);
  const word = useEnumLabelOrRaw(recordTexts, 'severity');
  if (severity === null) return '—';
  return (
    <span className={styles.result}>
      {totalScore !== null && <span>{`${t('score', { score: totalScore })} · `}</span>}
      <Tag color={severityColors[severity]}>{levelName ?? word(severity)}</Tag>
    </span>
  );
}

/** Number of red flags of a record. */
export function RedFlagsCell({ redFlagCount }: Pick<RecordListed, 'redFlagCount'>) {
  const t = useText(recordTexts);
  return redFlagCount > 0 ? <Tag color="error">{t('redFlags', { count: redFlagCount })}</Tag> : '—';
}
