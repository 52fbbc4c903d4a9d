import { request } from '@umijs/max';
import { API_PREFIX } from '@/contract/api-prefix';
import type { Envelope } from '@/contract/envelope';
import { AppError } from '@/errors/app-error';
import type { RequestOptions } from '@/errors/request-config';
import { currentSession } from '@/session/forget';

type Options = RequestOptions & {
  timeout?: number;
  signal?: AbortSignal;
  onUploadProgress?: (progress: { loaded: number; total?: number }) => void;
};
export type Query = Record<string, string | number | boolean | undefined>;
type Page<Item> = { list: Item[]; total: number };

async function call<Data>(method: string, path: string, options: Options & { params?: Query; data?: unknown }) {
  const envelope = await request<Envelope | undefined>(`${API_PREFIX}${path}`, {
    method,
    session: currentSession(),
    ...options,
  });
  return envelope?.data as Data;
}

/** @returns the `data` of the answer (spec section 7) */
export const get = <Data>(path: string, query?: Query, options: Options = {}) =>
  call<Data>('GET', path, { params: query, ...options });

/** @returns the `data` of the answer */
export const post = <Data>(path: string, body?: unknown, options: Options = {}) =>
  call<Data>('POST', path, { data: body ?? {}, ...options });

/** @returns the `data` of the answer */
export const put = <Data>(path: string, body: unknown, options: Options = {}) =>
  call<Data>('PUT', path, { data: body, ...options });

/** A DELETE has no body: what it carries, such as the version, stands in `query`. @returns the `data` of the answer */
export const del = <Data>(path: string, query?: Query, options: Options = {}) =>
  call<Data>('DELETE', path, { params: query, ...options });

type ListOptions = Options & {
  /** Filters that hold personal data: with one of them set, the whole query travels in a body. */
  sensitive?: readonly string[];
};

/**
 * A page of a list: `GET path`, or `POST path/search` when a filter may not stand in a URL
 * (design.md section 3).
 * @throws AppError `malformed` when the answer is no page, or holds more rows than were asked for:
 * a table would show those and never ask for the next page
 */
export async function list<Item>(
  path: string,
  query: Query & { pageSize?: number },
  { sensitive = [], ...options }: ListOptions = {},
) {
  const isPersonal = sensitive.some((name) => query[name] !== undefined);
  const page = isPersonal
    ? await post<Page<Item>>(`${path}/search`, query, options)
    : await get<Page<Item>>(path, query, options);
  const isPage = Array.isArray(page?.list) && Number.isInteger(page.total) && page.total >= page.list.length;
  if (!isPage || page.list.length > (query.pageSize ?? Number.POSITIVE_INFINITY)) throw new AppError('malformed');
  return page;
}
