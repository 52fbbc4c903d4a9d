const KEPT_MS = 10_000;

/** Hands a file to the browser. */
export function downloadBlob(blob: Blob, fileName: string) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** Name of a file: what it is of and of when, without what file systems forbid. */
export const fileNameOf = (parts: readonly string[], extension: string) =>
  `${parts.join('_').replace(/[\\/:*?"<>|\s]+/g, '-')}.${extension}`;
