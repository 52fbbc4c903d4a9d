import { type PageViewport, type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Larger canvases stay blank on some devices. */
const MAX_PIXELS = 16_000_000;

type Target = { canvas: HTMLCanvasElement; text: HTMLElement };

/** Canvas pixels per page pixel, in either direction. */
const getPixelRatio = ({ width, height }: PageViewport) =>
  Math.min(window.devicePixelRatio, Math.sqrt(MAX_PIXELS / (width * height)));

/**
 * Renders a page to a canvas, with invisible text over it to be selected and read out.
 *
 * @returns `drawn`, which rejects if the page cannot be rendered or is cancelled, and `cancel`
 */
export function renderPage(page: PDFPageProxy, viewport: PageViewport, { canvas, text }: Target) {
  const density = getPixelRatio(viewport);
  canvas.width = Math.floor(viewport.width * density);
  canvas.height = Math.floor(viewport.height * density);
  const picture = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
  text.replaceChildren();
  const words = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
  return {
    drawn: Promise.all([picture.promise, words.render()]),
    cancel: () => {
      picture.cancel();
      words.cancel();
    },
  };
}
