import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import styles from './ExpandButton.module.css';

type Props = { name: string; isOpen: boolean; onToggle: () => void };

/** Expands or collapses the children of a tree row. */
export function ExpandButton({ name, isOpen, onToggle }: Props) {
  const t = useText(listTexts);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('below', { name })}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
    </button>
  );
}

/** Takes the place of the button in a row without children. */
export const LeafSpacer = () => <span className={styles.button} />;
