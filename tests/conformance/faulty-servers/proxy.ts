import { API_PREFIX } from '@/contract/api-prefix';
import type { Fetch } from '../api/client';

/** A request on its way through the proxy. */
export type Passing = {
  request: Request;
  method: string;
  /** Below the API's prefix. */
  path: string;
  query: URLSearchParams;
  /** As JSON; undefined where it is none. */
  body: unknown;
};

/** What a server does otherwise: takes what it is asked, and what the right one would answer. */
export type Wrong = (passing: Passing, next: Fetch) => Promise<Response>;

// biome-ignore lint/suspicious/noExplicitAny: what a server answers is changed at any depth
export type Json = any;

const jsonOf = async (message: Request | Response): Promise<unknown> => {
  try {
    return await message.clone().json();
  } catch {
    return undefined;
  }
};

/** A server that answers as `wrong` does. */
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

/** Of calls of this pattern, `GET /members/:id` or `* *`, what `wrong` does; of all others nothing. */
export const on =
  (pattern: string, wrong: Wrong): Wrong =>
  (passing, next) =>
    matches(pattern, passing) ? wrong(passing, next) : next(passing.request);

const withJson = (answer: Response, json: unknown, status = answer.status) => {
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify(json), { status, headers });
};

/** Changes what an answer says. @param change returns the new JSON, or changes the one that it is given */
export const saying =
  (change: (json: Json, passing: Passing) => unknown): Wrong =>
  async (passing, next) => {
    const answer = await next(passing.request);
    const json = (await jsonOf(answer)) as Json;
    return json === undefined ? answer : withJson(answer, change(json, passing) ?? json);
  };

/** The same, of answers that are successes. */
export const sayingOnSuccess = (change: (json: Json, passing: Passing) => unknown): Wrong =>
  saying((json, passing) => (json.success ? change(json, passing) : undefined));

/** Changes the rows of a list. */
export const sayingOfRows = (change: (row: Json, passing: Passing) => void): Wrong =>
  sayingOnSuccess(({ data }, passing) => {
    for (const row of data?.list ?? (Array.isArray(data) ? data : [])) change(row, passing);
  });

/** Asks the right server something else than was asked. */
export const askingWith =
  (change: (query: URLSearchParams, passing: Passing) => void): Wrong =>
  (passing, next) => {
    const url = new URL(passing.request.url);
    change(url.searchParams, passing);
    return next(new Request(url, passing.request));
  };

/** The same of a body. */
export const askingWithBody =
  (change: (body: Json, passing: Passing, next: Fetch) => unknown): Wrong =>
  async (passing, next) => {
    // What is no JSON goes on as it is.
    if (passing.body === undefined) return next(passing.request);
    const body = structuredClone(passing.body) as Json;
    const changed = (await change(body, passing, next)) ?? body;
    return next(new Request(passing.request, { body: JSON.stringify(changed) }));
  };

/** Answers success without doing anything. */
export const doingNothing =
  (dataOf: (passing: Passing, next: Fetch) => Promise<unknown> = async () => null): Wrong =>
  async (passing, next) => {
    const data = await dataOf(passing, next);
    return Response.json({ success: true, data }, { headers: { 'Cache-Control': 'no-store' } });
  };

/** Asks the right server for something else with the same session. @returns its data */
export async function aside({ request }: Passing, next: Fetch, path: string): Promise<Json> {
  const url = new URL(`${API_PREFIX}${path}`, request.url);
  const answer = await next(new Request(url, { headers: { cookie: request.headers.get('cookie') ?? '' } }));
  return ((await jsonOf(answer)) as Json)?.data;
}

/** Changes headers. */
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
