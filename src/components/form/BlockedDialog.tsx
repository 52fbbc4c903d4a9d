import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { BackDialog } from './BackDialog';

type Props = {
  /** Title: the blocked action and its target. */
  title: string;
  reason: string;
  /** The blocking entities, by name. */
  children: ReactNode;
  onClose: () => void;
};

/** Says why an action is blocked; the only button leads back. */
export function BlockedDialog({ title, reason, children, onClose }: Props) {
  return (
    <BackDialog title={title} isOnlyWay onClose={onClose}>
      <Alert role="note" type="warning" showIcon title={reason} style={{ marginBlockEnd: 16 }} />
      {children}
    </BackDialog>
  );
}
