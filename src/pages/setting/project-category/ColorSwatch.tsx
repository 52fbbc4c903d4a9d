import styles from './category.module.css';

/** Color swatch with its hex value. */
export function ColorSwatch({ color }: { color: string | null }) {
  if (color === null) return '—';
  return (
    <span className={styles.color}>
      <span aria-hidden className={styles.swatch} style={{ backgroundColor: color }} />
      {color}
    </span>
  );
}
