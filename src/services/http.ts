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

/** What a read is given beside its question. */
export type ReadOptions = Pick<Transport, 'errors' | 'signal'>;

/** Options of a request that outlives the page which sends it. A fetch may know no page: its address is whole. */
export const keepalive = {
  adapter: 'fetch',
  baseURL: window.location.origin,
  fetchOptions: { keepalive: true },
} as const satisfies Transport;

type Options<Data> = Transport & {
  /** What `data` is promised to be; left out where the answer is only that it was done. */
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

/** A call that may change something, even where its answer is lost. */
const write: typeof call = (method, path, options) => call(method, path, options).finally(expireReads);

/**
 * @returns the `data` of the answer (docs/spec.md section 7)
 * @throws AppError, `malformed` when `data` is not of the `shape` that it was promised to be; so do the others
 */
export const get = <Data>(path: string, query?: Query, options: Options<Data> = {}) =>
  call<Data>('GET', path, { params: query, ...options });

/** @returns the `data` of the answer */
export const post = <Data>(path: string, body?: unknown, options: Options<Data> = {}) =>
  write<Data>('POST', path, { data: body ?? {}, ...options });

/** A read whose query does not fit into a URL, or may not stand there. @returns the `data` of the answer */
export const postQuery = <Data>(path: string, body: unknown, options: Options<Data> = {}) =>
  call<Data>('POST', path, { data: body, ...options });

/** A POST that has nothing to say but its path. @returns the `data` of the answer */
export const postEmpty = <Data>(path: string, options: Options<Data> = {}) => write<Data>('POST', path, options);

/** @returns the `data` of the answer */
export const put = <Data>(path: string, body: unknown, options: Options<Data> = {}) =>
  write<Data>('PUT', path, { data: body, ...options });

/** A DELETE has no body: what it carries, such as the version, stands in `query`. @returns the `data` of the answer */
export const del = <Data>(path: string, query?: Query, options: Options<Data> = {}) =>
  write<Data>('DELETE', path, { params: query, ...options });

type ListOptions<Item> = Transport & {
  /** What each row is promised to be. */
  row: Guard<Item>;
  /** Filters that hold personal data: with one of them set, the whole query travels in a body. */
  sensitive?: readonly string[];
};

/**
 * A page of a list: `GET path`, or `POST path/search` when a filter may not stand in a URL (docs/api.md). The place of
 * the list shows a failure.
 */
export function list<Item>(
  path: string,
  query: Query & { pageSize?: number },
  { sensitive = [], row, ...transport }: ListOptions<Item>,
) {
  const options = { errors: 'inline', ...transport, shape: pageOf(row, query.pageSize) } as const;
  const isPersonal = sensitive.some((name) => query[name] !== undefined);
  return isPersonal ? postQuery(`${path}/search`, query, options) : get(path, query, options);
}
