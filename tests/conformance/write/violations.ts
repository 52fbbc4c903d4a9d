import fc from 'fast-check';
import type { Endpoint } from '@/contract/endpoint';
import { type Field, fieldsOf } from '../read/query';

/** A body that violates one rule. */
export type Violation = {
  /** The invalid field. */
  field: string;
  /** The violation, such as `too long` or `missing`. */
  what: string;
  body: Record<string, unknown>;
};

type Limits = Field & {
  maxLength?: number;
  minLength?: number;
  minimum?: number;
  maxItems?: number;
  const?: unknown;
};

/** Fixed seed, so that each run sends the same violations. */
const SEED = 20_261;

const typesOf = (field: Limits): string[] => [
  ...(field.anyOf ?? []).flatMap(typesOf),
  ...(Array.isArray(field.type) ? field.type : field.type ? [field.type] : []),
  ...(field.enum || field.const !== undefined ? ['string'] : []),
];

/** Values of a type that the field does not allow. */
function wrongType(field: Limits) {
  const types = new Set(typesOf(field));
  if (types.size === 0) return undefined;
  const others: [string[], fc.Arbitrary<unknown>][] = [
    [['string'], fc.constant('conf-text')],
    [['number', 'integer'], fc.integer({ min: 100_001, max: 200_000 })],
    [['boolean'], fc.boolean()],
    [['object'], fc.constant({ conf: true })],
    [['array'], fc.constant([{ conf: true }])],
    [['null'], fc.constant(null)],
  ];
  const wrong = others.flatMap(([names, values]) => (names.some((name) => types.has(name)) ? [] : [values]));
  return wrong.length > 0 ? fc.oneof(...wrong) : undefined;
}

/** Values that each violate one rule of a field. */
function wrongValues(field: Limits): [string, fc.Arbitrary<unknown>][] {
  const inner = (field.anyOf as Limits[] | undefined)?.find(({ type }) => type !== 'null');
  const rules: Limits = inner && !field.type ? { ...inner, anyOf: field.anyOf } : field;
  const wrong: [string, fc.Arbitrary<unknown>][] = [];
  const other = wrongType(field);
  if (other) wrong.push(['of another type', other]);
  if (rules.maxLength !== undefined) {
    const max = rules.maxLength;
    wrong.push(['too long', fc.integer({ min: 1, max: 20 }).map((more) => `conf-${'x'.repeat(max + more)}`)]);
  }
  if (rules.enum) wrong.push(['no value of its enum', fc.constant('conf-nothing')]);
  if (rules.format) wrong.push([`no ${rules.format}`, fc.constant('conf-nothing')]);
  if (rules.pattern) wrong.push(['against its pattern', fc.constant('conf nothing!')]);
  // The safe integer bounds are not a rule of the contract.
  if (rules.maximum !== undefined && rules.maximum < Number.MAX_SAFE_INTEGER)
    wrong.push(['too large', fc.integer({ min: 1, max: 9 }).map((more) => (rules.maximum ?? 0) + more)]);
  if (rules.minimum !== undefined && rules.minimum > Number.MIN_SAFE_INTEGER)
    wrong.push(['too small', fc.integer({ min: 1, max: 9 }).map((less) => (rules.minimum ?? 0) - less)]);
  if (rules.maxItems !== undefined && rules.maxItems < 1000) {
    const { maxItems } = rules;
    wrong.push(['too many', fc.constant(Array.from({ length: maxItems + 1 }, (_, place) => `conf-${place}`))]);
  }
  return wrong;
}

/** The member of a union of bodies that a valid body belongs to. */
function fieldsFor(schema: Field, good: Record<string, unknown>): Field {
  const branches = schema.anyOf ?? (schema as { oneOf?: Field[] }).oneOf;
  if (!branches) return schema;
  const fits = ({ required = [] }: Field) => required.every((name) => Object.hasOwn(good, name));
  return branches.find(fits) ?? {};
}

/**
 * Bodies that differ from `good` in one violated rule, one for each rule of each field.
 * @param good a valid body
 */
export function violationsOf({ body }: Pick<Endpoint, 'body'>, good: Record<string, unknown>): Violation[] {
  if (!body) return [];
  const { properties = {}, required = [] } = fieldsFor(fieldsOf(body, 'input'), good);
  const all = Object.entries(properties).flatMap(([field, rules]): Violation[] => {
    const { [field]: _, ...without } = good;
    const wrong = wrongValues(rules as Limits).map(([what, values]) => {
      const [value] = fc.sample(values, { numRuns: 1, seed: SEED });
      return { field, what, body: { ...good, [field]: value } };
    });
    return [...(required.includes(field) ? [{ field, what: 'missing', body: without }] : []), ...wrong];
  });
  // Keeps only bodies that the zod schema refuses, because the JSON Schema cannot express all of its rules.
  return all.filter((violation) => !body.safeParse(violation.body).success);
}
