import { version } from 'pdfjs-dist/package.json';

const from = 'node_modules/pdfjs-dist';
// The URL contains the version, so that a page that is open during a deployment still loads matching files.
const to = `dist/pdfjs-${version}`;

/**
 * Files that the PDF viewer loads at run time:
 * - the worker, copied because Umi's wrapper would break the module, and renamed because not every web server serves
 * .mjs
 *   as a script;
 * - tables of Chinese encodings, for the many reports without embedded fonts;
 * - decoders of scanned pages.
 */
export const pdfFiles = [
  { from: `${from}/legacy/build/pdf.worker.min.mjs`, to: `${to}/pdf.worker.js` },
  { from: `${from}/cmaps`, to: `${to}/cmaps` },
  { from: `${from}/wasm`, to: `${to}/wasm` },
];
