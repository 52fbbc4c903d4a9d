import { request } from '@umijs/max';
import type { RequestOptions } from './request-config';

/** A file may be large, and the line slow. */
const TIMEOUT_MS = 300_000;

const nameIn = (disposition: unknown) => {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(String(disposition ?? '')) ?? [];
  return encoded && decodeURIComponent(encoded);
};

type Options = Pick<RequestOptions, 'errors'> & { signal?: AbortSignal };

/**
 * Fetches a file by its whole address.
 * @returns the file, and the name that the server gives it, if any
 * @throws AppError as any other call, which a link to the file would show as JSON
 */
export async function fetchFile(url: string, options: Options = {}) {
  const { data, headers } = await request<Blob>(url, {
    responseType: 'blob',
    timeout: TIMEOUT_MS,
    getResponse: true,
    ...options,
  });
  return { blob: data, name: nameIn(headers['content-disposition']) };
}
