import styles from './ChangeTimeline.module.css';

/** Picture in a log, shown instead of its URL; `name` is the label of its field. */
export const LogPicture = ({ url, name }: { url: string; name: string }) => (
  <img className={styles.picture} src={url} alt={name} title={name} loading="lazy" />
);
