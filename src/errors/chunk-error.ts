/**
 * True for code of a page that did not arrive: missing after a deployment, cut off, or slower than
 * the 120 s of docs/spec.md section 8. React.lazy remembers the failure, so only a reload mends it.
 */
export function isChunkError(error: unknown) {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || /loading (css )?chunk .+ failed/i.test(error.message);
}
