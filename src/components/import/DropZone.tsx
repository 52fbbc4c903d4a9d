import { InboxOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Typography } from 'antd';
import { type DragEvent, useRef, useState } from 'react';
import { useText } from '@/hooks/useText';
import { importTexts } from '@/locales/import';
import styles from './import.module.css';

type Props = {
  isDisabled: boolean;
  /** File types of the chooser, such as `.csv,.xlsx`. */
  accept: string;
  /** Text about the accepted files. */
  rule: string;
  onFiles: (files: File[]) => void;
};

/** Takes a dropped or chosen file. */
export function DropZone({ isDisabled, accept, rule, onFiles }: Props) {
  const t = useText(importTexts);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  const drag = (isIn: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(isIn && !isDisabled);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    if (!isDisabled) onFiles([...event.dataTransfer.files]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse, the button for everyone
    <div
      className={isOver ? `${styles.drop} ${styles.dropping}` : styles.drop}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <InboxOutlined aria-hidden style={{ fontSize: 32 }} />
      <span>{t('choose.drop')}</span>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('choose.input')}
        accept={accept}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Allows choosing the same file again once it is corrected.
          target.value = '';
          onFiles(files);
        }}
      />
      <Button icon={<UploadOutlined aria-hidden />} disabled={isDisabled} onClick={() => input.current?.click()}>
        {t('choose.button')}
      </Button>
      <Typography.Text>{rule}</Typography.Text>
    </div>
  );
}
