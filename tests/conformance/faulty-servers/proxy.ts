import { API_PREFIX } from '@/contract/api-prefix';
import type { Fetch } from '../api/client';

/** A request that passes through the proxy. */
export type Passing = {
  request: Request;
  method: string;
  /** Path without the API prefix. */
  path: string;
  query: URLSearchParams;
  /** Body parsed as JSON; undefined for GET or if it is not JSON. */
  body: unknown;
};

/** Faulty behavior: handles a request itself or changes request or response of the correct server (`next`). */
export type Wrong = (passing: Passing, next: Fetch) => Promise<Response>;

// biome-ignore lint/suspicious/noExplicitAny: faults change JSON at any depth
export type Json = any;

const jsonOf = async (message: Request | Response): Promise<unknown> => {
  try {
    return await message.clone().json();
  } catch {
    return undefined;
  }
};

/** A server with the behavior of `wrong`. */
export const proxied =
  (fetchIt: Fetch, wrong: Wrong): Fetch =>
  async (request) => {
    const { pathname, searchParams: query } = new URL(request.url);
    const path = pathname.slice(API_PREFIX.length);
    const body = request.method === 'GET' ? undefined : await jsonOf(request);
    return wrong({ request, method: request.method, path, query, body }, fetchIt);
  };

const matches = (pattern: string, { method, path }: Passing) => {
  const [wanted, template = ''] = pattern.split(' ');
  const like = new RegExp(`^${template.replaceAll(/:\w+/g, '[^/]+').replace('*', '.*')}$`);
  return (wanted === '*' || wanted === method) && like.test(path);
};

/** Applies `wrong` to calls that match a pattern such as `GET /members/:id` or `* *`, and passes all others on. */
export const on =
  (pattern: string, wrong: Wrong): Wrong =>
  (passing, next) =>
    matches(pattern, passing) ? wrong(passing, next) : next(passing.request);

const withJson = (answer: Response, json: unknown, status = answer.status) => {
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify(json), { status, headers });
};

/** Changes the JSON of a response. @param change returns new JSON or mutates its argument */
export const saying =
  (change: (json: Json, passing: Passing) => unknown): Wrong =>
  async (passing, next) => {
    const answer = await next(passing.request);
    const json = (await jsonOf(answer)) as Json;
    return json === undefined ? answer : withJson(answer, change(json, passing) ?? json);
  };

/** Changes the JSON of successful responses. */
export const sayingOnSuccess = (change: (json: Json, passing: Passing) => unknown): Wrong =>
  saying((json, passing) => (json.success ? change(json, passing) : undefined));

/** Changes the rows of a list response. */
export const sayingOfRows = (change: (row: Json, passing: Passing) => void): Wrong =>
  sayingOnSuccess(({ data }, passing) => {
    for (const row of data?.list ?? (Array.isArray(data) ? data : [])) change(row, passing);
  });

/** Changes the query before the request reaches the correct server. */
export const askingWith =
  (change: (query: URLSearchParams, passing: Passing) => void): Wrong =>
  (passing, next) => {
    const url = new URL(passing.request.url);
    change(url.searchParams, passing);
    return next(new Request(url, passing.request));
  };

/** Changes the body before the request reaches the correct server. */
export const askingWithBody =
  (change: (body: Json, passing: Passing, next: Fetch) => unknown): Wrong =>
  async (passing, next) => {
    // A body that is not JSON is passed on unchanged.
    if (passing.body === undefined) return next(passing.request);
    const body = structuredClone(passing.body) as Json;
    const changed = (await change(body, passing, next)) ?? body;
    return next(new Request(passing.request, { body: JSON.stringify(changed) }));
  };

/** Returns success without doing anything. */
export const doingNothing =
  (dataOf: (passing: Passing, next: Fetch) => Promise<unknown> = async () => null): Wrong =>
  async (passing, next) => {
    const data = await dataOf(passing, next);
    return Response.json({ success: true, data }, { headers: { 'Cache-Control': 'no-store' } });
  };

/** Sends a GET to the correct server with the same session. @returns `data` of the response */
export async function aside({ request }: Passing, next: Fetch, path: string): Promise<Json> {
  const url = new URL(`${API_PREFIX}${path}`, request.url);
  const answer = await next(new Request(url, { headers: { cookie: request.headers.get('cookie') ?? '' } }));
  return ((await jsonOf(answer)) as Json)?.data;
}

/** Changes the headers of a response. */
export const withHeaders =
  (change: (headers: Headers) => void): Wrong =>
  async (passing, next) => {
    const answer = await next(passing.request);
    const headers = new Headers(answer.headers);
    change(headers);
    return new Response(answer.body, { status: answer.status, headers });
  };

/** Changes the bytes of a file. */
export const withBytes =
  (change: (bytes: Uint8Array) => BodyInit): Wrong =>
  async (passing, next) => {
    const answer = await next(passing.request);
    if (!answer.ok) return answer;
    return new Response(change(new Uint8Array(await answer.arrayBuffer())), { headers: answer.headers });
  };
