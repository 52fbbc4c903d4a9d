import { type Answer, dataOf, isSuccess } from '../../api/client';
import type { Sent } from '../../api/request';
import { keyOf, type Row, rowsOf } from '../../read/rows';
import { violationsOf } from '../violations';
import { type Thing, thingOf, type Writer } from '../writer';
import { expectFieldError } from './field-errors';
import { isLawfullyRefused } from './refusal';
import type { ResourceScenario } from './scenario';

/** Whether a response has the sent value. Instants may have another format, and texts may be trimmed. */
export function isKept(sent: unknown, got: unknown): boolean {
  if (typeof sent === 'string' && typeof got === 'string') {
    return sent.trim() === got || (/^\d{4}-\d\d-\d\dT/.test(sent) && Date.parse(sent) === Date.parse(got));
  }
  if (Array.isArray(sent)) {
    return Array.isArray(got) && sent.length === got.length && sent.every((item, place) => isKept(item, got[place]));
  }
  if (typeof sent === 'object' && sent !== null) {
    return (
      typeof got === 'object' &&
      got !== null &&
      Object.entries(sent).every(([key, value]) => isKept(value, (got as Row)[key]))
    );
  }
  return sent === got;
}

/** Fields of a body that differ in the response. */
export const lostFields = ({ notReadBack = [] }: ResourceScenario, body: Record<string, unknown>, row: Row) =>
  Object.entries(body).flatMap(([field, value]) =>
    field === 'version' || notReadBack.includes(field) || value === undefined || isKept(value, row[field])
      ? []
      : [field],
  );

const nameInLedger = ({ entityType }: ResourceScenario, id: string) => `${entityType} ${id}`;

/** Deletes a row with its newest version. @returns whether it is gone */
async function remove(writer: Writer, { path }: ResourceScenario, id: string) {
  const now = await writer.read(path, id);
  if (!now) return true;
  return isSuccess(
    await writer.send(`DELETE ${path}/:id`, { params: { id }, query: { version: String(now.version) } }),
  );
}

/** Records a row in the ledger, for the clean-up. */
export function remember(writer: Writer, life: ResourceScenario, thing: Thing) {
  const { cleanUp: putAway } = life;
  writer.ledger.made(nameInLedger(life, thing.id), () =>
    putAway ? putAway(thing, writer) : remove(writer, life, thing.id),
  );
}

/** Records the row that a call has created, even if the call should have been refused. @returns the row, if any */
export function rememberMade(writer: Writer, life: ResourceScenario, answer: Answer): Thing | undefined {
  const made = isSuccess(answer) ? thingOf((dataOf(answer) ?? {}) as Row) : undefined;
  if (made) remember(writer, life, made);
  return made;
}

export const forget = (writer: Writer, life: ResourceScenario, id: string) =>
  writer.ledger.gone(nameInLedger(life, id));

/** Creates a row and checks the response. @returns the row; undefined if it was not created, after adding a finding */
export async function create(
  writer: Writer,
  life: ResourceScenario,
  body: Record<string, unknown>,
): Promise<Thing | undefined> {
  const call = `POST ${life.path}`;
  const answer = await writer.send(call, { body });
  const thing = thingOf((dataOf(answer) ?? {}) as Row);
  if (isSuccess(answer) && thing) remember(writer, life, thing);
  if (isLawfullyRefused(writer, answer)) return undefined;
  if (!writer.session.expect(answer, { status: [200, 201] })) return undefined;
  if (!thing) return undefined;
  for (const field of lostFields(life, body, thing.row)) {
    writer.differs(answer, `data.${field}`, 'what was sent', 'something else');
  }
  return thing;
}

/** Checks that a created row can be read and is in its list. */
export async function checkReadBack(writer: Writer, life: ResourceScenario, thing: Thing, name: string) {
  const one = `GET ${life.path}/:id`;
  if (writer.has(one)) {
    const answer = await writer.send(one, { params: { id: thing.id } });
    if (writer.session.expect(answer, { status: [200], where: 'of what was just made' })) {
      const row = (dataOf(answer) ?? {}) as Row;
      for (const field of Object.keys(thing.row)) {
        if (!isKept(thing.row[field], row[field]))
          writer.differs(answer, `data.${field}`, 'as it was made', 'something else');
      }
    }
  }
  if (!writer.has(`GET ${life.path}`)) return;
  const listed = await writer.send(`GET ${life.path}`, { query: life.findBy?.(name, thing) ?? {} });
  if (isSuccess(listed) && !rowsOf(listed).some((row) => keyOf(row) === thing.id)) {
    writer.differs(listed, 'data.list', 'what was just made', 'not there');
  }
}

/**
 * Checks that each body with one invalid field is refused and that the response names the field.
 * @param good a valid body of the call
 */
export async function checkBroken(
  writer: Writer,
  life: ResourceScenario,
  name: string,
  sent: Sent,
  good: Record<string, unknown>,
) {
  const call = writer.session.call(name);
  for (const { field, what, body } of violationsOf(call.endpoint, good)) {
    const answer = await writer.send(name, { ...sent, body });
    const where = `body.${field} ${what}`;
    rememberMade(writer, life, answer);
    expectFieldError(writer, answer, [field], where);
  }
}

/** Checks that duplicates of unique fields are refused. */
export async function checkUnique(writer: Writer, life: ResourceScenario, good: Record<string, unknown>) {
  for (const field of life.unique ?? []) {
    const other = await life.input(writer.newName(), writer);
    if (typeof other === 'string') return;
    const answer = await writer.send(`POST ${life.path}`, { body: { ...other, [field]: good[field] } });
    rememberMade(writer, life, answer);
    writer.session.expect(answer, { status: [422], where: `body.${field} of another one` });
  }
}
