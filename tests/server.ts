import { delay, HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { server as mock } from '../mock/handlers';

const JITTER_MS = Number(process.env.TEST_JITTER_MS ?? 0);

/** Delays each response of the mock by up to TEST_JITTER_MS, so that responses arrive in a different order each run. */
const late = http.all('*/api/*', async () => {
  const asked = testNumber;
  await delay(Math.random() * JITTER_MS);
  // The next test has begun and has replaced the world.
  if (asked !== testNumber) return HttpResponse.error();
});
let testNumber = 0;

/** MSW server with the handlers of the mock, the same that `umi dev` uses. */
export const server = setupServer(...(JITTER_MS > 0 ? [late] : []), mock);

/** Removes the handlers and listeners that a test has added, and aborts its delayed responses. */
export function resetServer() {
  testNumber += 1;
  server.resetHandlers();
  server.events.removeAllListeners();
}

type Method = 'GET' | 'POST' | 'PUT';

const at = (method: Method, path: string, respond: () => Response | Promise<Response>) =>
  http[method.toLowerCase() as 'get' | 'post' | 'put'](`*/api/admin/v1${path}`, respond);

/** Handlers for failing requests: `server.use(fault.status('GET', '/members', 500))`. */
export const fault = {
  /** Responds with a status and no body. */
  status: (method: Method, path: string, status: number) => at(method, path, () => new HttpResponse(null, { status })),
  /** Responds with any value as JSON. */
  json: (method: Method, path: string, body: JsonBodyType, status = 200) =>
    at(method, path, () => HttpResponse.json(body, { status })),
  /** Responds with the body as it is. */
  raw: (method: Method, path: string, body: string, { status = 200, type = 'application/json' } = {}) =>
    at(method, path, () => new HttpResponse(body, { status, headers: { 'Content-Type': type } })),
  /** Fails with a network error. */
  reset: (method: Method, path: string) => at(method, path, () => HttpResponse.error()),
};

/** Records all later API calls as `METHOD /path`, in the order in which they start. */
export function recordCalls() {
  const calls: string[] = [];
  server.events.on('request:start', ({ request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname.replace('/api/admin/v1', '')}`);
  });
  return calls;
}
