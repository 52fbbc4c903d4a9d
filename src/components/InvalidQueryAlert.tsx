import { Alert } from 'antd';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import styles from './InvalidQueryAlert.module.css';

type Props = {
  /** One sentence for each; none: nothing is drawn. */
  problems: readonly string[];
};

/** Says what of an address could not be followed, and what stands in for it. */
export function InvalidQueryAlert({ problems }: Props) {
  const t = useText(appTexts);
  if (problems.length === 0) return null;
  return (
    <Alert
      role="note"
      type="warning"
      showIcon
      className={styles.problems}
      title={t('invalidQuery')}
      description={problems.map((problem) => <div key={problem}>{problem}</div>)}
    />
  );
}
