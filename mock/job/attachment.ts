/**
 * Headers of a file download. Headers are limited to ASCII, so `name` is encoded according to RFC 5987, and `plain` is
 * a fallback for old clients.
 */
export const createAttachmentHeaders = (type: string, name: string, plain: string) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
});
