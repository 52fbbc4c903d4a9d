/**
 * With `API_TARGET=https://…` the console talks to a real backend instead of the mock.
 * Without it there is no proxy and Umi serves `mock/`.
 */
export function proxyTo(target: string | undefined) {
  if (!target) return undefined;
  return { '/api/admin/v1': { target, changeOrigin: true } };
}
