// biome-ignore lint/style/noRestrictedImports: build script that reads the schemas; not part of the app
import type { z } from 'zod';
import type { notes } from './annotate';
import { compile, type Side } from './compile';
import { createEnums } from './enums';
import { type JsonSchema, nameIn, pascal, refTo } from './json-schema';
import { namedSchemas, namesThatDiffer, namesWithin } from './names';
import { getSuffix, getValues, toldApart } from './unions';

type Notes = typeof notes;

/**
 * Creates `components.schemas` of the document. Every schema with properties or enum values becomes a component,
 * because generators make a class of each. Its name is the one in src/contract, or else derived from the schema that
 * contains it.
 *
 * @param sent schemas of queries and bodies, with and without a name
 * @param answered schemas of responses, with and without a name
 */
export function createComponents(noted: Notes, sent: readonly z.ZodType[], answered: readonly z.ZodType[]) {
  const named = namedSchemas(noted);
  const names = new Map([...named].map(([name, { schema }]) => [schema, name]));
  for (const schema of [...sent, ...answered]) if (!names.has(schema)) names.set(schema, `inline ${names.size}`);

  const compiled = { input: compile(names, 'input', noted), output: compile(names, 'output', noted) };
  const differing = namesThatDiffer(compiled.input, compiled.output);
  const answeredNames = namesWithin(
    compiled.output,
    answered.map((schema) => names.get(schema) ?? ''),
  );
  const used = new Map<string, JsonSchema>();
  const files = new Map<string, string>();
  /** Names given to schemas without a name, by their identity. */
  const placed = new Map<string, string>();
  const enums = createEnums(noted, (name) => named.has(name));

  function publicName(name: string, side: Side) {
    const isOfBoth = differing.has(name) && answeredNames.has(name);
    const key = side === 'input' && isOfBoth ? `${name}Input` : name;
    if (key !== name && named.has(key))
      throw new Error(`The input schema of ${name} needs the name ${key}, which is taken.`);
    return key;
  }

  function add(name: string, schema: JsonSchema, file: string) {
    if (used.has(name)) throw new Error(`Two schemas would be named ${name}.`);
    used.set(name, schema);
    files.set(name, file);
  }

  /** A position in a schema: the name that an object there gets, and the file that it comes from. */
  type Place = { name: string; side: Side; file: string };

  function use(name: string, side: Side) {
    const key = publicName(name, side);
    if (used.has(key)) return key;
    const schema = compiled[side].get(name);
    const file = named.get(name)?.file;
    if (!schema || !file) throw new Error(`No schema ${name}.`);
    // Added before it is filled, because a type may contain itself.
    used.set(key, {});
    files.set(key, file);
    used.set(key, schema.enum ? enums.described(schema, file) : filled(schema, { name: key, side, file }));
    return key;
  }

  /** A reference to `schema`, which becomes a component named after its place. */
  function placedRef(schema: JsonSchema, place: Place): JsonSchema {
    const identity = listName(schema) ?? `${schema['x-object'] ?? place.name} ${JSON.stringify(schema)}`;
    const known = placed.get(identity);
    if (known) return { $ref: refTo(known) };
    placed.set(identity, place.name);
    add(place.name, {}, place.file);
    used.set(place.name, filled(schema, place));
    return { $ref: refTo(place.name) };
  }

  function enumRef(schema: JsonSchema, { file }: Place): JsonSchema {
    const found = enums.component(schema);
    if (!found) return enums.described(schema, file);
    if (!used.has(found.name)) add(found.name, found.schema, found.file);
    return { $ref: refTo(found.name), ...(schema.description && { description: schema.description }) };
  }

  /** `schema` as used in another schema: a reference if it becomes a component. */
  function lying(schema: JsonSchema, place: Place): JsonSchema {
    if (schema.$ref) {
      const { 'x-object': _, ...reference } = schema;
      return { ...reference, $ref: refTo(use(nameIn(schema.$ref), place.side)) };
    }
    if (schema.enum) return enumRef(schema, place);
    const isChoice = schema.anyOf && objectsIn(schema.anyOf, place.side).length > 1;
    const isComponent = schema.properties || schema.oneOf || isChoice;
    if (!isComponent) return filled(schema, place);
    return { ...placedRef(schema, place), ...(schema.description && { description: schema.description }) };
  }

  const resolved = (schema: JsonSchema, side: Side) =>
    (schema.$ref ? compiled[side].get(nameIn(schema.$ref)) : schema) ?? schema;
  /** The members of a union that have properties. */
  const objectsIn = (members: readonly JsonSchema[], side: Side) =>
    members.filter((member) => resolved(member, side).properties);

  function filledUnion(members: JsonSchema[], place: Place, discriminator?: string) {
    const isChoice = members.filter(({ properties }) => properties).length > 1;
    return members.map((member) =>
      lying(member, isChoice ? { ...place, name: place.name + getSuffix(member, discriminator) } : place),
    );
  }

  /** `schema` with references in place of the components in it. */
  function filled(schema: JsonSchema, place: Place): JsonSchema {
    const { 'x-object': _, 'x-list': __, 'x-discriminator': propertyName, 'x-record': isRecord, ...rest } = schema;
    const at = (word: string) => ({ ...place, name: place.name + word });
    const texts = isRecord ? enums.textsOf(schema) : {};
    const result: JsonSchema = { ...rest };
    if (schema.items) result.items = lying(schema.items, at('Item'));
    if (typeof schema.additionalProperties === 'object') {
      result.additionalProperties = lying(schema.additionalProperties, at('Value'));
    }
    if (schema.properties) {
      result.properties = Object.fromEntries(
        Object.entries(schema.properties).map(([name, property]) => {
          const text = texts[name];
          return [name, lying(text ? { description: text, ...property } : property, at(pascal(name)))];
        }),
      );
    }
    const { anyOf, oneOf, allOf } = schema;
    if (anyOf) {
      result.anyOf = filledUnion(anyOf, place);
      const said = anyOfText(anyOf, result.anyOf, place.side);
      if (said) result.description = [schema.description, said].filter(Boolean).join('. ');
    }
    if (allOf) result.allOf = allOf.map((member) => lying(member, place));
    if (oneOf) result.oneOf = filledUnion(oneOf, place, propertyName);
    if (propertyName && oneOf)
      result.discriminator = { propertyName, mapping: mappingOf(oneOf, result.oneOf ?? [], propertyName) };
    return result;
  }

  /** Explains how to tell the members of a union without discriminator apart. */
  function anyOfText(members: JsonSchema[], references: JsonSchema[], side: Side) {
    const objects = members.flatMap((member, index) => {
      const schema = resolved(member, side);
      return schema.properties ? [{ name: nameIn(references[index]?.$ref ?? ''), schema }] : [];
    });
    return objects.length > 1 ? toldApart(objects) : undefined;
  }

  function mappingOf(members: JsonSchema[], references: JsonSchema[], propertyName: string) {
    return Object.fromEntries(
      members.flatMap((member, index) =>
        getValues(resolved(member, 'output'), propertyName).map((value) => [value, references[index]?.$ref ?? '']),
      ),
    );
  }

  const shapeOf = ({ 'x-object': _, description: __, ...schema }: JsonSchema) => JSON.stringify(schema);

  /** The named type with the same shape, such as `Versioned` for the body of an action that needs only a version. */
  function sameAs(schema: JsonSchema, side: Side) {
    const shape = shapeOf(schema);
    return [...named.keys()].find((name) => {
      const other = compiled[side].get(name);
      return other?.properties && shapeOf(other) === shape;
    });
  }

  /** Name of a page of rows, derived from the type of its rows. */
  function listName({ properties = {} }: JsonSchema) {
    const item = properties.list?.items?.$ref;
    if (!item || Object.keys(properties).join() !== 'list,total') return undefined;
    return `${nameIn(item)}List`;
  }

  const nameOf = (schema: z.ZodType) => {
    const name = names.get(schema);
    if (!name) throw new Error('This schema was not passed to createComponents.');
    return name;
  };

  return {
    /** A reference to a named type or to a component named `suggested`; the schema itself if it is a plain value. */
    of(schema: z.ZodType, side: Side, suggested: string, file: string): JsonSchema {
      const name = nameOf(schema);
      if (named.has(name)) return { $ref: refTo(use(name, side)) };
      const inlined = compiled[side].get(name);
      if (!inlined) throw new Error(`No schema ${name}.`);
      const same = inlined.properties && sameAs(inlined, side);
      if (same) return { $ref: refTo(use(same, side)) };
      return lying(inlined, { name: listName(inlined) ?? suggested, side, file });
    },
    /** The properties of an object, such as a query, with their schemas and whether they are required. */
    properties(schema: z.ZodType, side: Side, suggested: string, file: string) {
      const { properties = {}, required = [] } = compiled[side].get(nameOf(schema)) ?? {};
      return Object.entries(properties).map(([name, property]) => ({
        name,
        required: required.includes(name),
        schema: lying(property, { name: suggested + pascal(name), side, file }),
      }));
    },
    add,
    has: (name: string) => used.has(name),
    fileOf: (name: string) => files.get(name) ?? '',
    enumProblems: enums.problems,
    /** A reference to a type of src/contract as used in responses. */
    named: (name: string): JsonSchema => ({ $ref: refTo(use(name, 'output')) }),
    /** The properties of a type of src/contract, without making it a component. */
    namedProperties: (name: string) => compiled.output.get(name)?.properties ?? {},
    /** All components by name, sorted. */
    all: () => Object.fromEntries([...used].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

export type Components = ReturnType<typeof createComponents>;
