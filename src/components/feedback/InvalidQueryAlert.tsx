import { Alert } from 'antd';
import type { ReactNode } from 'react';
import styles from './InvalidQueryAlert.module.css';

type Props = {
  /** Title of the alert. */
  title: string;
  /** One sentence per problem; nothing renders if it is empty. */
  problems: readonly string[];
  /** Button of the alert. */
  action?: ReactNode;
};

/** Lists the parts of a URL that the screen ignores. */
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
