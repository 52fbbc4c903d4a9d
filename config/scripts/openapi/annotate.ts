// biome-ignore lint/style/noRestrictedImports: build script that reads the schemas; not part of the app
import { z } from 'zod';

/**
 * A list of enum values, such as `genders`, with a text for each value. `name` is empty if the list is not a constant.
 */
export type EnumSource = {
  name: string;
  file: string;
  values: readonly string[];
  description?: string;
  texts: Record<string, string>;
};

/** Where src/contract declares a schema. */
export type SchemaSource = { name: string; file: string; isExported: boolean };

/** Records of the functions below. annotated-source.ts inserts calls of these functions into the contract. */
export const notes = {
  schemas: new Map<z.ZodType, SchemaSource>(),
  lists: new Map<readonly unknown[], EnumSource>(),
  enums: new WeakMap<object, readonly unknown[]>(),
};

/** Whether a description is the general one that `manyOf` and `manyIds` give every list. */
const isOfAnyList = (description: string) => description.endsWith(', parted by commas');

/** Describes a property with its docstring, unless it already has a specific description. */
export function documented<Value>(value: Value, text: string): Value {
  if (!(value instanceof z.ZodType)) return value;
  if (value.description === undefined) return value.describe(text);
  return isOfAnyList(value.description) ? value.describe(`${text}. ${value.description}`) : value;
}

/** Records a list of values whose items have docstrings. */
export function listed<List extends readonly unknown[]>(list: List, texts: Record<string, string>): List {
  notes.lists.set(list, { name: '', file: '', values: list.map(String), texts });
  return list;
}

/** Records a constant under its name, if it is a schema or a list of texts, and describes it with its docstring. */
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

/** Records which list an enum schema was created from. */
export function enumOf<Schema extends object>(schema: Schema, list: unknown): Schema {
  if (Array.isArray(list)) notes.enums.set(schema, list);
  return schema;
}
