import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import type { Size } from '../zoom';

/** CSS pixels per PDF point. */
export const PIXELS_PER_POINT = 96 / 72;
/** Fallback size of an unreadable first page: A4. */
const A4: Size = { width: 794, height: 1123 };

/** Size of an unscaled page, in pixels. */
export function getPageSize(page: PDFPageProxy): Size {
  const { width, height } = page.getViewport({ scale: PIXELS_PER_POINT });
  return { width, height };
}

/** Size of the first page; undefined until it is loaded. */
export function usePageSize(document: PDFDocumentProxy) {
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    let isOver = false;
    void document
      .getPage(1)
      .then(getPageSize, () => A4)
      .then((first) => !isOver && setSize(first));
    return () => {
      isOver = true;
    };
  }, [document]);
  return size;
}
