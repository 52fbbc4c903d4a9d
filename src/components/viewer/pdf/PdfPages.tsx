import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type ReactNode, useState } from 'react';
import { FileLoading } from '../FileLoading';
import { ViewerFrame } from '../ViewerFrame';
import { PdfPage } from './PdfPage';
import { usePageSize } from './usePageSize';

type Props = { document: PDFDocumentProxy; name: string; actions?: ReactNode; watermark?: string };

/**
 * All pages of a PDF, one below the other. A page is assumed to be as large as the first until it comes near the
 * viewport.
 */
export function PdfPages({ document, name, actions, watermark }: Props) {
  const size = usePageSize(document);
  const [page, setPage] = useState(1);
  if (!size) return <FileLoading />;
  return (
    <ViewerFrame
      name={name}
      size={size}
      place={{ page, count: document.numPages }}
      actions={actions}
      watermark={watermark}
    >
      {(view) =>
        Array.from({ length: document.numPages }, (_, index) => (
          <PdfPage
            // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other key
            key={index}
            document={document}
            number={index + 1}
            firstSize={size}
            view={view}
            onCurrent={setPage}
          />
        ))
      }
    </ViewerFrame>
  );
}
