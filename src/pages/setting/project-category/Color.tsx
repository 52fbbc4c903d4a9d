import styles from './category.module.css';

/** A colour, shown and written. */
export function Color({ color }: { color: string | null }) {
  if (color === null) return '—';
  return (
    <span className={styles.color}>
      <span aria-hidden className={styles.swatch} style={{ backgroundColor: color }} />
      {color}
    </span>
  );
}
