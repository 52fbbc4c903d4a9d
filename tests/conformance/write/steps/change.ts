import { dataOf } from '../../api/client';
import { fieldsOf } from '../../read/query';
import type { Row } from '../../read/rows';
import type { Thing, Writer } from '../writer';
import { checkBroken, lostFields } from './create';
import { isLawfullyRefused } from './refusal';
import type { ResourceScenario } from './scenario';

/** Checks that a 409 returns the newest version as `current`. */
function checkCurrent(writer: Writer, answer: Parameters<Writer['differs']>[0], version: number) {
  const { current } = (dataOf(answer) ?? {}) as { current?: Row };
  if (typeof current === 'object' && current !== null && current.version !== undefined && current.version !== version) {
    writer.differs(answer, 'data of 409: current.version', `the newest, ${version}`, String(current.version));
  }
}

/** The fields of a row that its PUT accepts, without the version. */
export function contentOf(writer: Writer, call: string, row: Row): Row {
  const { body } = writer.session.call(call).endpoint;
  const { version: _, ...fields } = body ? (fieldsOf(body, 'input').properties ?? {}) : {};
  const kept = Object.keys(fields).filter((field) => Object.hasOwn(row, field));
  return Object.fromEntries(kept.map((field) => [field, row[field]]));
}

/** Checks an update, and that an old version is refused. @returns the row afterwards */
export async function checkUpdate(writer: Writer, life: ResourceScenario, thing: Thing): Promise<Thing> {
  const call = `PUT ${life.path}/:id`;
  if (!writer.has(call)) return thing;
  const params = { id: thing.id };
  const body = {
    ...contentOf(writer, call, thing.row),
    ...life.changed(thing.row, writer.newName()),
    version: thing.version,
  };
  const answer = await writer.send(call, { params, body });
  if (!writer.session.expect(answer, { status: [200] })) return thing;
  const row = (dataOf(answer) ?? {}) as Row;
  for (const field of lostFields(life, body, row))
    writer.differs(answer, `data.${field}`, 'what was sent', 'something else');
  if (typeof row.version !== 'number' || row.version <= thing.version) {
    writer.differs(answer, 'data.version', `more than ${thing.version}`, String(row.version));
  }
  const newest = (await writer.read(life.path, thing.id)) ?? thing;
  for (const field of lostFields(life, body, newest.row)) {
    writer.differs(answer, `data.${field}, read afterwards`, 'what was sent', 'something else');
  }
  const other = life.changed(newest.row, writer.newName());
  const stale = { ...contentOf(writer, call, newest.row), ...other, version: thing.version };
  const refused = await writer.send(call, { params, body: stale });
  if (writer.session.expect(refused, { status: [409], code: 'CONFLICT', where: 'with an old version' })) {
    checkCurrent(writer, refused, newest.version);
  }
  return (await writer.read(life.path, thing.id)) ?? newest;
}

/** Checks that an update is validated, which a server may implement separately from the create. */
export async function checkBrokenUpdate(writer: Writer, life: ResourceScenario, thing: Thing) {
  const call = `PUT ${life.path}/:id`;
  if (!writer.has(call)) return;
  const good = { ...contentOf(writer, call, thing.row), version: thing.version };
  await checkBroken(writer, life, call, { params: { id: thing.id } }, good);
}

/** Disables and enables a row, and checks that old versions are refused. @returns the row afterwards */
export async function checkSwitches(writer: Writer, life: ResourceScenario, thing: Thing): Promise<Thing> {
  let now = thing;
  const actions =
    now.row.status === 'disabled' || now.row.status === 'offline' ? ['enable', 'disable'] : ['disable', 'enable'];
  for (const action of actions) {
    const call = `POST ${life.path}/:id/${action}`;
    if (!writer.has(call)) continue;
    const params = { id: now.id };
    const answer = await writer.send(call, { params, body: { version: now.version } });
    if (isLawfullyRefused(writer, answer)) return now;
    if (!writer.session.expect(answer, { status: [200] })) return now;
    const next = await writer.read(life.path, now.id);
    if (!next) return now;
    if (next.row.status === now.row.status) {
      writer.differs(answer, 'status of it afterwards', `another one than ${now.row.status}`, String(next.row.status));
    }
    // 403 is allowed, because the new status may be the reason of the refusal.
    await writer.refuse(call, { params, body: { version: now.version } }, [403, 409], 'with an old version');
    now = (await writer.read(life.path, now.id)) ?? next;
  }
  return now;
}
