import { EyeOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useText } from '@/hooks/useText';
import { viewerTexts } from '@/locales/viewer';
import { FileViewer } from './FileViewer';

/** Opens a file in a drawer, to be read. */
export function ViewFileButton({ url, name }: { url: string; name: string }) {
  const t = useText(viewerTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        type="text"
        icon={<EyeOutlined aria-hidden />}
        aria-label={t('viewNamed', { name })}
        onClick={() => setIsOpen(true)}
      >
        {t('view')}
      </Button>
      <Drawer
        open={isOpen}
        title={<bdi>{name}</bdi>}
        size="80%"
        destroyOnHidden
        styles={{ body: { padding: 0 } }}
        onClose={() => setIsOpen(false)}
      >
        <FileViewer url={url} name={name} />
      </Drawer>
    </>
  );
}
