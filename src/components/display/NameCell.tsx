import type { ReactNode } from 'react';
import styles from './NameCell.module.css';

type Props = {
  /** Picture before the name. */
  icon?: ReactNode;
  name: string;
  /** Number or code, which is never cut. */
  number?: string | null;
  /** Further facts and tags. */
  children?: ReactNode;
};

/** Name of a row with its number on the same line. A long name is cut; its tooltip shows all of it. */
export function NameCell({ icon, name, number, children }: Props) {
  return (
    <span className={styles.cell}>
      {icon}
      <bdi className={styles.name} title={name}>
        {name}
      </bdi>
      {children}
      {number && <small className={styles.number}>{number}</small>}
    </span>
  );
}
