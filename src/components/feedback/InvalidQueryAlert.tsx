import { Alert } from 'antd';
import type { ReactNode } from 'react';
import styles from './InvalidQueryAlert.module.css';

type Props = {
  /** What could not be followed. */
  title: string;
  /** One sentence for each; none: nothing is drawn. */
  problems: readonly string[];
  /** What can be done about it. */
  action?: ReactNode;
};

/** Says what of an address could not be followed, and what stands in for it. */
export function InvalidQueryAlert({ title, problems, action }: Props) {
  if (problems.length === 0) return null;
  return (
    <Alert
      role="note"
      type="warning"
      showIcon
      className={styles.problems}
      title={title}
      description={problems.map((problem) => <div key={problem}>{problem}</div>)}
      action={action}
    />
  );
}
