import type { ReactNode } from 'react';
import styles from './FormColumns.module.css';

type Props = {
  /** Sticky content beside the fields, such as a preview. It may watch the form. */
  aside: ReactNode;
  /** Accessible name that makes it an `aside` landmark. */
  asideLabel?: string;
  /** Width of `aside`, in pixels. */
  asideSize?: number;
  children: ReactNode;
};

/** Fields with content beside them; on narrow screens it moves below them. */
export function FormColumns({ aside, asideLabel, asideSize = 360, children }: Props) {
  const Aside = asideLabel ? 'aside' : 'div';
  return (
    <div className={styles.room}>
      <div className={styles.columns} style={{ '--aside': `${asideSize}px` } as object}>
        <div>{children}</div>
        <Aside className={styles.aside} aria-label={asideLabel}>
          {aside}
        </Aside>
      </div>
    </div>
  );
}
