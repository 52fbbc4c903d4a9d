import { useEffect, useState } from 'react';
import { type OpenedPdf, openPdf } from './open';

/** Opens a PDF and releases it on unmount; undefined until the result is known. */
export function usePdf(blob: Blob, password?: string) {
  const [opened, setOpened] = useState<OpenedPdf>();
  useEffect(() => {
    let end = () => {};
    let isOver = false;
    setOpened(undefined);
    void blob.arrayBuffer().then(async (bytes) => {
      if (isOver) return;
      const reading = openPdf(bytes, password);
      end = reading.destroy;
      const result = await reading.opened;
      if (!isOver) setOpened(result);
    });
    return () => {
      isOver = true;
      end();
    };
  }, [blob, password]);
  return opened;
}
