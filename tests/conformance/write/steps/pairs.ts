import type { Answer } from '../../api/client';
import { type Field, fieldsOf } from '../../read/query';
import { dayFromNow } from '../../read/rows';
import type { Thing, Writer } from '../writer';
import { contentOf } from './change';
import { rememberMade } from './create';
import { expectFieldError } from './field-errors';
import type { ResourceScenario } from './scenario';

/** Pairs of fields of which the second must not be before the first. */
const pairs = [
  ['validFrom', 'validTo'],
  ['startAt', 'endAt'],
  ['minAge', 'maxAge'],
] as const;

const formatOf = ({ format, anyOf = [] }: Field): string | undefined =>
  format ?? anyOf.map(formatOf).find((one) => one !== undefined);

/** Two values in the wrong order: days, instants or numbers, depending on the field. */
function reversed(field: Field) {
  const format = formatOf(field);
  const [late, early] = [dayFromNow(20), dayFromNow(10)];
  if (format === 'date') return [late, early];
  return format === 'date-time' ? [`${late}T12:00:00+08:00`, `${early}T12:00:00+08:00`] : [60, 30];
}

type Reversed = { fields: readonly string[]; where: string; change: Record<string, unknown> };

/** All pairs that can be reversed in the body of a call. */
function reversedIn(writer: Writer, call: string): Reversed[] {
  const { body } = writer.session.call(call).endpoint;
  const { properties = {} } = body ? fieldsOf(body, 'input') : {};
  const ofPairs = pairs.flatMap(([from, to]): Reversed[] => {
    const field = properties[from];
    if (!field || !properties[to]) return [];
    const [late, early] = reversed(field);
    return [{ fields: [from, to], where: `body.${to} before body.${from}`, change: { [from]: late, [to]: early } }];
  });
  if (!properties.costs) return ofPairs;
  const costs = [{ from: dayFromNow(20), to: dayFromNow(10), yuan: 1 }];
  return [...ofPairs, { fields: ['costs'], where: 'body.costs that end before they begin', change: { costs } }];
}

/** Checks that create and update refuse reversed pairs. */
export async function checkPairs(writer: Writer, life: ResourceScenario, other: Thing) {
  const refuse = (answer: Answer, { fields, where }: Reversed) => {
    rememberMade(writer, life, answer);
    expectFieldError(writer, answer, fields, where);
  };
  const [create, update] = [`POST ${life.path}`, `PUT ${life.path}/:id`];
  for (const one of reversedIn(writer, create)) {
    const input = await life.input(writer.newName(), writer);
    if (typeof input === 'string') return;
    refuse(await writer.send(create, { body: { ...input, ...one.change } }), one);
  }
  for (const one of writer.has(update) ? reversedIn(writer, update) : []) {
    const now = await writer.read(life.path, other.id);
    if (!now) return;
    const body = { ...contentOf(writer, update, now.row), ...one.change, version: now.version };
    refuse(await writer.send(update, { params: { id: other.id }, body }), one);
  }
}
