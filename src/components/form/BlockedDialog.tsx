import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { BackDialog } from './BackDialog';

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
  return (
    <BackDialog title={title} isOnlyWay onClose={onClose}>
      <Alert role="note" type="warning" showIcon title={reason} style={{ marginBlockEnd: 16 }} />
      {children}
    </BackDialog>
  );
}
