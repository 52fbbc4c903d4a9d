/**
 * Headers of an answer that is a file to be saved. A header knows ASCII only: the name as RFC 5987 has it, and `plain`
 * for old readers.
 */
export const attachment = (type: string, name: string, plain: string) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
});
