import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { FileViewer } from './FileViewer';

type Props = {
  open: boolean;
  url: string;
  name: string;
  watermark?: string;
  actions?: ReactNode;
  onClose: () => void;
};

/** Drawer that shows a file. */
export function FileDrawer({ open, onClose, ...file }: Props) {
  return (
    <Drawer
      open={open}
      title={<bdi>{file.name}</bdi>}
      size="80%"
      destroyOnHidden
      styles={{ body: { padding: 0 } }}
      onClose={onClose}
    >
      <FileViewer {...file} />
    </Drawer>
  );
}
