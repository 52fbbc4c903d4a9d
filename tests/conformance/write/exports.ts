import { type Answer, dataOf, isSuccess } from '../api/client';
import { checkDownload } from '../read/downloads';
import { keyOf, type Row, rowsOf } from '../read/rows';
import { checkJobs, finish, type JobSeen } from './jobs';
import { hospitalScenario } from './scenarios/hospital';
import { another, discard } from './steps/own';
import { checkMasked, readTable, readWorkbook, type Table } from './tables';
import type { Writer } from './writer';

/** Lists that can be exported by ids, each with a field that the file shows. */
const byIds = [
  { entity: 'member', list: 'GET /members', shown: 'memberNo' },
  { entity: 'project', list: 'GET /projects', shown: 'name' },
  { entity: 'record', list: 'GET /records', shown: 'recordNo' },
  { entity: 'followUp', list: 'GET /follow-ups', shown: 'followNo' },
  { entity: 'report', list: 'GET /reports', shown: 'reportNo' },
  { entity: 'channel', list: 'GET /channels', shown: 'code' },
  { entity: 'channelLink', list: 'GET /channel-links', shown: 'linkCode' },
] as const;

/** A text that a spreadsheet would run as a formula unless it is escaped. */
const FORMULA = '=1+1';
/** A text that would become two cells without quotes. */
const PARTED = 'conf, "of" two';
/** A name that the file must mask. */
const CONTACT = 'Conf Person';

/** Number of rows to export. */
const PICKED = 3;

/** Checks that the file of an unfinished job is not available. The job may already be done by then. */
async function checkTooSoon(writer: Writer, started: Answer) {
  const { id } = (dataOf(started) ?? {}) as Partial<JobSeen>;
  if (!isSuccess(started) || typeof id !== 'string') return;
  const early = await writer.send('GET /files/:id', { params: { id } });
  if (!isSuccess(early)) {
    writer.session.expect(early, { status: [404], where: 'of a job that is not done' });
    return;
  }
  const { state } = (dataOf(await writer.send('GET /jobs/:id', { params: { id } })) ?? {}) as Partial<JobSeen>;
  if (state === 'queued' || state === 'running') {
    writer.differs(early, 'of a job that is not done', 'no file', 'a file');
  }
}

/** Starts an export, waits for its job and downloads the file. */
async function fetchFile(writer: Writer, body: Record<string, unknown>, where: string): Promise<Answer | undefined> {
  const started = await writer.send('POST /exports', { body: { filter: {}, ...body } });
  await checkTooSoon(writer, started);
  const job = await finish(writer, started, where);
  const id = job?.fileUrl?.split('/').at(-1);
  if (!id) return undefined;
  const answer = await writer.send('GET /files/:id', { params: { id } });
  if (job) await checkJobs(writer, job);
  checkDownload(writer.session, answer);
  return writer.session.expect(answer, { status: [200], where }) && isSuccess(answer) ? answer : undefined;
}

