import type { Components } from './components';
import { type JsonSchema, nameIn, refTo } from './json-schema';

const NO_DATA = 'NoData';

/** The name of an answer with `data`, from that of its type; what has none is named after its call. */
function getStem(data: JsonSchema, call: string): string {
  if (data.$ref) return nameIn(data.$ref);
  if (data.type === 'null') return NO_DATA;
  const isPlainArray = data.type === 'array' && data.items?.$ref && Object.keys(data).length === 2;
  if (isPlainArray && data.items?.$ref) return `${nameIn(data.items.$ref)}Array`;
  const [one, ...others] = data.anyOf ?? [];
  if (one?.$ref && others.length === 1 && others[0]?.type === 'null') return `${nameIn(one.$ref)}OrNull`;
  return call;
}

/**
 * What every answer is wrapped in, as one plain object for each type of `data`: generators make nothing good of an
 * `allOf` without a name.
 */
export function createEnvelopes(components: Components) {
  const written = new Map<string, string>();

  /** A reference to the envelope `name` with these properties in place of those that src/contract/envelope.ts has. */
  function envelope(
    name: string,
    description: string,
    own: Record<string, JsonSchema>,
    required: string[],
  ): JsonSchema {
    const known = Object.entries(components.namedProperties('Envelope'));
    // Its own type stands in the place of the one that all have in common; the common text stays.
    const merged = known.map(([property, common]) => [
      property,
      own[property] ? { description: common.description, ...own[property] } : common,
    ]);
    const schema: JsonSchema = { type: 'object', description, properties: Object.fromEntries(merged), required };
    const text = JSON.stringify(schema);
    if (written.has(name) && written.get(name) !== text) throw new Error(`Two envelopes would be named ${name}.`);
    if (!written.has(name)) components.add(name, schema, 'envelope.ts');
    written.set(name, text);
    return { $ref: refTo(name) };
  }

  return {
    /** The answer of a call that succeeded. */
    success(data: JsonSchema, call: string) {
      const stem = getStem(data, call);
      const isEmpty = stem === NO_DATA;
      return envelope(
        `${stem}Envelope`,
        isEmpty ? 'An answer that says no more than that it is done' : `An answer with ${stem} as its data`,
        {
          success: { type: 'boolean', const: true },
          data: { ...data, description: isEmpty ? 'Always null' : (data.description ?? 'What was asked for') },
        },
        ['success', 'data'],
      );
    },
    /** An answer that is none. */
    failure(name: string, description: string, own: Record<string, JsonSchema>, required: string[]) {
      const properties = { success: { type: 'boolean', const: false }, ...own };
      return envelope(`${name}Envelope`, description, properties, ['success', ...required]);
    },
  };
}

export type Envelopes = ReturnType<typeof createEnvelopes>;
