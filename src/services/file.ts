import { request } from '@umijs/max';
import type { RequestOptions } from './request-config';

/** A file can be large and the connection slow. */
const TIMEOUT_MS = 300_000;

const nameIn = (disposition: unknown) => {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(String(disposition ?? '')) ?? [];
  return encoded && decodeURIComponent(encoded);
};

type Options = Pick<RequestOptions, 'errors'> & { signal?: AbortSignal };

/**
 * Fetches a file by its full URL.
 * @returns the file and its name from the server, if any
 * @throws AppError like any other call; a plain link would show a failure as JSON
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
