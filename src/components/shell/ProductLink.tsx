import { Link } from '@umijs/max';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import { HOME_PATH } from '@/session/redirect';
import styles from './ProductLink.module.css';

/** Logo and product name at the top left. ProLayout's own title is a second h1 in a link without a target. */
export function ProductLink() {
  const t = useText(appTexts);
  return (
    <Link to={HOME_PATH} className={styles.link}>
      <img src="/favicon.svg" alt="" width={28} height={28} />
      <span className={styles.name}>{t('name')}</span>
    </Link>
  );
}
