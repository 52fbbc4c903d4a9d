import { version } from 'pdfjs-dist/package.json';

const from = 'node_modules/pdfjs-dist';
// The version in the address lets a console that is open during a deployment find those of its own.
const to = `dist/pdfjs-${version}`;

/**
 * What the PDF viewer asks for beside its code: the worker, as it is, for Umi would wrap it up so that it is a module no
 * more, and by another name, as web servers do not all know that .mjs is a script; tables of Chinese encodings, for the
 * many reports that do not bring their fonts; decoders of scanned pages.
 */
export const pdfFiles = [
  { from: `${from}/legacy/build/pdf.worker.min.mjs`, to: `${to}/pdf.worker.js` },
  { from: `${from}/cmaps`, to: `${to}/cmaps` },
  { from: `${from}/wasm`, to: `${to}/wasm` },
];
