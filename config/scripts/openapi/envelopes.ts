import type { Components } from './components';
import { type JsonSchema, nameIn, refTo } from './json-schema';

const NO_DATA = 'NoData';

/** The name of a response, derived from the type of `data`, or from the call if the type has no name. */
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
 * Creates the envelopes of all responses, one plain object per type of `data`, because generators handle an `allOf`
 * without a name badly.
 */
export function createEnvelopes(components: Components) {
  const written = new Map<string, string>();

  /** A reference to the envelope `name`, whose `own` properties replace those of src/contract/envelope.ts. */
  function envelope(
    name: string,
    description: string,
    own: Record<string, JsonSchema>,
    required: string[],
  ): JsonSchema {
    const known = Object.entries(components.namedProperties('Envelope'));
    // The specific type replaces the common one; the common description stays as the default.
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
    /** The envelope of a successful response. */
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
    /** The envelope of an error response. */
    failure(name: string, description: string, own: Record<string, JsonSchema>, required: string[]) {
      const properties = { success: { type: 'boolean', const: false }, ...own };
      return envelope(`${name}Envelope`, description, properties, ['success', ...required]);
    },
  };
}

export type Envelopes = ReturnType<typeof createEnvelopes>;
