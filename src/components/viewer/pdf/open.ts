import {
  GlobalWorkerOptions,
  getDocument,
  PasswordResponses,
  type PDFDocumentProxy,
  VerbosityLevel,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Where config/pdf.ts puts them. */
const files = `/pdfjs-${version}`;
GlobalWorkerOptions.workerSrc = `${files}/pdf.worker.js`;

/** Why a PDF cannot be shown: it asks for a password, was given a wrong one, is none, has no pages, or what reads it did not come. */
export type PdfProblem = 'password' | 'wrongPassword' | 'broken' | 'noPages' | 'failed';

export type OpenedPdf = { document: PDFDocumentProxy } | { problem: PdfProblem };

function toPdfProblem(error: unknown): PdfProblem {
  if (!(error instanceof Error)) return 'failed';
  // By their names: not all of its errors does the library export.
  if (error.name === 'PasswordException') {
    const isWrong = 'code' in error && error.code === PasswordResponses.INCORRECT_PASSWORD;
    return isWrong ? 'wrongPassword' : 'password';
  }
  return error.name === 'InvalidPDFException' ? 'broken' : 'failed';
}

/**
 * Begins to read a PDF in a worker.
 *
 * @returns what came of it, and `destroy`, which ends worker and document at any time
 */
export function openPdf(bytes: ArrayBuffer, password?: string) {
  const task = getDocument({
    data: new Uint8Array(bytes),
    password,
    isEvalSupported: false,
    // What it warns of may quote the file.
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    cMapUrl: `${files}/cmaps/`,
    wasmUrl: `${files}/wasm/`,
  });
  const opened: Promise<OpenedPdf> = task.promise.then(
    (document) => (document.numPages > 0 ? { document } : { problem: 'noPages' }),
    (error) => ({ problem: toPdfProblem(error) }),
  );
  return { opened, destroy: () => void task.destroy() };
}
