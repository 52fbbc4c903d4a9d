import { AppError } from '@/errors/app-error';
import type { Guard } from './guard';
import { get } from './http';

/** Ids are counts, ULIDs or UUIDs: each has a digit, and no word that stands beside them in a path of the API has one. */
const isId = (text: string) => /^(?=.*\d)[\w-]{1,64}$/.test(text);

/**
 * Reads one thing, by an id that may have been typed into an address.
 * @throws AppError 404 when there is none, and at once for what is no id: `order` is a path of its own
 */
export async function getById<Data>(path: string, id: string, shape: Guard<Data>) {
  if (!isId(id)) throw new AppError('business', { status: 404 });
  return get(`${path}/${encodeURIComponent(id)}`, undefined, { errors: 'inline', shape });
}
