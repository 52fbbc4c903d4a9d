import { useText } from '@/hooks/useText';
import styles from './category.module.css';

/** Names the categories that keep their parent from being deleted. */
export function ChildrenNotice({ names }: { names: readonly string[] }) {
  const t = useText('category');
  return (
    <>
      {t('delete.children')}
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}
