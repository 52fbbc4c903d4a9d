import { API_PREFIX } from '@/contract/api-prefix';
import type { Endpoint } from '@/contract/endpoint';

/** Parameters, body and options of one request. */
export type Sent = {
  /** Path parameters, such as `id`. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Query parameters that are added a second time. */
  again?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Whether the body holds personal data, so that reports must not show its texts. */
  isPersonal?: boolean;
  /** Sent instead of JSON. */
  form?: FormData;
  /** Body text, sent unchanged. */
  raw?: string;
  /** Sends no session cookie. */
  isAnonymous?: boolean;
  /** Sends no `X-Requested-With`. */
  isForged?: boolean;
  headers?: Record<string, string>;
};

const REQUESTED_WITH = { 'X-Requested-With': 'XMLHttpRequest' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

/**
 * URL of a call with its parameters.
 * @param origin origin of the server, such as `https://console.example`
 * @throws if a path parameter is missing
 */
export function addressOf(
  { path }: Pick<Endpoint, 'path'>,
  { params = {}, query = {}, again = {} }: Sent,
  origin: string,
) {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} is sent without ${name}`);
    return encodeURIComponent(value);
  });
  const url = new URL(`${API_PREFIX}${filled}`, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  for (const [name, value] of Object.entries(again)) url.searchParams.append(name, value);
  return url;
}

/**
 * Request of one call.
 * @param cookie cookie of the session, '' for none
 */
export function requestOf(
  endpoint: Pick<Endpoint, 'method' | 'path' | 'body'>,
  sent: Sent,
  origin: string,
  cookie: string,
) {
  const isWrite = endpoint.method !== 'GET';
  // Request sets the content type of a form itself, because it contains the boundary.
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
    // A redirect to a sign-in page is not a valid API response.
    redirect: 'manual',
  });
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Replaces all texts of a body, which may hold personal data. To repeat the call, fill in other texts. */
function withoutTexts(value: unknown): unknown {
  if (typeof value === 'string') return '…';
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutTexts(inner)]));
}

/** curl command of a call without secrets: it reads the session from the file `jar` (see `signInCurl`). */
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

/** curl command that signs in and writes the session to the file `jar`. */
export const signInCurl = (origin: string) =>
  [
    'curl -c jar',
    `-H ${quoted('X-Requested-With: XMLHttpRequest')} -H ${quoted('Content-Type: application/json')}`,
    String.raw`-d "{\"username\":\"$API_USERNAME\",\"password\":\"$API_PASSWORD\"}"`,
    quoted(new URL(`${API_PREFIX}/login`, origin).href),
  ].join(' ');
