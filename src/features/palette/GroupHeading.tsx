import { useText } from '@/hooks/useText';
import { paletteTexts } from '@/locales/palette';
import type { OptionGroup } from './option';
import styles from './palette.module.css';

type Props = { id: string; group: OptionGroup };

/** What a group is, and how much of it is left out. */
export function GroupHeading({ id, group: { label, options, total = 0 } }: Props) {
  const t = useText(paletteTexts);
  return (
    <div id={id} role="presentation" className={styles.group}>
      {label}{' '}
      {total > options.length && <span className={styles.cut}>{t('cut', { total, shown: options.length })}</span>}
    </div>
  );
}
