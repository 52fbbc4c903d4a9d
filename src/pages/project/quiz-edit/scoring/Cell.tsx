import { type ReactNode, useId } from 'react';
import type { ControlProps } from '@/components/inputs/Field';
import styles from './scoring.module.css';

type Props = {
  /** Error message of the control. */
  error?: string;
  children: (props: Pick<ControlProps<unknown>, 'aria-describedby' | 'aria-invalid'>) => ReactNode;
};

/** A control in a row, with its error below. */
export function Cell({ error, children }: Props) {
  const id = useId();
  return (
    <div className={error ? styles.invalid : undefined}>
      {children(error ? { 'aria-describedby': id, 'aria-invalid': 'true' } : {})}
      {error && (
        <div id={id} className={styles.wrong}>
          {error}
        </div>
      )}
    </div>
  );
}
