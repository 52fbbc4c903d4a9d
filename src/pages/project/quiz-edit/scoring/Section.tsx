import { type ReactNode, useId } from 'react';
import styles from './scoring.module.css';

type Props = {
  title: string;
  /** Content after the title. */
  extra?: ReactNode;
  children: ReactNode;
};

export function Section({ title, extra, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {extra}
      </div>
      {children}
    </section>
  );
}
