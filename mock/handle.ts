import { type DefaultBodyType, HttpResponse, http, type JsonBodyType, type PathParams } from 'msw';
import type { z } from 'zod';
import { API_PREFIX } from '../src/contract/api-prefix';
import type { Endpoint } from '../src/contract/endpoint';
import type { Envelope } from '../src/contract/envelope';
import { checkInput } from './check-input';
import { Fault } from './fault';
import type { Operator } from './fixtures/operators';
import { getLanguage, type Language } from './language';
import { messages } from './messages';
import { getOperator } from './session/cookie';

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type Call<E extends Endpoint> = {
  request: Request;
  /** Request id of the response envelope. */
  requestId: string;
  /** Language of the response. */
  language: Language;
  params: Record<ParamNames<E['path']>, string>;
  query: Output<E['query']>;
  body: Output<E['body']>;
  /** The signed-in operator; may be missing on `open` endpoints. */
  operator: E['open'] extends true ? Operator | undefined : Operator;
};

/** Return value of a handler: the data, or data with headers. */
export class Answer<Data> {
  constructor(
    readonly data: Data,
    readonly headers: Record<string, string>,
  ) {}
}

type Resolver<E extends Endpoint> = (
  call: Call<E>,
) => z.input<E['data']> | Answer<z.input<E['data']>> | Promise<z.input<E['data']> | Answer<z.input<E['data']>>>;

/** A file and its response headers. */
export type MockFile = { body: BodyInit; headers: Record<string, string> };

/** Files have no envelope, so the request id is in a header. */
const REQUEST_ID = 'X-Request-Id';

let requestCount = 0;

/**
 * Creates an MSW handler that behaves like the server: it checks session, origin and request against the contract,
 * wraps the data in the envelope, and refuses to send data that the contract does not allow.
 */
export function handle<const E extends Endpoint>(endpoint: E, resolver: Resolver<E>) {
  return createHandler(endpoint, async (call) => {
    const answer = await resolver(call);
    const { data, headers } = answer instanceof Answer ? answer : { data: answer, headers: {} };
    const checked = endpoint.data.safeParse(data);
    if (!checked.success) {
      console.error(`${endpoint.method} ${endpoint.path}: ${checked.error.message}`);
      throw new Fault(messages.contract);
    }
    // Sends the parsed data, so that fields outside the contract are dropped.
    return respond(200, { success: true, data: checked.data, requestId: call.requestId }, headers);
  });
}

/** Like `handle`, but responds with a file instead of an envelope; errors are in an envelope. */
export const handleFile = <const E extends Endpoint>(
  endpoint: E,
  fileOf: (call: Call<E>) => MockFile | Promise<MockFile>,
) =>
  createHandler(endpoint, async (call) => {
    const { body, headers } = await fileOf(call);
    return new HttpResponse(body, { headers: { ...headers, [REQUEST_ID]: call.requestId } });
  });

function createHandler<const E extends Endpoint>(endpoint: E, answer: (call: Call<E>) => Promise<Response>) {
  const method = endpoint.method.toLowerCase() as Lowercase<E['method']>;
  const path = `*${API_PREFIX}${endpoint.path}`;
  return http[method]<PathParams, DefaultBodyType>(path, async ({ request, params, cookies }) => {
    requestCount += 1;
    const requestId = `mock-${requestCount}`;
    try {
      return await answer(await toCall(endpoint, { request, requestId, params, operator: getOperator(cookies) }));
    } catch (error) {
      if (!(error instanceof Fault)) console.error(error);
      const fault = error instanceof Fault ? error : new Fault(messages.internal);
      return respond(fault.status, { ...fault.envelope(getLanguage(request)), requestId }, fault.details.headers);
    }
  });
}

type Received = { request: Request; requestId: string; params: PathParams; operator: Operator | undefined };

/** Checks session, origin and contract, and returns the parsed request. @throws Fault */
async function toCall<E extends Endpoint>(endpoint: E, received: Received) {
  const { request, operator } = received;
  if (!operator && !endpoint.open) throw new Fault(messages.unauthorized);
  if (endpoint.method !== 'GET' && !request.headers.get('x-requested-with')) throw new Fault(messages.forged);
  return {
    ...received,
    language: getLanguage(request),
    query: check(endpoint.query, parseQuery(request), request),
    body: endpoint.body ? check(endpoint.body, await parseBody(endpoint, request), request) : undefined,
  } as unknown as Call<E>;
}

function respond(status: number, envelope: Envelope, headers: Record<string, string> = {}) {
  return HttpResponse.json(envelope as JsonBodyType, {
    status,
    headers: { 'Cache-Control': 'no-store', [REQUEST_ID]: envelope.requestId ?? '', ...headers },
  });
}

/** A repeated parameter becomes an array, which no schema accepts: multiple values are separated by commas. */
function parseQuery({ url }: Request) {
  const { searchParams } = new URL(url);
  return Object.fromEntries(
    [...searchParams].map(([name, value]) => {
      const values = searchParams.getAll(name);
      return [name, values.length > 1 ? values : value];
    }),
  );
}

async function parseBody({ multipart }: Endpoint, request: Request): Promise<unknown> {
  try {
    return multipart ? Object.fromEntries(await request.formData()) : await request.json();
  } catch {
    throw new Fault(messages.malformed);
  }
}

function check(schema: z.ZodType | undefined, input: unknown, request: Request) {
  if (!schema) return undefined;
  const { data, fields } = checkInput(schema, input, getLanguage(request));
  if (fields) throw new Fault(messages.invalid, { fields });
  return data;
}
