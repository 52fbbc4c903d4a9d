import { Alert, Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useFocusBack } from '@/hooks/useFocusBack';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import { focusButton } from './focus-first';

type Props = {
  /** Names what cannot be done, and to what. */
  title: string;
  reason: string;
  /** What stands in the way, by name. */
  children: ReactNode;
  onClose: () => void;
};

/** Says why something cannot be done; all that is left is the way back. */
export function BlockedDialog({ title, reason, children, onClose }: Props) {
  const t = useText(appTexts);
  useFocusBack(true);
  return (
    <Modal
      open
      title={title}
      width={480}
      onCancel={onClose}
      footer={
        <Button ref={focusButton} type="primary" onClick={onClose}>
          {t('back')}
        </Button>
      }
    >
      <Alert role="note" type="warning" showIcon title={reason} style={{ marginBlockEnd: 16 }} />
      {children}
    </Modal>
  );
}
