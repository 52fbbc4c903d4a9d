import { inject } from 'vitest';

/** The server of this worker. Files that run at the same time do not see each other's changes of the mock's world. */
export function baseUrl() {
  const url = inject('baseUrls')[Number(process.env.VITEST_POOL_ID ?? 1) - 1];
  if (!url) throw new Error(`no server of worker ${process.env.VITEST_POOL_ID}`);
  return url;
}
