import { AppError } from '@/errors/app-error';
import type { Guard } from './guard';
import { get } from './http';

/**
 * Ids are numbers, ULIDs or UUIDs. Each contains a digit, unlike the words that can take the place of an id in a path
 * of the API.
 */
const isId = (text: string) => /^(?=.*\d)[\w-]{1,64}$/.test(text);

/**
 * Reads one entity by an id that may come from a URL.
 * @throws AppError 404 if it does not exist, and without a request if `id` is not an id, because a path such as `order`
 * is another call
 */
export async function getById<Data>(path: string, id: string, shape: Guard<Data>) {
  if (!isId(id)) throw new AppError('business', { status: 404 });
  return get(`${path}/${encodeURIComponent(id)}`, undefined, { errors: 'inline', shape });
}
