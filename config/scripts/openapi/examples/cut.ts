// biome-ignore lint/style/noRestrictedImports: build script that reads the schemas; not part of the app
import type { z } from 'zod';

/** Numbers of rows per array, in the order in which to try them. */
const ROWS = [1, 2, Number.POSITIVE_INFINITY];

function shortened(value: unknown, rows: number): unknown {
  if (Array.isArray(value)) return value.slice(0, rows).map((item) => shortened(item, rows));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, shortened(inside, rows)]));
}

/** Shortens the arrays in a value to as few items as its type allows. */
export const cut = (value: unknown, type?: z.ZodType) =>
  ROWS.map((rows) => shortened(value, rows)).find((short) => type?.safeParse(short).success) ?? value;

/** Does the same with `data` of a response. */
export const cutAnswer = (envelope: unknown, type: z.ZodType) => {
  const answer = envelope as { data?: unknown };
  return { ...answer, data: cut(answer.data, type) };
};
