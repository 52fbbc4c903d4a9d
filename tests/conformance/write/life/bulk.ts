import { dataOf, isSuccess } from '../../api/client';
import type { Row } from '../../read/rows';
import type { Thing, Writer } from '../writer';
import type { Life } from './life';

type BulkResult = { done?: number; failed?: { id?: string }[] };

/** Deletes picked ones at once: those that there are are done, the others named; then brings them back. */
export async function checkBulk(writer: Writer, life: Life, thing: Thing) {
  const call = `POST ${life.path}/bulk`;
  if (!writer.has(call)) return;
  const body = { ids: [thing.id, 'conf-nothing'], action: 'delete' };
  if (!writer.session.call(call).endpoint.body?.safeParse(body).success) return;
  const answer = await writer.send(call, { body });
  if (!writer.session.expect(answer, { status: [200] })) return;
  const { done, failed } = (dataOf(answer) ?? {}) as BulkResult;
  if (done !== 1) writer.differs(answer, 'data.done', '1 of one that is there and one that is not', String(done));
  if (failed?.[0]?.id !== 'conf-nothing')
    writer.differs(answer, 'data.failed', 'the one that is not there', 'not named');
  const left = await writer.send(`GET ${life.path}/:id`, { params: { id: thing.id } });
  writer.session.expect(left, { status: [404], where: 'of what was deleted with others' });
  await checkRestoreAll(writer, life, thing);
}

async function checkRestoreAll(writer: Writer, { path }: Life, thing: Thing) {
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

/** Puts rows into another order, and back; an order that is not the present one is refused. */
export async function checkOrder(writer: Writer, life: Life, idsNow: () => Promise<string[]>, scope: Row = {}) {
  const call = `PUT ${life.path}/order`;
  if (!writer.has(call)) return;
  const base = await idsNow();
  if (base.length < 2) return;
  const [last = '', ...others] = [...base].reverse();
  const ids = [last, ...others.reverse()];
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
