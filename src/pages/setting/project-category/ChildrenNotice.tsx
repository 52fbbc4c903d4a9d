import { useText } from '@/hooks/useText';
import { categoryTexts } from '@/locales/category';
import styles from './category.module.css';

/** Names the categories that keep their parent from being deleted. */
export function ChildrenNotice({ names }: { names: readonly string[] }) {
  const t = useText(categoryTexts);
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
