// biome-ignore lint/style/noRestrictedImports: test tool that reads the schemas; not part of the app
import type { z } from 'zod';
import type { Contract, Model } from '../api/contract';
import { formOf, kindOf, plural, sizeOf, wordOf } from './value';

/** A difference between a value and its schema. */
export type Misfit = {
  /** `list[].id` */
  path: string;
  expected: string;
  got: string;
  /** Whether the value is missing or different. These count as two causes. */
  kind: 'missing' | 'other';
  /** The innermost named schema around it; `pathInModel` is the path in that schema. */
  model?: Model;
  pathInModel: string;
};

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inside, key) => (inside as Record<PropertyKey, unknown> | null | undefined)?.[key], value);

/** Replaces an issue of a union by the issues of its best matching branch. */
function flat(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  // A branch that fails at its root has another type, so it counts as a bad match.
  const weight = (branch: readonly Issue[]) => branch.reduce((sum, { path }) => sum + (path.length === 0 ? 100 : 1), 0);
  const [closest = []] = [...issue.errors].sort((a, b) => weight(a) - weight(b));
  if (closest.every(({ path }) => path.length === 0)) return [issue];
  return closest.flatMap((inner) => flat({ ...inner, path: [...issue.path, ...inner.path] }));
}

function limitOf(origin: string, limit: number | bigint) {
  if (origin === 'string') return plural(limit, 'character');
  return origin === 'array' || origin === 'set' ? plural(limit, 'item') : String(limit);
}

const typesOf = (issues: readonly (readonly Issue[])[]) =>
  [...new Set(issues.flatMap((branch) => branch.map((issue) => expectedOf(issue))))].join(' or ');

function expectedOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return issue.values.length > 12
        ? `one of ${issue.values.length} values of its enum`
        : issue.values.map((value) => JSON.stringify(value)).join(' | ');
    case 'too_big':
      return `at most ${limitOf(issue.origin, issue.maximum)}`;
    case 'too_small':
      return `at least ${limitOf(issue.origin, issue.minimum)}`;
    case 'invalid_format':
      return issue.format === 'regex' ? `text as ${issue.pattern}` : `format ${issue.format}`;
    case 'unrecognized_keys':
      return 'no further fields';
    case 'invalid_union':
      return issue.errors.length > 0 ? typesOf(issue.errors) : 'one of the variants of its discriminator';
    default:
      return issue.message;
  }
}

function gotOf(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.join(', ');
    case 'invalid_value':
      return wordOf(value);
    case 'invalid_format':
      return formOf(value);
    case 'too_big':
    case 'too_small':
      return sizeOf(value);
    default:
      return kindOf(value);
  }
}

/** The schema inside wrappers such as `.nullable()`; other schemas unchanged. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const def = schema._zod.def as { innerType?: z.core.$ZodType; in?: z.core.$ZodType; getter?: () => z.core.$ZodType };
  const inner = def.innerType ?? def.in ?? def.getter?.();
  return inner ? unwrapped(inner) : schema;
}

/** The schemas of the property or item `key` in any of `schemas`. `isNamed` says whether it is a declared property. */
function stepInto(
  schemas: readonly z.core.$ZodType[],
  key: PropertyKey,
): { next: z.core.$ZodType[]; isNamed: boolean } {
  const next: z.core.$ZodType[] = [];
  let isNamed = false;
  for (const schema of schemas.map(unwrapped)) {
    const def = schema._zod.def as unknown as {
      type: string;
      shape?: Record<PropertyKey, z.core.$ZodType>;
      element?: z.core.$ZodType;
      valueType?: z.core.$ZodType;
      options?: z.core.$ZodType[];
      left?: z.core.$ZodType;
      right?: z.core.$ZodType;
    };
    const shaped = def.shape?.[key];
    if (shaped) {
      next.push(shaped);
      isNamed = true;
    } else if (def.element) next.push(def.element);
    else if (def.valueType) next.push(def.valueType);
    else if (def.options || def.left) {
      const inner = stepInto(def.options ?? [def.left, def.right].flatMap((side) => side ?? []), key);
      next.push(...inner.next);
      isNamed ||= inner.isNamed;
    }
  }
  return { next, isNamed };
}

const joined = (parts: readonly string[]) => parts.join('').replace(/^\./, '');

/** Path of an issue. Keys of records are data and appear as `{}`. */
function place(root: z.core.$ZodType, path: Path, models: Contract['models']) {
  let schemas: z.core.$ZodType[] = [root];
  let model = models.get(unwrapped(root) as z.ZodType);
  const whole: string[] = [];
  let within: string[] = [];
  for (const key of path) {
    const { next, isNamed } = stepInto(schemas, key);
    const part = typeof key === 'number' ? '[]' : isNamed ? `.${String(key)}` : '.{}';
    whole.push(part);
    within.push(part);
    schemas = next;
    const named = next.map((schema) => models.get(unwrapped(schema) as z.ZodType)).find((known) => known !== undefined);
    if (named) {
      model = named;
      within = [];
    }
  }
  return { path: joined(whole), model, pathInModel: joined(within) };
}

/** All differences between `value` and `schema`. Additional fields are allowed unless the schema is strict. */
export function misfits(schema: z.ZodType, value: unknown, models: Contract['models']): Misfit[] {
  const { error } = schema.safeParse(value);
  if (!error) return [];
  return error.issues.flatMap(flat).map((issue) => ({
    ...place(schema, issue.path, models),
    expected: expectedOf(issue),
    got: gotOf(issue, at(value, issue.path)),
    kind: at(value, issue.path) === undefined ? 'missing' : 'other',
  }));
}