const has = ({ rows }: Table, text: string) => rows.some((row) => row.some((cell) => cell.replace(/^'/, '') === text));

/** Checks that an export of selected rows has exactly these rows, masked. */
async function checkPicked(writer: Writer, { entity, list, shown }: (typeof byIds)[number]) {
  const rows = rowsOf(await writer.send(list)).slice(0, PICKED);
  const where = `export of picked ${entity}s`;
  if (rows.length === 0) return;
  const asked = { entity, ids: rows.map(keyOf) };
  const file = await fetchFile(writer, { ...asked, format: 'csv' }, where);
  if (file) checkRows(writer, file, readTable(writer, file, where), { rows, shown, where });
  const asWorkbook = `${where} as a workbook`;
  const workbook = await fetchFile(writer, { ...asked, format: 'xlsx' }, asWorkbook);
  const table = workbook && (await readWorkbook(writer, workbook, asWorkbook));
  if (workbook && table) checkRows(writer, workbook, table, { rows, shown, where: asWorkbook });
}

type Wanted = { rows: readonly Row[]; shown: string; where: string };

function checkRows(writer: Writer, file: Answer, table: Table, { rows, shown, where }: Wanted) {
  checkMasked(writer, file, table, where);
  if (table.rows.length !== rows.length) {
    writer.differs(file, where, `${rows.length} rows`, String(table.rows.length));
  }
  const missing = rows.filter((row) => !has(table, String(row[shown])));
  if (missing.length > 0)
    writer.differs(file, where, 'the rows that were picked', `${missing.length} of them are not there`);
}

/** Checks exports by filter, with and without excluded rows, and that formulas are escaped. */
async function checkFiltered(writer: Writer) {
  const name = writer.newName();
  const own = { shortName: FORMULA, address: PARTED, contactName: CONTACT };
  // The second name begins with the first one, so that the keyword finds both.
  const first = await another(writer, hospitalScenario, { name, ...own });
  const second = await another(writer, hospitalScenario, { name: `${name}b`, ...own });
  if (!first || !second) return;
  const base = { entity: 'hospital', filter: { keyword: name } };
  const where = 'export of what a filter finds';
  const file = await fetchFile(writer, { ...base, format: 'csv' }, where);
  if (file) {
    const table = readTable(writer, file, where);
    checkMasked(writer, file, table, where);
    if (table.rows.length !== 2 || !has(table, name) || !has(table, `${name}b`)) {
      writer.differs(file, where, 'the 2 rows that match', `${table.rows.length} rows`);
    }
    if (!has(table, PARTED)) writer.differs(file, where, 'a text with comma and quotes in one cell', 'not there');
    if (has(table, CONTACT)) writer.differs(file, where, 'names of contacts masked', 'a clear one');
    if (table.rows.flat().includes(FORMULA))
      writer.differs(file, where, 'no cell that a spreadsheet runs', 'a formula');
  }
  const without = 'export without what was unticked';
  const fewer = await fetchFile(writer, { ...base, excludedIds: [first.id], format: 'csv' }, without);
  if (fewer) {
    const table = readTable(writer, fewer, without);
    if (table.rows.length !== 1 || has(table, name))
      writer.differs(fewer, without, '1 row', `${table.rows.length} rows`);
  }
  const workbook = await fetchFile(writer, { ...base, format: 'xlsx' }, 'export as a workbook');
  const sheet = workbook && (await readWorkbook(writer, workbook, 'export as a workbook'));
  if (workbook && sheet) {
    checkMasked(writer, workbook, sheet, 'export as a workbook');
    if (sheet.rows.length !== 2 || !has(sheet, name) || !has(sheet, `${name}b`))
      writer.differs(workbook, 'export as a workbook', 'the 2 rows that match', `${sheet.rows.length} rows`);
  }
  await discard(writer, hospitalScenario, first);
  await discard(writer, hospitalScenario, second);
}

/** Checks that unmasked exports need a purpose, as reveals do. */
async function checkPurpose(writer: Writer) {
  const [member] = rowsOf(await writer.send('GET /members'));
  if (!member) return;
  const body = { entity: 'member', filter: {}, ids: [keyOf(member)], format: 'csv' };
  const refuse = (clear: object, where: string) =>
    writer.refuse('POST /exports', { body: { ...body, clear } }, [422], where);
  await refuse({ fields: ['mobile'] }, 'clear values without a purpose');
  await refuse({ fields: ['mobile'], purpose: 'other' }, 'clear values with the purpose other and no note');
}

/** Checks that exports contain exactly the requested rows, safe for spreadsheets and masked. */
export async function checkExports(writer: Writer) {
  if (!writer.session.isMeant(writer.session.call('POST /exports'))) return;
  for (const picked of byIds) await checkPicked(writer, picked);
  await checkFiltered(writer);
  await checkPurpose(writer);
}
