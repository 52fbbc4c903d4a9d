import { type Answer, dataOf } from '../../api/client';
import { finish } from '../jobs';
import type { Thing, Writer } from '../writer';
import type { Life } from './life';

const label = 'the deletion of all that match';

/** Deletes all that match a filter, as a job: none of those that were unticked; what it has done can be undone. */
export async function checkBulkMatching(writer: Writer, life: Life, thing: Thing) {
  const call = `POST ${life.path}/bulk-matching`;
  const name = thing.row[life.nameField];
  if (!writer.has(call) || typeof name !== 'string' || !life.findBy) return;
  const filter = life.findBy(name, thing);
  const body = { filter, excludedIds: [] as string[], action: 'delete' };
  if (!writer.session.call(call).endpoint.body?.safeParse(body).success) return;
  const params = { id: thing.id };
  const isThere = (where: string, status: number) => async () =>
    writer.session.expect(await writer.send(`GET ${life.path}/:id`, { params }), { status: [status], where });

  const unticked = await finish(writer, await writer.send(call, { body: { ...body, excludedIds: [thing.id] } }), label);
  if (!unticked) return;
  await isThere('of what was unticked', 200)();
  const answer = await writer.send(call, { body });
  const job = await finish(writer, answer, label);
  if (!job) return;
  checkDone(writer, answer, job.done - job.failed.length);
  await isThere('of what a job has deleted', 404)();
  const all = `POST ${life.path}/restore`;
  const back = writer.has(all)
    ? await writer.send(all, { body: { jobId: job.id } })
    : await writer.send(`POST ${life.path}/:id/restore`, { params, body: { version: thing.version + 1 } });
  if (writer.session.expect(back, { status: [200], where: 'of what a job has deleted' })) {
    await isThere('of what was brought back after a job', 200)();
  }
}

function checkDone(writer: Writer, answer: Answer, count: number) {
  if (count === 1 && dataOf(answer)) return;
  writer.differs(answer, `rows of ${label}`, '1, the one of this name', String(count));
}
