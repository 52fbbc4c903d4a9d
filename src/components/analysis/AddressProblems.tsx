import { Alert } from 'antd';
import { useText } from '@/hooks/useText';
import type { MessageKey } from '@/utils/text';
import styles from './PeriodBar.module.css';

type Problem = MessageKey<'analysis'> extends infer Key ? (Key extends `problem.${infer Name}` ? Name : never) : never;

type Props = {
  /** What of the address could not be followed, and what is shown instead. */
  problems: readonly { problem: Exclude<Problem, 'title'>; instead: string }[];
};

/** Says what of an address could not be followed, and what stands in for it. */
export function AddressProblems({ problems }: Props) {
  const t = useText('analysis');
  if (problems.length === 0) return null;
  return (
    <Alert
      role="note"
      type="warning"
      showIcon
      className={styles.problems}
      title={t('problem.title')}
      description={problems.map(({ problem, instead }) => (
        <div key={problem}>{t(`problem.${problem}`, { instead })}</div>
      ))}
    />
  );
}
