import { afterEach, expect, test, vi } from 'vitest';
import { sha256 } from './sha256';

afterEach(() => vi.unstubAllGlobals());

test('the fingerprint of a text is that of its UTF-8', async () => {
  expect(await sha256('同意')).toBe('905819e2e3a059a02087855e9f326d05c877c1767ec31dc012c5c44652840230');
});

test('where there is no secure context there is none', async () => {
  vi.stubGlobal('crypto', { getRandomValues: () => {} });
  expect(await sha256('同意')).toBeUndefined();
});
