import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useText } from '@/hooks/useText';
import { viewerTexts } from '@/locales/viewer';
import { FileDrawer } from './FileDrawer';

/** Button that opens a file in a drawer. */
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
      <FileDrawer open={isOpen} url={url} name={name} onClose={() => setIsOpen(false)} />
    </>
  );
}
