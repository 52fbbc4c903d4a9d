import { type DefaultBodyType, HttpResponse, http, type JsonBodyType, type PathParams } from 'msw';
import type { z } from 'zod';
import { API_PREFIX } from '../src/contract/api-prefix';
import type { Endpoint } from '../src/contract/endpoint';
import type { Envelope } from '../src/contract/envelope';
import { Fault } from './fault';
import type { Operator } from './fixtures/operators';
import { message } from './messages';
import { operatorOf } from './session-cookie';

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

export type Call<E extends Endpoint> = {
  request: Request;
  params: PathParams;
  query: Output<E['query']>;
  body: Output<E['body']>;
  /** The signed-in operator; on `open` endpoints perhaps nobody. */
  operator: E['open'] extends true ? Operator | undefined : Operator;
};

/** What a handler answers: the data, or data with headers. */
export class Answer<Data> {
  constructor(
    readonly data: Data,
    readonly headers: Record<string, string>,
  ) {}
}

type Resolver<E extends Endpoint> = (
  call: Call<E>,
) => z.input<E['data']> | Answer<z.input<E['data']>> | Promise<z.input<E['data']> | Answer<z.input<E['data']>>>;

let requestCount = 0;

/**
 * An MSW handler that behaves as the server would: it checks session, origin and request against
 * the contract, wraps the answer into the envelope, and refuses to send what the contract forbids.
 */
export function handle<const E extends Endpoint>(endpoint: E, resolver: Resolver<E>) {
  const method = endpoint.method.toLowerCase() as Lowercase<E['method']>;
  return http[method]<PathParams, DefaultBodyType>(
    `*${API_PREFIX}${endpoint.path}`,
    async ({ request, params, cookies }) => {
      requestCount += 1;
      const requestId = `mock-${requestCount}`;
      try {
        const operator = operatorOf(cookies);
        if (!operator && !endpoint.open) throw new Fault(401, refusal('unauthorized', request));
        if (endpoint.method !== 'GET' && !request.headers.get('x-requested-with')) {
          throw new Fault(403, refusal('forged', request));
        }
        const call = {
          request,
          params,
          operator,
          query: check(endpoint.query, Object.fromEntries(new URL(request.url).searchParams), request),
          body: endpoint.body ? check(endpoint.body, await jsonOf(request), request) : undefined,
        } as Call<E>;

        const answer = await resolver(call);
        const { data, headers } = answer instanceof Answer ? answer : { data: answer, headers: {} };
        const checked = endpoint.data.safeParse(data);
        if (!checked.success) {
          throw new Fault(500, {
            errorCode: 'CONTRACT',
            errorMessage: `${endpoint.method} ${endpoint.path}: ${checked.error.message}`,
          });
        }
        return respond(200, { success: true, data, requestId }, headers);
      } catch (error) {
        const fault = error instanceof Fault ? error : new Fault(500, refusal('internal', request));
        return respond(fault.status, { success: false, ...fault.refusal, requestId }, fault.headers);
      }
    },
  );
}

/** A refusal with the server's message in the caller's language. */
export const refusal = (id: Parameters<typeof message>[0], request: Request, data?: unknown) => ({
  errorCode: id.replace(/[A-Z]/g, '_$&').toUpperCase(),
  errorMessage: message(id, request),
  data,
});

function respond(status: number, envelope: Envelope, headers: Record<string, string>) {
  return HttpResponse.json(envelope as JsonBodyType, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

async function jsonOf(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw new Fault(400, refusal('malformed', request));
  }
}

function check(schema: z.ZodType | undefined, input: unknown, request: Request) {
  if (!schema) return undefined;
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fieldErrors = Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
  throw new Fault(422, refusal('invalid', request, { fieldErrors }));
}
