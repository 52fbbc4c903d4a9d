import {
  GlobalWorkerOptions,
  getDocument,
  PasswordResponses,
  type PDFDocumentProxy,
  VerbosityLevel,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Path of the pdf.js files, set by config/pdf.ts. */
const files = `/pdfjs-${version}`;
GlobalWorkerOptions.workerSrc = `${files}/pdf.worker.js`;

/**
 * Why a PDF cannot be shown: it needs a password, the password is wrong, it is not a valid PDF, it has no pages, or
 * loading failed.
 */
export type PdfProblem = 'password' | 'wrongPassword' | 'broken' | 'noPages' | 'failed';

export type OpenedPdf = { document: PDFDocumentProxy } | { problem: PdfProblem };

function toPdfProblem(error: unknown): PdfProblem {
  if (!(error instanceof Error)) return 'failed';
  // By name: the library does not export all of its error classes.
  if (error.name === 'PasswordException') {
    const isWrong = 'code' in error && error.code === PasswordResponses.INCORRECT_PASSWORD;
    return isWrong ? 'wrongPassword' : 'password';
  }
  return error.name === 'InvalidPDFException' ? 'broken' : 'failed';
}

/**
 * Opens a PDF in a worker.
 *
 * @returns `opened`: the result; `destroy`: ends worker and document at any time
 */
export function openPdf(bytes: ArrayBuffer, password?: string) {
  const task = getDocument({
    data: new Uint8Array(bytes),
    password,
    isEvalSupported: false,
    // Warnings may quote the file.
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
