import { Modal } from 'antd';
import { useState } from 'react';
import type { Banner } from '@/contract/banner';
import { useText } from '@/hooks/useText';
import { bannerTexts } from '@/locales/banner';
import { PhonePreview } from './PhonePreview';

type Props = { banner: Banner; onClose: () => void };

/** Preview of a banner within the carousel of its position. */
export function PreviewDialog({ banner, onClose }: Props) {
  const t = useText(bannerTexts);
  const { position } = banner;
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Modal
      open={isOpen}
      title={t('preview.title', { position: t(`position.${position}`) })}
      width={720}
      footer={null}
      onCancel={() => setIsOpen(false)}
      // Unmounting it earlier would not return the focus to its opener.
      afterClose={onClose}
    >
      <PhonePreview position={position} subject={banner} />
    </Modal>
  );
}
