import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import { focusButton } from './focus-first';

type Props = {
  title: string;
  /** Makes the button primary. */
  isOnlyWay?: boolean;
  children: ReactNode;
  onClose: () => void;
};

/** Read-only dialog with a back button only. */
export function BackDialog({ title, isOnlyWay = false, children, onClose }: Props) {
  const t = useText(appTexts);
  useRestoreFocus(true);
  return (
    <Modal
      open
      title={title}
      width={480}
      onCancel={onClose}
      footer={
        <Button ref={focusButton} type={isOnlyWay ? 'primary' : 'default'} onClick={onClose}>
          {t('back')}
        </Button>
      }
    >
      {children}
    </Modal>
  );
}
