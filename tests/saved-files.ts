import { afterEach, beforeEach, vi } from 'vitest';

/** Collects the files that the console saves through the browser, in order; empties the list before each test. */
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
