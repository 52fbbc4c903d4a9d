/**
 * What the production page may load. `frame-ancestors` works only as a
 * header, so the web server has to send it; docs/deployment.md says how.
 *
 * @param imageOrigins origins, separated by spaces, that serve uploaded pictures in production
 */
export function contentSecurityPolicy(imageOrigins = '') {
  return [
    "default-src 'none'",
    "script-src 'self'",
    // antd writes its styles into the document.
    "style-src 'self' 'unsafe-inline'",
    // The PDF viewer reads files in one.
    "worker-src 'self'",
    "connect-src 'self'",
    `img-src 'self' data: blob: ${imageOrigins}`.trim(),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
