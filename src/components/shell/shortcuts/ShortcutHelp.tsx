import { useLocalStorageState } from 'ahooks';
import { Flex, Modal, Switch, Typography } from 'antd';
import { useId } from 'react';
import { type Shortcut, SINGLE_KEYS_STORAGE_KEY } from '@/hooks/shortcut-registry';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { shortcutTexts } from '@/locales/shortcut';
import { formatKeys, isMac, needsMod } from '@/utils/shortcut-keys';
import styles from './ShortcutHelp.module.css';

type Props = { shortcuts: readonly Shortcut[]; onClose: () => void };

/** Lists shortcuts. Single-key shortcuts can be turned off, for operators who dictate or press keys by accident. */
export default function ShortcutHelp({ shortcuts, onClose }: Props) {
  const t = useText(shortcutTexts);
  const id = useId();
  const [hasSingleKeys = true, setHasSingleKeys] = useLocalStorageState<boolean>(SINGLE_KEYS_STORAGE_KEY);
  useRestoreFocus(true);
  return (
    <Modal open title={t('title')} width={480} footer={null} onCancel={onClose}>
      <dl className={styles.list}>
        {shortcuts.map(({ keys, label, run }) => (
          <div key={keys} className={styles.row}>
            <dt>{hasSingleKeys || needsMod(keys) || !run ? label : t('isOff', { label })}</dt>
            <dd className={styles.keys}>
              {formatKeys(keys, isMac()).map((name) => (
                <Typography.Text key={name} keyboard>
                  {name}
                </Typography.Text>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Flex gap={8} align="center">
        <Switch aria-labelledby={id} checked={hasSingleKeys} onChange={setHasSingleKeys} />
        <span id={id}>{t('singleKeys')}</span>
      </Flex>
    </Modal>
  );
}
