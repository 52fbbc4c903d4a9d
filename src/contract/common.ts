import { z } from 'zod';
import { API_PREFIX } from './api-prefix';
import { list as limit } from './limits/list';
import { numberPart } from './limits/number';

/** A string even if the backend uses numbers, because JSON numbers above 2^53 lose precision. */
export const id = z.string().min(1).max(64);
/** ISO 8601 with an offset. */
export const instant = z.iso.datetime({ offset: true });
/** A calendar day of the business time zone, YYYY-MM-DD. */
export const day = z.iso.date();
/** Optimistic lock: a write with an older version is refused with 409. */
export const version = z.int().nonnegative();
export const httpsUrl = z.url({ protocol: /^https$/ }).max(512);
/** URL from POST /uploads, on the console's own origin. */
export const uploadUrl = z
  .string()
  .regex(new RegExp(`^${API_PREFIX}/uploads/[\\w.-]+$`))
  .max(512);
/** URL of an image: an https URL or an uploaded image. */
export const imageUrl = z.union([httpsUrl, uploadUrl]);

/** HTML that the rich texts of projects and agreement templates can contain. */
export const richTextRule =
  '`p br strong em u ul ol li h2 h3` without attributes, `a` with an https href alone, `img` with `src` (uploaded, or https) and `alt` in this order; anything else is refused';

/** Format of the path of a mini program page (docs/domain.md 5.3). */
export const pagePathRule =
  'Of a mini program page, as `pages/index/index`: letters, digits, `_` and `-` in parts that are joined by `/`, without a leading one and without a query';

/** Formats of a service phone (docs/domain.md 5.3). */
export const servicePhoneRule =
  'A mobile number, a landline with its area code and perhaps an extension, a 400 or 800 number, or 110, 120, 12320, 12345, 12355 or 12356';

/** Check for at most `max` code points. All limits count code points, while zod's `max` counts UTF-16 units. */
const atMost =
  (max: number): z.core.CheckFn<string> =>
  ({ value, issues }) => {
    if ([...value].length > max) {
      issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value });
    }
  };

/** Text of at most `max` code points. */
export const text = (max: number) => z.string().check(atMost(max)).meta({ maxLength: max });
/** Trimmed input of 1 to `max` code points. */
export const typedText = (max: number) => z.string().trim().min(1).check(atMost(max)).meta({ maxLength: max });

/** Filter value: a part of a number. @param things whose number it is, such as "a record", for the description */
export const numberPartOf = (things: string) =>
  z
    .string()
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .regex(numberPart.pattern)
    .describe(`A part of the number of ${things}, in any case and width; what may be a phone number is refused`);

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ list: z.array(item), total: z.int().nonnegative() });

/** The `sort` values of a list: each field, and the field with a leading `-` for descending order. */
export const sortsOf = <const Field extends string>(fields: readonly Field[]) =>
  fields.flatMap((field) => [field, `-${field}` as const]) as [Field | `-${Field}`, ...(Field | `-${Field}`)[]];

/** Paging of a list, as text in the query or as numbers in a body. */
export const paging = {
  current: z.coerce.number<number>().int().min(1).default(1),
  pageSize: z.coerce.number<number>().int().min(1).max(limit.maxPageSize).default(limit.pageSize),
};

/** The query of a URL: without filters by personal data, which it refuses (limits/personal-filters). */
export const urlQuery = <Shape extends z.ZodRawShape, const Name extends keyof Shape & string>(
  query: z.ZodObject<Shape>,
  personal: readonly Name[],
) =>
  query.omit(Object.fromEntries(personal.map((name) => [name, true])) as never).strict() as unknown as z.ZodObject<
    Omit<Shape, Name>,
    z.core.$strict
  >;

/** Paging of a log that grows while it is read. */
export const logPaging = {
  ...paging,
  asOf: instant
    .optional()
    .describe(
      'Leaves out what has come or changed since: with that of the first page, the pages after it neither repeat nor skip a row',
    ),
};

/** A page of a log that grows while it is read. */
export const logOf = <Item extends z.ZodType>(item: Item) =>
  listOf(item).extend({ asOf: instant.describe('When the page was read, or asOf of the query') });

/** A flag in a query or a body. Boolean coercion would turn the text "false" into true. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

/**
 * Comma-separated values, in a query and in a body alike; duplicates count once. A text longer than the longest valid
 * list is refused before it is parsed.
 */
const commaListOf = <Value extends string>(pattern: string, maxItems: number, maxItemLength: number) =>
  z
    .string()
    .max(maxItems * (maxItemLength + 1) - 1, { abort: true })
    .regex(new RegExp(`^(${pattern})(,(${pattern})){0,${maxItems - 1}}$`))
    .transform((listed) => [...new Set(listed.split(','))] as Value[]);

/** One or several values of an enum, such as `submitted,reviewing`; at most as many as the enum has. */
export function manyOf<const Value extends string>({ options }: { options: readonly Value[] }) {
  const maxLength = Math.max(...options.map(({ length }) => length));
  return commaListOf<Value>(options.join('|'), options.length, maxLength).describe(
    'One or several of these, parted by commas',
  );
}

/** One or several ids, separated by commas. */
export const manyIds = commaListOf<string>('[^,]{1,64}', limit.maxIds, 64).describe(
  `One to ${limit.maxIds} ids, parted by commas`,
);
