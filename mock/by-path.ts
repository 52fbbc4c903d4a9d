import { getResponse, type HttpHandler, http } from 'msw';
import { API_PREFIX } from '../src/contract/api-prefix';

/** What an address must look like for MSW to find a handler's path in it, `:name` being any one part. */
function toPattern({ info: { path } }: HttpHandler) {
  if (typeof path !== 'string') return /^/;
  const escaped = path.replaceAll(/[.?+^$()[\]{}|\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i');
}

/**
 * One handler in place of all, which tries those alone whose method and path fit. MSW tries each in turn, and for each
 * it reads the cookies and compiles the path again: with hundreds, this takes longer than the response itself.
 */
export function byPath(handlers: readonly HttpHandler[]) {
  const known = handlers.map((handler) => ({ handler, pattern: toPattern(handler), method: handler.info.method }));
  return http.all(`*${API_PREFIX}/*`, ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    const fitting = known.filter(
      ({ pattern, method }) =>
        (method instanceof RegExp ? method.test(request.method) : method === request.method) &&
        pattern.test(origin + pathname),
    );
    return getResponse(
      fitting.map(({ handler }) => handler),
      request,
    );
  });
}
