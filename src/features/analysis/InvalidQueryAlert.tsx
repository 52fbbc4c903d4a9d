import { Alert } from 'antd';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import type { MessageKey } from '@/utils/text';
import styles from './PeriodBar.module.css';

type Problem =
  MessageKey<typeof analysisTexts> extends infer Key ? (Key extends `problem.${infer Name}` ? Name : never) : never;

/** What of the address could not be followed, and what is shown instead. */
export type InvalidQuery = {
  problem: Exclude<Problem, 'title'>;
  instead: string;
  /** Of a period that is too long: how long it may be. */
  most?: string;
};

type Props = { problems: readonly InvalidQuery[] };

/** Says what of an address could not be followed, and what stands in for it. */
export function InvalidQueryAlert({ problems }: Props) {
  const t = useText(analysisTexts);
  if (problems.length === 0) return null;
  return (
    <Alert
      role="note"
      type="warning"
      showIcon
      className={styles.problems}
      title={t('problem.title')}
      description={problems.map(({ problem, instead, most = '' }) => (
        <div key={`${problem} ${instead}`}>{t(`problem.${problem}`, { instead, most })}</div>
      ))}
    />
  );
}
