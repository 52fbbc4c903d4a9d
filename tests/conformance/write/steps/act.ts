import { type Answer, dataOf } from '../../api/client';
import type { Row } from '../../read/rows';
import { type Thing, thingOf, type Writer } from '../writer';
import { contentOf } from './change';
import { isKept } from './create';
import type { ResourceScenario } from './scenario';

type Place = Pick<ResourceScenario, 'path'>;

type Act = {
  method?: 'POST' | 'PUT';
  /** What the action is told besides the version. */
  more?: Row;
  /** Fields of it and what they are afterwards. */
  after?: Row;
};

/** Says which fields of one are not as they must be by now. @returns whether all are */
export function compare(writer: Writer, answer: Answer, row: Row, after: Row, where = 'afterwards'): boolean {
  const wrong = Object.entries(after).filter(([field, value]) => !isKept(value, row[field]));
  for (const [field, value] of wrong) {
    writer.differs(answer, `${field} ${where}`, JSON.stringify(value), 'something else');
  }
  return wrong.length === 0;
}

/**
 * Does something to one, `POST path/:id/action` unless it is a PUT, in its newest version, and looks at it afterwards. In
 * an older version it is refused.
 * @returns it as it is then; undefined where that was not done, which is said
 */
export async function act(
  writer: Writer,
  { path }: Place,
  id: string,
  action: string,
  { method = 'POST', more = {}, after = {} }: Act = {},
): Promise<Thing | undefined> {
  const call = `${method} ${path}/:id/${action}`;
  const before = await writer.read(path, id);
  if (!before) return undefined;
  const params = { id };
  if (before.version > 0) {
    // Before it is done: afterwards the status may be what refuses.
    const old = { params, body: { ...more, version: before.version - 1 } };
    await writer.refuse(call, old, [409], 'with an old version', 'CONFLICT');
  }
  const answer = await writer.send(call, { params, body: { ...more, version: before.version } });
  if (!writer.session.expect(answer, { status: [200] })) return undefined;
  const now = await writer.read(path, id);
  if (!now) return undefined;
  const isDone = compare(writer, answer, now.row, after);
  const isChanged = Object.entries(after).some(([field, value]) => !isKept(value, before.row[field]));
  if (isDone && isChanged && now.version <= before.version) {
    writer.differs(answer, 'version afterwards', `more than ${before.version}`, String(now.version));
  }
  return isDone ? now : undefined;
}

/** Does to one what may not be done: refused with a code, though its version is the newest. */
export async function actRefused(
  writer: Writer,
  { path }: Place,
  id: string,
  action: string,
  { more = {}, status = 403, code, why }: { more?: Row; status?: number; code?: string; why: string },
) {
  const now = await writer.read(path, id);
  if (!now) return;
  const body = { ...more, version: now.version };
  await writer.refuse(`POST ${path}/:id/${action}`, { params: { id }, body }, [status], why, code);
}

/** Deletes one that something stands on, or that may not go for another reason. */
export async function removeRefused(writer: Writer, { path }: Place, id: string, code: string, why: string) {
  const now = await writer.read(path, id);
  if (!now) return;
  const query = { version: String(now.version) };
  await writer.refuse(`DELETE ${path}/:id`, { params: { id }, query }, [403], why, code);
}

/** Saves what one has already: that makes no new version where the contract says so. */
export async function checkSameContent(writer: Writer, { path }: Place, id: string) {
  const call = `PUT ${path}/:id`;
  const before = await writer.read(path, id);
  if (!before) return;
  const body = { ...contentOf(writer, call, before.row), version: before.version };
  const answer = await writer.send(call, { params: { id }, body });
  if (!writer.session.expect(answer, { status: [200], where: 'of the same content' })) return;
  const after = thingOf((dataOf(answer) ?? {}) as Row);
  if (after?.version !== before.version) {
    writer.differs(answer, 'data.version after the same content', 'the same', 'another one');
  }
}
