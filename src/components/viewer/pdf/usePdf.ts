import { useEffect, useState } from 'react';
import { type OpenedPdf, openPdf } from './open';

/** Reads a PDF, and lets go of it when it is no longer shown; undefined until it is known what comes of it. */
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
