/**
 * Whether a page's code failed to load: missing after a deployment, cut off, or slower than the 120 s of docs/spec.md
 * section 8. React.lazy caches the failure, so only a reload helps.
 */
export function isChunkError(error: unknown) {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || /loading (css )?chunk .+ failed/i.test(error.message);
}
