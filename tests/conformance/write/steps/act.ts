import { type Answer, dataOf } from '../../api/client';
import type { Row } from '../../read/rows';
import { type Thing, thingOf, type Writer } from '../writer';
import { contentOf } from './change';
import { isKept } from './create';
import type { ResourceScenario } from './scenario';

type Place = Pick<ResourceScenario, 'path'>;

type Act = {
  method?: 'POST' | 'PUT';
  /** Body of the action without the version. */
  more?: Row;
  /** Expected fields of the row afterwards. */
  after?: Row;
};

/** Adds a finding for each field that differs from `after`. @returns whether all are as expected */
export function compare(writer: Writer, answer: Answer, row: Row, after: Row, where = 'afterwards'): boolean {
  const wrong = Object.entries(after).filter(([field, value]) => !isKept(value, row[field]));
  for (const [field, value] of wrong) {
    writer.differs(answer, `${field} ${where}`, JSON.stringify(value), 'something else');
  }
  return wrong.length === 0;
}

/**
 * Runs an action on a row, `POST path/:id/action` unless `method` is PUT, and checks the row afterwards. Also checks
 * that an older version is refused.
 * @returns the row afterwards; undefined if it is not as expected, after adding a finding
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
    // Before the action, because afterwards the new status could be the reason of the refusal.
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

/** Checks that an action is refused although the version is the newest. */
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

/** Checks that a deletion is refused, for example because other rows depend on the row. */
export async function removeRefused(writer: Writer, { path }: Place, id: string, code: string, why: string) {
  const now = await writer.read(path, id);
  if (!now) return;
  const query = { version: String(now.version) };
  await writer.refuse(`DELETE ${path}/:id`, { params: { id }, query }, [403], why, code);
}

/** Checks that saving the same content creates no new version. For resources whose contract promises this. */
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
