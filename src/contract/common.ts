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

/** The `sort` values of a list: each field, and the field with `-` in front for descending. */
export const sortsOf = <const Field extends string>(fields: readonly Field[]) =>
  fields.flatMap((field) => [field, `-${field}` as const]) as [Field | `-${Field}`, ...(Field | `-${Field}`)[]];

/** Paging of a list, as text in a URL's query or as numbers in a body. */
export const paging = {
  current: z.coerce.number<number>().int().min(1).default(1),
  pageSize: z.coerce.number<number>().int().min(1).max(limit.maxPageSize).default(limit.pageSize),
};

/** A flag in a query or a body: "true" is not a boolean, and "false" must not become one that is true. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);
