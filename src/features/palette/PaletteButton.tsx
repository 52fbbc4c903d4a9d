import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { loadPinyin } from '@/domain/pinyin';
import { withUi } from '@/errors/ui';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useText } from '@/hooks/useText';
import { paletteTexts } from '@/locales/palette';
import { formatKeys, isMac } from '@/utils/shortcut-keys';
import { PaletteDialog } from './PaletteDialog';
import styles from './palette.module.css';

const KEYS = 'mod+k';

/** A drawer stays open behind the palette; leaving it with unsaved changes asks first. */
const isDrawer = (overlay: Element) => overlay.closest('.ant-drawer') !== null;

/**
 * Opens the palette, as do its shortcuts: also from a field, but not during composition or over a dialog.
 */
export function PaletteButton() {
  const t = useText(paletteTexts);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    void loadPinyin();
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const refuse = () => withUi(({ message }) => message.info({ key: KEYS, content: t('refused.dialog') }));
  useShortcuts([{ keys: KEYS, label: t('open'), run: open, refuse }], { isOver: isDrawer });
  const onMac = isMac();
  const keys = formatKeys(KEYS, onMac).join(onMac ? '' : ' ');
  const name = `${t('button')} ${keys}`;
  return (
    <>
      <Button
        type="text"
        icon={<SearchOutlined aria-hidden />}
        title={name}
        aria-label={name}
        aria-haspopup="dialog"
        aria-keyshortcuts={onMac ? 'Meta+K' : 'Control+K'}
        onClick={open}
      >
        <span className={styles.buttonText}>
          {t('button')} <kbd className={styles.kbd}>{keys}</kbd>
        </span>
      </Button>
      {isOpen && <PaletteDialog keys={KEYS} onClose={close} />}
    </>
  );
}
