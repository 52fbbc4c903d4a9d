import { isSuccess } from '../api/client';
import { checkDownload } from '../read/downloads';
import { rowsOf } from '../read/rows';
import { finish } from './jobs';
import { checkWorkbook } from './tables';
import type { Writer } from './writer';

/** Number of codes to download. */
const PICKED = 2;

/** Checks the ZIP file with codes of selected channels or links. */
async function checkCodes(
  writer: Writer,
  path: string,
  body: object,
  isFit: (row: Record<string, unknown>) => boolean,
) {
  const call = `POST ${path}/codes`;
  if (!writer.session.isMeant(writer.session.call(call))) return;
  const ids = writer.samples.ids(path, isFit).slice(0, PICKED);
  if (ids.length === 0) {
    writer.session.untested.set(call, 'nothing that has a code');
    return;
  }
  const job = await finish(writer, await writer.send(call, { body: { ids, ...body } }), 'codes', ids.length);
  const id = job?.fileUrl?.split('/').at(-1);
  if (!id) return;
  const file = await writer.send('GET /files/:id', { params: { id } });
  if (!writer.session.expect(file, { status: [200], where: 'codes' })) return;
  checkWorkbook(writer, file, 'codes');
  checkDownload(writer.session, file);
}

/** Runs the job that checks the target of a project link; the link stores the result. */
async function checkLinks(writer: Writer) {
  const call = 'POST /project-links/check';
  if (!writer.session.isMeant(writer.session.call(call))) return;
  const [link] = writer.samples.rows('/projects/:id/links');
  if (typeof link?.id !== 'string') {
    writer.session.untested.set(call, 'no link of a project');
    return;
  }
  await finish(writer, await writer.send(call, { body: { ids: [link.id] } }), 'a look at a link', 1);
}

/** Runs the job that fetches figures from the platform again. */
async function checkSync(writer: Writer) {
  const call = 'POST /analysis/sync';
  if (!writer.session.isMeant(writer.session.call(call))) return;
  const [known] = rowsOf(await writer.send('GET /analysis/status'));
  if (typeof known?.report !== 'string') return;
  await finish(writer, await writer.send(call, { body: { report: known.report } }), 'a sync');
  await writer.refuse(call, { body: { report: 'conf-nothing' } }, [422], 'of a report that there is not');
}

/** Checks that a signed agreement returns the URL of its PDF. */
async function checkPdf(writer: Writer) {
  const call = 'POST /agreements/:id/pdf';
  if (!writer.session.isMeant(writer.session.call(call))) return;
  const isSigned = ({ status }: Record<string, unknown>) => status === 'signed';
  const [id] = writer.samples.ids('/agreements/of-record/:recordId', isSigned);
  if (id === undefined) {
    writer.session.untested.set(call, 'no signed agreement');
    return;
  }
  const answer = await writer.send(call, { params: { id }, body: {} });
  if (!writer.session.expect(answer, { status: [200] }) || !isSuccess(answer)) return;
  writer.ledger.stays(`access log of agreement ${id}`);
}

/** Checks that the app can log access that needs no other call, such as printing. */
async function checkAccessLog(writer: Writer) {
  const call = 'POST /access-logs';
  if (!writer.session.isMeant(writer.session.call(call))) return;
  const [entityId] = writer.samples.ids('/members');
  if (entityId === undefined) return;
  const seen = { entityType: 'member', entityId };
  const body = { ...seen, action: 'print', fields: ['memberNo'], purpose: null, purposeNote: null, masked: true };
  await writer.refuse(call, { body: { ...body, purpose: 'other' } }, [422], 'with the purpose other and no note');
  await writer.refuse(call, { body: { ...body, entityId: 'conf-nothing' } }, [404], 'of what there is not');
  const added = await writer.succeed(call, { body });
  if (!added) return;
  writer.ledger.stays(`access log of member ${entityId}`);
  const log = await writer.send('GET /access-logs', { query: seen });
  if (isSuccess(log) && !rowsOf(log).some(({ id }) => id === added.id)) {
    writer.differs(log, 'data.list', 'what was just written down', 'not there');
  }
}

/** Checks jobs and logs that belong to no scenario. */
export async function checkOtherJobs(writer: Writer) {
  await checkCodes(writer, '/channels', { width: 430, withName: true }, ({ status }) => status === 'enabled');
  await checkCodes(writer, '/channel-links', { width: 430 }, ({ status }) => status === 'active');
  await checkLinks(writer);
  await checkSync(writer);
  await checkPdf(writer);
  await checkAccessLog(writer);
}
