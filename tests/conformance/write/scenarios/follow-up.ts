import { rowsOf } from '../../read/rows';
import { act, actRefused } from '../steps/act';
import { bulk, bulkRefused } from '../steps/bulk';
import { another } from '../steps/own';
import type { ResourceScenario } from '../steps/scenario';
import type { Thing, Writer } from '../writer';
import { ownId } from './me';

const reason = 'conf';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const soon = (days: number) => ({ dueAt: inDays(days), reason });

/** Checks the actions that a pending follow-up allows and refuses. */
async function checkPending(writer: Writer, { id, row }: Thing) {
  const attempt = { way: 'phone', result: 'noAnswer', note: null, ends: false };
  await act(writer, followUpScenario, id, 'attempts', { more: attempt, after: { attempts: 1 } });
  const ending = { more: { ...attempt, ends: true }, status: 422, why: 'that ends it for no answer' };
  await actRefused(writer, followUpScenario, id, 'attempts', ending);
  await actRefused(writer, followUpScenario, id, 'give-up', { code: 'FOLLOW_UP_ATTEMPTS', why: 'after one attempt' });
  const past = { more: soon(-1), status: 422, why: 'to a day that is over' };
  await actRefused(writer, followUpScenario, id, 'reschedule', past);
  await act(writer, followUpScenario, id, 'reschedule', { more: soon(20), after: { rescheduleCount: 1 } });
  const assigned = { assigneeId: row.assigneeId };
  await act(writer, followUpScenario, id, 'assign', { more: assigned, after: assigned });
  const unknown = { more: { assigneeId: 'conf-nothing' }, status: 422, why: 'to nobody' };
  await actRefused(writer, followUpScenario, id, 'assign', unknown);
  const noted = { more: { note: reason }, code: 'FOLLOW_UP_NO_ADVERSE', why: 'without a reaction' };
  await actRefused(writer, followUpScenario, id, 'acknowledge', noted);
  await bulk(writer, followUpScenario, id, { change: { action: 'reschedule', ...soon(25) } }, { rescheduleCount: 2 });
  await bulk(writer, followUpScenario, id, { change: { action: 'assign', ...assigned } }, assigned);
}

/** Checks that a canceled follow-up allows no further action. */
async function checkCancelled(writer: Writer, { id }: Thing) {
  const after = { status: 'cancelled', cancelReason: reason };
  if (!(await act(writer, followUpScenario, id, 'cancel', { more: { reason }, after }))) return;
  const unfit = { code: 'FOLLOW_UP_STATUS', why: 'of a cancelled one' };
  await actRefused(writer, followUpScenario, id, 'cancel', { ...unfit, more: { reason } });
  await actRefused(writer, followUpScenario, id, 'reschedule', { ...unfit, more: soon(20) });
  await bulkRefused(writer, followUpScenario, id, { change: { action: 'cancel', reason } });
  const second = await another(writer, followUpScenario);
  if (second) await bulk(writer, followUpScenario, second.id, { change: { action: 'cancel', reason } }, after);
}

/** A follow-up of an existing member without a record, assigned to the signed-in operator, and canceled in the end. */
export const followUpScenario: ResourceScenario = {
  path: '/follow-ups',
  entityType: 'followUp',
  nameField: 'followNo',
  input: async (_, writer) => {
    const assigneeId = await ownId(writer);
    const [memberId] = writer.samples.ids('/members', ({ status }) => status === 'active');
    if (assigneeId === undefined) return 'no active operator has the name of the signed-in one';
    if (memberId === undefined) return 'no active member';
    return { memberId, recordId: null, plan: 'custom', dueAt: inDays(10), way: 'phone', assigneeId };
  },
  changed: () => ({}),
  findBy: (_, { row }) => ({ memberId: String(row.memberId), status: 'pending', pageSize: '100' }),
  checkMore: async (thing, writer) => {
    const params = { id: thing.id };
    const timeline = await writer.send('GET /follow-ups/:id/timeline', { params, query: { pageSize: '100' } });
    if (!rowsOf(timeline).some(({ id }) => id === thing.id))
      writer.differs(timeline, 'data.list', 'itself', 'not there');
    await checkPending(writer, thing);
    await checkCancelled(writer, thing);
    for (const action of ['complete', 'correct', 'acknowledge', 'give-up'])
      writer.session.untested.set(`POST /follow-ups/:id/${action}`, 'would stand in the history of a patient');
  },
  cleanUp: async ({ id }, writer) => {
    const now = await writer.read('/follow-ups', id);
    const body = { reason, version: now?.version };
    if (now?.row.status === 'pending') await writer.send('POST /follow-ups/:id/cancel', { params: { id }, body });
    return false;
  },
};
