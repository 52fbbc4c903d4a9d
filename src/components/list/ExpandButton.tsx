import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import styles from './ExpandButton.module.css';

type Props = { name: string; isOpen: boolean; onToggle: () => void };

/** Shows or hides what lies below a row of a tree. */
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

/** Keeps the place of the button where there is nothing below. */
export const LeafSpacer = () => <span className={styles.button} />;
