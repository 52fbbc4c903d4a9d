import { dataOf } from '../../api/client';
import type { Thing, Writer } from '../writer';
import type { ResourceScenario } from './scenario';

/** Bulk changes that would take effect or fail if the same row were processed twice. */
const changes = [{ action: 'delete' }, { change: { action: 'setSort', sort: 995 } }];

/** Checks that a bulk action counts a duplicate id once. */
export async function checkTwice(writer: Writer, { path }: ResourceScenario, { id }: Thing) {
  const call = `POST ${path}/bulk`;
  if (!writer.has(call)) return;
  const { body } = writer.session.call(call).endpoint;
  const sent = changes.map((change) => ({ ids: [id, id], ...change })).find((one) => body?.safeParse(one).success);
  if (!sent) return;
  const answer = await writer.send(call, { body: sent });
  if (!writer.session.expect(answer, { status: [200], where: 'of an id twice' })) return;
  const { done, failed } = (dataOf(answer) ?? {}) as { done?: number; failed?: unknown[] };
  if (done !== 1 || failed?.length !== 0) {
    writer.differs(answer, 'data of an id twice', '1 done, none failed', `${done} done, ${failed?.length} failed`);
  }
}
