import { type Answer, dataOf, isSuccess } from '../../api/client';
import { type Row, rowsOf, totalOf } from '../../read/rows';
import { finish, type JobSeen } from '../jobs';
import type { Thing, Writer } from '../writer';
import { compare } from './act';
import type { ResourceScenario } from './scenario';

/** The call and its body with a filter that finds one row by name; undefined if the resource has no such call. */
function matchingOf(writer: Writer, { path, nameField, findBy }: ResourceScenario, thing: Thing, change: Row) {
  const call = `POST ${path}/bulk-matching`;
  const name = thing.row[nameField];
  if (!writer.has(call) || typeof name !== 'string') return undefined;
  const body = { filter: findBy?.(name, thing) ?? { keyword: name }, excludedIds: [] as string[], ...change };
  return writer.session.call(call).endpoint.body?.safeParse(body).success ? { call, body } : undefined;
}

/** Whether the list with this filter returns only this row. */
async function findsOne(writer: Writer, { path }: ResourceScenario, filter: Record<string, string>, { id }: Thing) {
  const search = `POST ${path}/search`;
  const answer = writer.has(search)
    ? await writer.send(search, { body: filter })
    : await writer.send(`GET ${path}`, { query: filter });
  const rows = rowsOf(answer);
  return isSuccess(answer) && totalOf(answer) === 1 && rows.length === 1 && rows[0]?.id === id;
}

/** Runs an action on all matching rows twice: with the only matching row excluded, and with it included. */
async function runBoth(writer: Writer, life: ResourceScenario, thing: Thing, change: Row, where: string) {
  const matching = matchingOf(writer, life, thing, change);
  if (!matching) return undefined;
  const { call, body } = matching;
  // A server that ignores the filter would change all rows.
  if (!(await findsOne(writer, life, body.filter, thing))) {
    writer.session.untested.set(call, 'its filter does not find one thing alone: it would be done to others too');
    return undefined;
  }
  const unticked = await writer.send(call, { body: { ...body, excludedIds: [thing.id] } });
  if (!(await finish(writer, unticked, `${where}, unticked`, 0))) {
    await undo(writer, life, unticked);
    return undefined;
  }
  const answer = await writer.send(call, { body });
  const job = await finish(writer, answer, where, 1);
  if (!job) await undo(writer, life, answer);
  else if (job.done - job.failed.length !== 1)
    writer.differs(answer, `rows of ${where}`, '1, of this name', String(job.done));
  return job ? { answer, job } : undefined;
}

/** Restores rows that a canceled job has deleted by mistake. */
async function undo(writer: Writer, { path }: ResourceScenario, started: Answer) {
  const { id: jobId } = (dataOf(started) ?? {}) as Partial<JobSeen>;
  if (isSuccess(started) && jobId && writer.has(`POST ${path}/restore`)) {
    await writer.send(`POST ${path}/restore`, { body: { jobId } });
  }
}

/** Runs an action on all rows that match a filter, which is only this row, and checks the row afterwards. */
export async function bulkMatching(writer: Writer, life: ResourceScenario, { id }: Thing, change: Row, after: Row) {
  const thing = await writer.read(life.path, id);
  const ran = thing && (await runBoth(writer, life, thing, change, 'an action on all that match'));
  const now = ran && (await writer.read(life.path, id));
  if (ran && now) compare(writer, ran.answer, now.row, after);
}

/** Deletes all rows that match a filter, which is only this row, and restores them by job. */
export async function checkBulkMatching(writer: Writer, life: ResourceScenario, thing: Thing) {
  const ran = await runBoth(writer, life, thing, { action: 'delete' }, 'the deletion of all that match');
  if (!ran) return;
  const params = { id: thing.id };
  const expectThere = async (status: number, where: string) =>
    writer.session.expect(await writer.send(`GET ${life.path}/:id`, { params }), { status: [status], where });
  await expectThere(404, 'of what a job has deleted');
  const all = `POST ${life.path}/restore`;
  const back = writer.has(all)
    ? await writer.send(all, { body: { jobId: ran.job.id } })
    : await writer.send(`POST ${life.path}/:id/restore`, { params, body: { version: thing.version + 1 } });
  if (writer.session.expect(back, { status: [200], where: 'of what a job has deleted' })) {
    await expectThere(200, 'of what was brought back after a job');
  }
}
