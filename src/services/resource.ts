import type { NewOrder } from '@/contract/setting';
import { isBulkResult } from './bulk';
import { getById } from './get-by-id';
import type { Guard } from './guard';
import { del, list, post, put, type Query, type ReadOptions } from './http';
import { isJob } from './job';
import { ownVersions } from './own-versions';

type Versioned = { id: string; version: number };

type Types = {
  item: Versioned;
  /** Row of the list, if it differs from the entity. */
  row?: Versioned;
  /** Body of create and update. */
  input?: object;
  query?: Query & { pageSize?: number };
  filter?: object;
  /** Body of bulk actions. */
  change?: object;
  /** Which rows are reordered together. */
  scope?: object;
};
type Row<T extends Types> = T['row'] extends Versioned ? T['row'] : T['item'];

type Options<T extends Types> = {
  /** Guard of the entity. */
  item: Guard<T['item']>;
  /** Guard of a row of the list, if it differs from the entity. */
  row?: Guard<Row<T>>;
  /** Filters with personal data. */
  sensitive?: readonly string[];
};

/** Creates the standard calls of the resource at `path` (src/contract/resource.ts). */
export function resource<T extends Types>(path: string, { item, row, sensitive }: Options<T>) {
  const at = (id: string, below = '') => `${path}/${encodeURIComponent(id)}${below}`;
  const rowShape = (row ?? item) as Guard<Row<T>>;

  const own = ownVersions();

  /** Runs an action on one entity. @throws AppError 409 if another operator has changed it since `version` */
  const act = async (one: Versioned, action: string, more?: object, send: typeof post = post) => {
    const version = own.latest(one);
    const done = await send(at(one.id, `/${action}`), { ...more, version }, { errors: 'caller', shape: item });
    own.note(one, version, done);
    return done;
  };

  return {
    path,
    at,
    act,
    list: (query: T['query'] & object, options?: ReadOptions) =>
      list(path, query, { ...options, row: rowShape, sensitive }),
    /** @throws AppError 404 if it does not exist */
    get: (id: string) => getById(path, id, item),
    /** @throws AppError 422 with `fieldErrors` */
    create: (input: T['input']) => post(path, input, { errors: 'caller', shape: item }),
    /** @throws AppError 422 with `fieldErrors`, 409 when `version` is no longer the newest */
    update: (id: string, input: T['input'], version: number) =>
      put(at(id), { ...input, version }, { errors: 'caller', shape: item }),
    /** @throws AppError 403 if it must not be enabled, 409 when `version` is no longer the newest */
    enable: (one: Versioned) => act(one, 'enable'),
    /** @throws AppError 409 when `version` is no longer the newest */
    disable: (one: Versioned) => act(one, 'disable'),
    /** @throws AppError 403 if something refers to it, 409 when `version` is no longer the newest */
    remove: async (one: Versioned) => {
      const version = own.latest(one);
      const done = await del<null>(at(one.id), { version }, { errors: 'caller' });
      own.note(one, version, { version: version + 1 });
      return done;
    },
    /** Undoes a deletion. Takes the entity as it was before. @throws AppError 403 if its name or place is taken */
    restore: ({ id, version }: Versioned) => act({ id, version: version + 1 }, 'restore'),
    /** Undoes the deletion of several entities, selected or deleted by a job, as far as possible. */
    restoreAll: (deleted: { ids: string[] } | { jobId: string }) =>
      post(`${path}/restore`, deleted, { errors: 'caller', shape: isBulkResult }),
    /** @throws AppError 409 when the order is no longer `base` */
    reorder: (order: NewOrder, scope?: T['scope']) =>
      put<null>(`${path}/order`, { ...scope, ...order }, { errors: 'caller' }),
    changeAll: (ids: string[], change: T['change']) =>
      post(`${path}/bulk`, { ids, ...change }, { shape: isBulkResult }),
    changeMatching: (filter: T['filter'], excludedIds: string[], change: T['change']) =>
      post(`${path}/bulk-matching`, { filter, excludedIds, ...change }, { shape: isJob }),
  };
}
