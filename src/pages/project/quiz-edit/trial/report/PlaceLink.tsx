import type { ReactNode } from 'react';
import type { Finding } from '@/domain/quiz/checks/finding';
import styles from '../trial.module.css';

/** Leads to a place of the quiz. There may be two hundred of them, which are too many of antd's buttons. */
export const PlaceLink = ({
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
