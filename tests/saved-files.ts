import { afterEach, beforeEach, vi } from 'vitest';

/** What the console hands to the browser as files, in order, anew for each test of the file that asks. */
export function savedFiles(): Blob[] {
  const files: Blob[] = [];
  beforeEach(() => {
    files.length = 0;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => {} });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  return files;
}
