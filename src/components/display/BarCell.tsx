import type { ReactNode } from 'react';
import styles from './BarCell.module.css';

type Props = { text: ReactNode; share: number };

/**
 * A figure with a bar behind it.
 *
 * @param props.share of the widest bar, 0 to 1; the text has the exact figure
 */
export function BarCell({ text, share }: Props) {
  return (
    <div className={styles.cell}>
      {share > 0 && <span className={styles.bar} aria-hidden style={{ inlineSize: `${Math.min(1, share) * 100}%` }} />}
      <span className={styles.text}>{text}</span>
    </div>
  );
}
