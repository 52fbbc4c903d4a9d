// biome-ignore lint/style/noRestrictedImports: reads the schemas; nothing of it reaches the app
import type { z } from 'zod';

/** How many rows of each list are shown: as few as the type takes. */
const ROWS = [1, 2, Number.POSITIVE_INFINITY];

function shortened(value: unknown, rows: number): unknown {
  if (Array.isArray(value)) return value.slice(0, rows).map((item) => shortened(item, rows));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, shortened(inside, rows)]));
}

/** A value with the first rows of its lists, as far as its type allows. */
export const cut = (value: unknown, type?: z.ZodType) =>
  ROWS.map((rows) => shortened(value, rows)).find((short) => type?.safeParse(short).success) ?? value;

/** The same of the data of an answer. */
export const cutAnswer = (envelope: unknown, type: z.ZodType) => {
  const answer = envelope as { data?: unknown };
  return { ...answer, data: cut(answer.data, type) };
};
