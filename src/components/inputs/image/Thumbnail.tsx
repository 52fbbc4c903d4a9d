import { Modal } from 'antd';
import { useState } from 'react';
import styles from './image.module.css';

type Props = {
  url: string;
  /** What the picture is, read out for it. */
  alt: string;
  /** Names the button that shows it large. */
  previewName: string;
};

/** A small picture that opens large. */
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
