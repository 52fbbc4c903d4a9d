import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import type { View } from '@/components/viewer/ViewerFrame';
import type { Size } from '@/components/viewer/zoom';
import { renderPage } from './render-page';
import { getPageSize, PIXELS_PER_POINT } from './usePageSize';

type Page = { document: PDFDocumentProxy; number: number; view: View; isNear: boolean };

/** Renders a page to `canvas` and `text` while it is near the viewport, again for each scale and rotation. */
export function useRenderedPage({ document, number, view: { scale, rotation }, isNear }: Page) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!isNear || hasFailed) return;
    let isOver = false;
    let end = () => {};
    const draw = async () => {
      const page = await document.getPage(number);
      if (isOver || !canvas.current || !text.current) return;
      setSize(getPageSize(page));
      const viewport = page.getViewport({ scale: scale * PIXELS_PER_POINT, rotation: (page.rotate + rotation) % 360 });
      text.current.style.setProperty('--total-scale-factor', String(viewport.scale));
      const drawing = renderPage(page, viewport, { canvas: canvas.current, text: text.current });
      const drawn = canvas.current;
      end = () => {
        drawing.cancel();
        // Only pages near the viewport stay in memory.
        page.cleanup();
        drawn.width = 0;
        drawn.height = 0;
      };
      await drawing.drawn;
    };
    draw().catch(() => !isOver && setHasFailed(true));
    return () => {
      isOver = true;
      end();
    };
  }, [document, number, scale, rotation, isNear, hasFailed]);

  return { canvas, text, size, hasFailed, retry: () => setHasFailed(false) };
}
