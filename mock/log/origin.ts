/** Origin of a request for the access log (docs/domain.md 5.4). */
export type Origin = { ip: string; userAgent: string; requestId: string };

const LOOPBACK = '127.0.0.1';
const MAX_USER_AGENT = 255;

/** Without a proxy, requests to the mock come from its own machine. */
export const getOrigin = ({ request, requestId }: { request: Request; requestId: string }): Origin => ({
  ip: request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() || LOOPBACK,
  userAgent: (request.headers.get('user-agent') ?? '').slice(0, MAX_USER_AGENT),
  requestId,
});
