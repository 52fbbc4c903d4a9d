import { API_PREFIX } from '@/contract/api-prefix';
import type { Endpoint } from '@/contract/endpoint';

/** What one call is sent with. */
export type Sent = {
  /** Of the path, such as `id`. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Of the query as well: what stands in it a second time. */
  again?: Record<string, string>;
  /** Written as JSON. */
  body?: unknown;
  /** The body is about somebody: reports do not say it. */
  isPersonal?: boolean;
  /** Instead of JSON. */
  form?: FormData;
  /** Instead of JSON, as it is. */
  raw?: string;
  /** Without the session. */
  isAnonymous?: boolean;
  /** Without `X-Requested-With`. */
  isForged?: boolean;
  headers?: Record<string, string>;
};

const REQUESTED_WITH = { 'X-Requested-With': 'XMLHttpRequest' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Where a call lies, with its parameters. @param origin of the server, such as `https://console.example` */
export function addressOf(
  { path }: Pick<Endpoint, 'path'>,
  { params = {}, query = {}, again = {} }: Sent,
  origin: string,
) {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} is asked without ${name}`);
    return encodeURIComponent(value);
  });
  const url = new URL(`${API_PREFIX}${filled}`, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  for (const [name, value] of Object.entries(again)) url.searchParams.append(name, value);
  return url;
}

/** The request of one call. @param cookie of the session, '' for none */
export function requestOf(
  endpoint: Pick<Endpoint, 'method' | 'path' | 'body'>,
  sent: Sent,
  origin: string,
  cookie: string,
) {
  const isWrite = endpoint.method !== 'GET';
  // A form has a boundary, which is in the type that Request gives it.
  const hasJson =
    isWrite && !sent.form && (endpoint.body !== undefined || sent.body !== undefined || sent.raw !== undefined);
  return new Request(addressOf(endpoint, sent, origin), {
    method: endpoint.method,
    headers: {
      ...(hasJson && JSON_TYPE),
      ...(isWrite && !sent.isForged && REQUESTED_WITH),
      ...(cookie && !sent.isAnonymous && { cookie }),
      ...sent.headers,
    },
    body: isWrite ? (sent.form ?? sent.raw ?? (hasJson ? JSON.stringify(sent.body ?? {}) : undefined)) : undefined,
    // A way to a page for signing in is no answer of an API.
    redirect: 'manual',
  });
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A body without its texts, which may be about somebody: who repeats the call writes their own. */
function withoutTexts(value: unknown): unknown {
  if (typeof value === 'string') return '…';
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutTexts(inner)]));
}

/** The same call for a shell, without what is secret in it: the session is in the file `jar` (see `signInCurl`). */
export function curlOf({ method, path }: Pick<Endpoint, 'method' | 'path'>, sent: Sent, origin: string) {
  const isWrite = method !== 'GET';
  const hasJson = isWrite && !sent.form && (sent.raw !== undefined || sent.body !== undefined);
  const json = sent.raw ?? JSON.stringify(sent.isPersonal ? withoutTexts(sent.body) : sent.body);
  return [
    'curl -i',
    ...(isWrite ? [`-X ${method}`] : []),
    ...(sent.isAnonymous ? [] : ['-b jar']),
    ...(isWrite && !sent.isForged ? [`-H ${quoted('X-Requested-With: XMLHttpRequest')}`] : []),
    ...(hasJson ? [`-H ${quoted('Content-Type: application/json')} -d ${quoted(json)}`] : []),
    ...(sent.form ? ['-F file=@…'] : []),
    quoted(addressOf({ path }, sent, origin).href),
  ].join(' ');
}

/** What fills the file `jar`, which the other lines are sent with. */
export const signInCurl = (origin: string) =>
  [
    'curl -c jar',
    `-H ${quoted('X-Requested-With: XMLHttpRequest')} -H ${quoted('Content-Type: application/json')}`,
    String.raw`-d "{\"username\":\"$API_USERNAME\",\"password\":\"$API_PASSWORD\"}"`,
    quoted(new URL(`${API_PREFIX}/login`, origin).href),
  ].join(' ');
