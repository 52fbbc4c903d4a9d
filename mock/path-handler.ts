import { getResponse, type HttpHandler, http } from 'msw';
import { API_PREFIX } from '../src/contract/api-prefix';

/** Regular expression for the URLs of a handler; `:name` matches any one path segment. */
function toPattern({ info: { path } }: HttpHandler) {
  if (typeof path !== 'string') return /^/;
  const escaped = path.replaceAll(/[.?+^$()[\]{}|\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i');
}

/**
 * Replaces all handlers by one that only tries those with a matching method and path. MSW tries each handler in turn,
 * reading cookies and compiling paths each time; with hundreds of handlers, this takes longer than the response itself.
 */
export function createPathHandler(handlers: readonly HttpHandler[]) {
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
