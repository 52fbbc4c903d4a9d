import { getResponse } from 'msw';
import { API_PREFIX } from '@/contract/api-prefix';
import type { Endpoint } from '@/contract/endpoint';
import { Envelope } from '@/contract/envelope';
import { server } from '../../../mock/handlers';
import { undocumented } from '../../answers';

export const credentials = { username: 'operator', password: 'health-2021' };

type Options = {
  /** Path parameters such as `id`; an unknown id by default. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  raw?: string;
  /** Form data to send instead of a JSON body. */
  form?: FormData;
  cookie?: string;
  headers?: Record<string, string>;
};

/** Sends one request to the mock and returns the response; throws when config/openapi.json does not document it. */
export async function fetchFrom({ method, path }: Pick<Endpoint, 'method' | 'path'>, options: Options = {}) {
  const filled = path.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(options.params?.[name] ?? 'nothing'));
  const url = new URL(`${API_PREFIX}${filled}`, 'http://mock.invalid');
  for (const [name, value] of Object.entries(options.query ?? {})) url.searchParams.set(name, value);
  const isWrite = method !== 'GET';
  const request = new Request(url, {
    method,
    headers: {
      // Request sets the content type of a form with its boundary.
      ...(isWrite && !options.form && { 'Content-Type': 'application/json' }),
      ...(isWrite && { 'X-Requested-With': 'XMLHttpRequest' }),
      ...(options.cookie && { cookie: options.cookie }),
      ...options.headers,
    },
    body: isWrite ? (options.form ?? options.raw ?? JSON.stringify(options.body ?? {})) : undefined,
  });
  const response = await getResponse([server], request);
  if (!response) throw new Error(`${method} ${path} has no handler`);
  const problem = await undocumented(request, response);
  if (problem) throw new Error(`not documented in config/openapi.json: ${problem}`);
  return response;
}

/** Sends one request and parses the envelope of the response. */
export async function send(endpoint: Pick<Endpoint, 'method' | 'path'>, options: Options = {}) {
  const response = await fetchFrom(endpoint, options);
  const envelope = Envelope.parse(await response.json());
  return { status: response.status, headers: response.headers, envelope, data: envelope.data };
}

/** Signs in and returns the session cookie. */
export async function sessionCookie(who = credentials) {
  const { headers } = await send({ method: 'POST', path: '/login' }, { body: who });
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
