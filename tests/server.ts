import { delay, HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { server as mock } from '../mock/handlers';

const JITTER_MS = Number(process.env.TEST_JITTER_MS ?? 0);

/** Lets what the mock answers wait up to TEST_JITTER_MS, so that answers come in another order each time. */
const late = http.all('*/api/*', async () => {
  const asked = testNumber;
  await delay(Math.random() * JITTER_MS);
  // The world is that of the next test by now.
  if (asked !== testNumber) return HttpResponse.error();
});
let testNumber = 0;

/** The mock's handlers at the network's edge: the same that `umi dev` answers with. */
export const server = setupServer(...(JITTER_MS > 0 ? [late] : []), mock);

/** Removes the handlers and listeners that a test has added. */
export function resetServer() {
  testNumber += 1;
  server.resetHandlers();
  server.events.removeAllListeners();
}

type Method = 'GET' | 'POST' | 'PUT';

const at = (method: Method, path: string, respond: () => Response | Promise<Response>) =>
  http[method.toLowerCase() as 'get' | 'post' | 'put'](`*/api/admin/v1${path}`, respond);

/** One-line faults: `server.use(fault.status('GET', '/members', 500))`. */
export const fault = {
  /** An error status without an envelope. */
  status: (method: Method, path: string, status: number) => at(method, path, () => new HttpResponse(null, { status })),
  /** Any body, as JSON. */
  json: (method: Method, path: string, body: JsonBodyType, status = 200) =>
    at(method, path, () => HttpResponse.json(body, { status })),
  /** Any body, as it is. */
  raw: (method: Method, path: string, body: string, { status = 200, type = 'application/json' } = {}) =>
    at(method, path, () => new HttpResponse(body, { status, headers: { 'Content-Type': type } })),
  /** A connection that is cut. */
  reset: (method: Method, path: string) => at(method, path, () => HttpResponse.error()),
};

/** Records the calls of the API from now on, as `METHOD /path`, in the order in which they start. */
export function recordCalls() {
  const calls: string[] = [];
  server.events.on('request:start', ({ request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname.replace('/api/admin/v1', '')}`);
  });
  return calls;
}
