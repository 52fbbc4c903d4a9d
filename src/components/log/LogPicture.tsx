import styles from './ChangeTimeline.module.css';

/** A picture in a log, where its address says nothing; `name` is that of its field. */
export const LogPicture = ({ url, name }: { url: string; name: string }) => (
  <img className={styles.picture} src={url} alt={name} title={name} loading="lazy" />
);
