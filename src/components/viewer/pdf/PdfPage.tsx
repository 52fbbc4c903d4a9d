import { Button, Flex } from 'antd';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef } from 'react';
import { useText } from '@/hooks/useText';
import { viewerTexts } from '@/locales/viewer';
import type { View } from '../ViewerFrame';
import styles from '../viewer.module.css';
import { getRotatedSize, type Size } from '../zoom';
import { useIsVisible } from './useIsVisible';
import { useRenderedPage } from './useRenderedPage';

type Props = {
  document: PDFDocumentProxy;
  /** Page number, from 1. */
  number: number;
  firstSize: Size;
  view: View;
  /** Called with the number of the page in the middle of the viewport. */
  onCurrent: (number: number) => void;
};

/** One page, rendered while it is near the viewport, so that a long file does not fill the memory. */
export function PdfPage({ document, number, firstSize, view, onCurrent }: Props) {
  const t = useText(viewerTexts);
  const sheet = useRef<HTMLElement>(null);
  const isNear = useIsVisible(sheet, view.region, '100% 0px');
  const isCurrent = useIsVisible(sheet, view.region, '-50% 0px');
  useEffect(() => {
    if (isCurrent) onCurrent(number);
  }, [isCurrent, number, onCurrent]);
  const { canvas, text, size, hasFailed, retry } = useRenderedPage({ document, number, view, isNear });
  const { width, height } = getRotatedSize(size ?? firstSize, view.rotation);

  return (
    <article
      ref={sheet}
      className={styles.sheet}
      aria-label={t('page', { page: number })}
      style={{ width: width * view.scale, height: height * view.scale }}
    >
      {isNear && !hasFailed && (
        <>
          <canvas ref={canvas} className={styles.canvas} aria-hidden />
          <div ref={text} className={styles.text} />
        </>
      )}
      {hasFailed && (
        <Flex vertical align="center" justify="center" gap={8} style={{ height: '100%' }} role="alert">
          {t('pageFailed', { page: number })}
          <Button onClick={retry}>{t('retry')}</Button>
        </Flex>
      )}
    </article>
  );
}
