import { Modal } from 'antd';
import { useState } from 'react';
import styles from './image.module.css';

type Props = {
  url: string;
  /** Alternative text of the picture. */
  alt: string;
  /** Accessible name of the preview button. */
  previewName: string;
};

/** Thumbnail that opens a large preview. */
export function Thumbnail({ url, alt, previewName }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.thumbnail} aria-label={previewName} onClick={() => setIsOpen(true)}>
        <img src={url} alt="" />
      </button>
      <Modal open={isOpen} title={alt} footer={null} width={800} destroyOnHidden onCancel={() => setIsOpen(false)}>
        <img src={url} alt={alt} className={styles.large} />
      </Modal>
    </>
  );
}
