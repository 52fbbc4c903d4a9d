import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import { focusButton } from './focus-first';

type Props = {
  title: string;
  /** Whether there is nothing else to do in it. */
  isOnlyWay?: boolean;
  children: ReactNode;
  onClose: () => void;
};

/** Shows something that is only to be looked at: its one button is the way back. */
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
