import { dataOf, isSuccess } from '../../api/client';
import type { Row } from '../../read/rows';
import type { Writer } from '../writer';
import { compare } from './act';
import type { ResourceScenario } from './scenario';

/** Checks that only one window holds a lease: acquires, renews, takes over and releases it. */
export async function checkLease(writer: Writer, { path }: Pick<ResourceScenario, 'path'>, id: string) {
  const calls = `${path}/:id/lease`;
  const params = { id };
  const holds = async (leaseId: unknown) => {
    const answer = await writer.send(`GET ${calls}`, { params });
    if (!writer.session.expect(answer, { status: [200] })) return;
    const { holder } = (dataOf(answer) ?? {}) as { holder?: Row | null };
    const isRight = leaseId === null ? holder === null : holder?.id === leaseId && holder?.isMine === true;
    if (!isRight) writer.differs(answer, 'data.holder', leaseId === null ? 'nobody' : 'who has it', 'another');
  };
  const takeOver = (leaseId: unknown) =>
    writer.send(`POST ${calls}/take-over`, { params, body: { leaseId, windowId: 'conf-b' } });

  const first = await writer.succeed(`POST ${calls}`, { params, body: { windowId: 'conf-a' } });
  if (!first) return;
  await holds(first.id);
  const another = { params, body: { windowId: 'conf-b' } };
  await writer.refuse(`POST ${calls}`, another, [403], 'of another window', 'LEASE_HELD');
  const renewed = await writer.send(`PUT ${calls}`, { params, body: { leaseId: first.id } });
  if (writer.session.expect(renewed, { status: [200] })) {
    compare(writer, renewed, (dataOf(renewed) ?? {}) as Row, { id: first.id, since: first.since }, 'once renewed');
  }
  writer.session.expect(await takeOver('conf-nothing'), {
    status: [403],
    code: 'LEASE_HELD',
    where: 'of another lease than there is',
  });
  const taken = await takeOver(first.id);
  if (!writer.session.expect(taken, { status: [200] }) || !isSuccess(taken)) return;
  const second = (dataOf(taken) ?? {}) as Row;
  await holds(second.id);
  const lost = { params, body: { leaseId: first.id } };
  await writer.refuse(`PUT ${calls}`, lost, [403], 'of a lease that was taken over', 'LEASE_LOST');
  const query = { leaseId: String(second.id) };
  await writer.succeed(`DELETE ${calls}`, { params, query });
  await holds(null);
  await writer.succeed(`DELETE ${calls}`, { params, query }, 'of a lease that is no more');
}
