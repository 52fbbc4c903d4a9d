/**
 * The Content-Security-Policy of the production page. `frame-ancestors` works only as a header, so the web server has
 * to send it (docs/deployment.md).
 *
 * @param imageOrigins origins, separated by spaces, that serve uploaded pictures in production
 */
export function contentSecurityPolicy(imageOrigins = '') {
  return [
    "default-src 'none'",
    "script-src 'self'",
    // antd inserts style elements at run time.
    "style-src 'self' 'unsafe-inline'",
    // The PDF viewer parses files in a worker.
    "worker-src 'self'",
    "connect-src 'self'",
    `img-src 'self' data: blob: ${imageOrigins}`.trim(),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
