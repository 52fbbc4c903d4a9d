import { inject } from 'vitest';

/** The server of this worker: what one file changes in the mock's world no other file sees change. */
export function baseUrl() {
  const url = inject('baseUrls')[Number(process.env.VITEST_POOL_ID ?? 1) - 1];
  if (!url) throw new Error(`no server of worker ${process.env.VITEST_POOL_ID}`);
  return url;
}
