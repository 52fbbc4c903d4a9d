import { inject } from 'vitest';

/** URL of the server of this worker. Parallel test files have separate servers, and so separate data in the mock. */
export function baseUrl() {
  const url = inject('baseUrls')[Number(process.env.VITEST_POOL_ID ?? 1) - 1];
  if (!url) throw new Error(`worker ${process.env.VITEST_POOL_ID} has no server`);
  return url;
}
