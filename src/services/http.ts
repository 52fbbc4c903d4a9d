import { request } from '@umijs/max';
import { API_PREFIX } from '@/contract/api-prefix';
import type { Envelope } from '@/contract/envelope';
import { type Guard, pageOf } from './guard';
import { expireReads } from './query-client';
import type { RequestOptions } from './request-config';

type Transport = Omit<RequestOptions, 'shape'> & {
  timeout?: number;
  signal?: AbortSignal;
  onUploadProgress?: (progress: { loaded: number; total?: number }) => void;
  adapter?: 'fetch';
  baseURL?: string;
  fetchOptions?: { keepalive: true };
};

/** Options of a read besides its query. */
export type ReadOptions = Pick<Transport, 'errors' | 'signal'>;

/** Options of a request that outlives its page. The fetch adapter needs an absolute URL. */
export const keepalive = {
  adapter: 'fetch',
  baseURL: window.location.origin,
  fetchOptions: { keepalive: true },
} as const satisfies Transport;

type Options<Data> = Transport & {
  /** Guard of `data`; left out if the answer has no data. */
  shape?: Guard<Data>;
};
export type Query = Record<string, string | number | boolean | undefined>;

async function call<Data>(method: string, path: string, options: Options<Data> & { params?: Query; data?: unknown }) {
  const envelope = await request<Envelope | undefined>(`${API_PREFIX}${path}`, {
    method,
    ...options,
  });
  return envelope?.data as Data;
}

/** A write marks all cached reads stale, also when it fails, because the server may have applied it. */
const write: typeof call = (method, path, options) => call(method, path, options).finally(expireReads);

/**
 * @returns the `data` of the answer (docs/spec.md section 7)
 * @throws AppError, of kind `malformed` if `data` does not match `shape`; the same applies to the other methods
 */
export const get = <Data>(path: string, query?: Query, options: Options<Data> = {}) =>
  call<Data>('GET', path, { params: query, ...options });

/** @returns the `data` of the answer */
export const post = <Data>(path: string, body?: unknown, options: Options<Data> = {}) =>
  write<Data>('POST', path, { data: body ?? {}, ...options });

/** A read whose query is too long or too private for a URL. @returns the `data` of the answer */
export const postQuery = <Data>(path: string, body: unknown, options: Options<Data> = {}) =>
  call<Data>('POST', path, { data: body, ...options });

/** A POST without a body. @returns the `data` of the answer */
export const postEmpty = <Data>(path: string, options: Options<Data> = {}) => write<Data>('POST', path, options);

/** @returns the `data` of the answer */
export const put = <Data>(path: string, body: unknown, options: Options<Data> = {}) =>
  write<Data>('PUT', path, { data: body, ...options });

/** A DELETE has no body; its parameters, such as the version, are in `query`. @returns the `data` of the answer */
export const del = <Data>(path: string, query?: Query, options: Options<Data> = {}) =>
  write<Data>('DELETE', path, { params: query, ...options });

type ListOptions<Item> = Transport & {
  /** Guard of each row. */
  row: Guard<Item>;
  /** Filters with personal data. If one of them is set, the whole query is sent in the body. */
  sensitive?: readonly string[];
};

/** Reads by GET, or by POST if a `sensitive` filter is set, which must not appear in a URL (docs/api.md). */
export const getOrPost = <Data>(
  path: string,
  query: Query,
  sensitive: readonly string[],
  options: Options<Data>,
  postPath = path,
) =>
  sensitive.some((name) => query[name] !== undefined) ? postQuery(postPath, query, options) : get(path, query, options);

/**
 * Reads a page of a list by `GET path`, or by `POST path/search` if a filter must not appear in a URL (docs/api.md).
 * The list shows a failure in place.
 */
export function list<Item>(
  path: string,
  query: Query & { pageSize?: number },
  { sensitive = [], row, ...transport }: ListOptions<Item>,
) {
  const options = { errors: 'inline', ...transport, shape: pageOf(row, query.pageSize) } as const;
  return getOrPost(path, query, sensitive, options, `${path}/search`);
}
