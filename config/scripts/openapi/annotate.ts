// biome-ignore lint/style/noRestrictedImports: reads the schemas; nothing of it reaches the app
import { z } from 'zod';

/** A list of values, such as `genders`, and what each of them means; one that is no constant has no name. */
export type EnumSource = {
  name: string;
  file: string;
  values: readonly string[];
  description?: string;
  texts: Record<string, string>;
};

/** Where a schema stands in src/contract. */
export type SchemaSource = { name: string; file: string; isExported: boolean };

/** What the calls below have noted, which annotated-source.ts puts into the contract. */
export const notes = {
  schemas: new Map<z.ZodType, SchemaSource>(),
  lists: new Map<readonly unknown[], EnumSource>(),
  enums: new WeakMap<object, readonly unknown[]>(),
};

/** What `manyOf` and `manyIds` say of any list in one text. */
const isOfAnyList = (description: string) => description.endsWith(', parted by commas');

/** A property with a docstring; what has a description of its own keeps it. */
export function documented<Value>(value: Value, text: string): Value {
  if (!(value instanceof z.ZodType)) return value;
  if (value.description === undefined) return value.describe(text);
  return isOfAnyList(value.description) ? value.describe(`${text}. ${value.description}`) : value;
}

/** A list of values whose items have docstrings. */
export function listed<List extends readonly unknown[]>(list: List, texts: Record<string, string>): List {
  notes.lists.set(list, { name: '', file: '', values: list.map(String), texts });
  return list;
}

/** A constant of a file, with its docstring: schemas and lists of values are noted under their names. */
export function declared<Value>(value: Value, source: SchemaSource, text: string): Value {
  if (Array.isArray(value)) {
    if (!value.every((item) => typeof item === 'string')) return value;
    const texts = notes.lists.get(value)?.texts ?? {};
    notes.lists.set(value, { ...source, values: value, description: text || undefined, texts });
    return value;
  }
  const isType = value instanceof z.ZodObject || (value instanceof z.ZodType && /^[A-Z]/.test(source.name));
  if (!isType) return value;
  const described = text ? documented(value, text) : value;
  if (!notes.schemas.has(described)) notes.schemas.set(described, source);
  return described;
}

/** An enum of a list that has a name. */
export function enumOf<Schema extends object>(schema: Schema, list: unknown): Schema {
  if (Array.isArray(list)) notes.enums.set(schema, list);
  return schema;
}
