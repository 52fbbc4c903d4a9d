import { z } from 'zod';
import { list as limit } from './limits/list';

/** A string even where the backend counts: numbers past 2^53 would change on the way. */
export const id = z.string().min(1).max(64);
/** ISO 8601 with an offset. */
export const instant = z.iso.datetime({ offset: true });
/** A calendar day of the business time zone, YYYY-MM-DD. */
export const day = z.iso.date();
/** Optimistic lock: a write that carries an older one is answered 409. */
export const version = z.int().nonnegative();
export const httpsUrl = z.url({ protocol: /^https$/ }).max(512);

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ list: z.array(item), total: z.int().nonnegative() });

/** Paging and sort of a list in a URL's query; `sort` is a field, with `-` in front when descending. */
export const listQuery = <const Fields extends readonly [string, ...string[]]>(sortable: Fields) => {
  const sorts = sortable.flatMap((field) => [field, `-${field}`]);
  return z.object({
    current: z.coerce.number().int().min(1).default(1),
    pageSize: z.coerce.number().int().min(1).max(limit.maxPageSize).default(limit.pageSize),
    sort: z.enum(sorts as [string, ...string[]]).optional(),
  });
};
