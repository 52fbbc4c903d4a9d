const REVOKE_DELAY_MS = 10_000;

/** Downloads a file. */
export function saveBlob(blob: Blob, fileName: string) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
