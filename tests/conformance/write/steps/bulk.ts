import { dataOf, isSuccess } from '../../api/client';
import type { Sent } from '../../api/request';
import { keyOf, type Row, rowsOf } from '../../read/rows';
import type { Thing, Writer } from '../writer';
import { compare } from './act';
import type { ResourceScenario } from './scenario';

/** An id that does not exist. */
const NOTHING = 'conf-nothing';

type BulkResult = { done?: number; failed?: { id?: string }[] };

/**
 * Runs a bulk action on one row and an unknown id, which must be reported as failed. @returns whether the call
 * succeeded
 */
export async function bulk(
  writer: Writer,
  { path }: Pick<ResourceScenario, 'path'>,
  id: string,
  change: Row,
  after: Row = {},
) {
  const answer = await writer.send(`POST ${path}/bulk`, { body: { ids: [id, NOTHING], ...change } });
  if (!writer.session.expect(answer, { status: [200] })) return false;
  const { done, failed } = (dataOf(answer) ?? {}) as BulkResult;
  if (done !== 1) writer.differs(answer, 'data.done', '1 of one that is there and one that is not', String(done));
  if (!failed?.some((one) => one.id === NOTHING))
    writer.differs(answer, 'data.failed', 'the one that is not there', 'not named');
  if (Object.keys(after).length > 0) {
    compare(writer, answer, (await writer.read(path, id))?.row ?? {}, after);
  }
  return true;
}

/** Checks that a bulk action that the row does not allow reports it as failed. */
export async function bulkRefused(writer: Writer, { path }: Pick<ResourceScenario, 'path'>, id: string, change: Row) {
  const answer = await writer.send(`POST ${path}/bulk`, { body: { ids: [id], ...change } });
  if (!writer.session.expect(answer, { status: [200] })) return;
  const { done, failed } = (dataOf(answer) ?? {}) as BulkResult;
  if (done === 0 && failed?.[0]?.id === id) return;
  writer.differs(
    answer,
    'data of what may not be done',
    'none done, one failed',
    `${done} done, ${failed?.length} failed`,
  );
}

/** Deletes a row by bulk action and restores it. */
export async function checkBulk(writer: Writer, life: ResourceScenario, thing: Thing) {
  const call = `POST ${life.path}/bulk`;
  if (!writer.has(call)) return;
  const body = { ids: [thing.id], action: 'delete' };
  if (!writer.session.call(call).endpoint.body?.safeParse(body).success) return;
  if (!(await bulk(writer, life, thing.id, { action: 'delete' }))) return;
  const left = await writer.send(`GET ${life.path}/:id`, { params: { id: thing.id } });
  writer.session.expect(left, { status: [404], where: 'of what was deleted with others' });
  await checkRestoreAll(writer, life, thing);
}

async function checkRestoreAll(writer: Writer, { path }: ResourceScenario, thing: Thing) {
  const all = `POST ${path}/restore`;
  if (writer.has(all)) {
    const answer = await writer.send(all, { body: { ids: [thing.id] } });
    if (!writer.session.expect(answer, { status: [200] })) return;
    const { done } = (dataOf(answer) ?? {}) as BulkResult;
    if (done !== 1) writer.differs(answer, 'data.done', '1', String(done));
  } else {
    await writer.send(`POST ${path}/:id/restore`, { params: { id: thing.id }, body: { version: thing.version + 1 } });
  }
  const back = await writer.send(`GET ${path}/:id`, { params: { id: thing.id } });
  writer.session.expect(back, { status: [200], where: 'of what was brought back with others' });
}

/** Ids of a list without pages, in its order. */
export async function idsIn(writer: Writer, call: string, sent: Sent = {}, fits: (row: Row) => boolean = () => true) {
  return rowsOf(await writer.send(call, sent))
    .filter(fits)
    .map(keyOf);
}

/** Swaps a row with an adjacent one; undefined if there is none. */
export function withNeighbour(base: readonly string[], id: string): string[] | undefined {
  const place = base.indexOf(id);
  if (place < 0 || base.length < 2) return undefined;
  const first = place === 0 ? 0 : place - 1;
  return [...base.slice(0, first), ...base.slice(first, first + 2).reverse(), ...base.slice(first + 2)];
}

/**
 * Moves a row by one place and back, and checks that a stale order is refused. Affects only one row that the run did
 * not create.
 * @param scope further fields of the body, such as the parent of the rows
 */
export async function checkOrder(
  writer: Writer,
  life: ResourceScenario,
  { id }: Thing,
  idsNow: () => Promise<string[]>,
  scope: Row = {},
) {
  const call = `PUT ${life.path}/order`;
  if (!writer.has(call)) return;
  const base = await idsNow();
  const ids = withNeighbour(base, id);
  if (!ids) return;
  await writer.refuse(call, { body: { ...scope, ids: ids.slice(1), base } }, [409, 422], 'without one of the rows');
  const answer = await writer.send(call, { body: { ...scope, ids, base } });
  if (!writer.session.expect(answer, { status: [200] })) return;
  if (JSON.stringify(await idsNow()) !== JSON.stringify(ids)) {
    writer.differs(answer, 'order afterwards', 'as it was put', 'another one');
  }
  await writer.refuse(
    call,
    { body: { ...scope, ids, base } },
    [409],
    'from an order that is not the present one',
    'CONFLICT',
  );
  const back = await writer.send(call, { body: { ...scope, ids: base, base: ids } });
  if (!isSuccess(back)) writer.session.expect(back, { status: [200], where: 'back to the order before' });
}
