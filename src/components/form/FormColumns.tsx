import type { ReactNode } from 'react';
import styles from './FormColumns.module.css';

type Props = {
  /** What stays in view beside the fields: a preview, what the form is about. It may watch the form. */
  aside: ReactNode;
  /** Names it for screen readers, where it is a part of its own. */
  asideLabel?: string;
  /** Its width, in pixels. */
  asideSize?: number;
  children: ReactNode;
};

/** Fields, and something beside them; where there is no room for two columns it lies below them. */
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
