import type { ReactNode } from 'react';
import type { Finding } from '@/domain/quiz/checks/finding';
import styles from '../trial.module.css';

/** Link to a part of the quiz in the editor. A native button, because there may be 200. */
export const EditorLink = ({
  at,
  onShow,
  children,
}: {
  at: Finding['at'];
  onShow: (at: Finding['at']) => void;
  children: ReactNode;
}) => (
  <button type="button" className={styles.link} onClick={() => onShow(at)}>
    {children}
  </button>
);
