import Papa from 'papaparse';
import { type Answer, dataOf, isSuccess } from '../api/client';
import { checkDownload } from '../read/downloads';
import { keyOf, type Row, rowsOf } from '../read/rows';
import { finish } from './jobs';
import { hospitalScenario } from './scenarios/hospital';
import { discard } from './steps/own';
import { readTable } from './tables';
import { thingOf, type Writer } from './writer';

type Uploaded = {
  id: string;
  version: number;
  state: string;
  headerRow: number;
  headers: string[];
  suggestedMapping: (string | null)[];
  counts: { ok: number; bad: number } | null;
  writtenCount: number;
};

const importOf = (answer: Answer) => dataOf(answer) as Uploaded;

/** A CSV file with byte order mark, as spreadsheets need it. */
const fileOf = (rows: string[][]) => new TextEncoder().encode(`\uFEFF${Papa.unparse(rows, { newline: '\r\n' })}\r\n`);

const upload = (writer: Writer, bytes: BlobPart, name = 'conf.csv') => {
  const form = new FormData();
  form.append('entity', 'hospital');
  form.append('file', new File([bytes], name, { type: 'text/csv' }));
  return writer.send('POST /imports', { form });
};

const read = async (writer: Writer, id: string) => importOf(await writer.send('GET /imports/:id', { params: { id } }));

/** Header and example row of the import template. */
async function templateRows(writer: Writer) {
  const query = { entity: 'hospital', format: 'csv', language: 'en-US' };
  const answer = await writer.send('GET /imports/template', { query });
  if (!isSuccess(answer)) return undefined;
  const { header, rows } = readTable(writer, answer, 'template');
  const [example] = rows;
  return example ? { header, example } : undefined;
}

/** The example row with another name, in the column that the suggested mapping assigns to `name`. */
function named(uploaded: Uploaded, example: readonly string[], name: string) {
  const place = uploaded.suggestedMapping.indexOf('name');
  return example.map((cell, column) => (column === place ? name : cell));
}

async function checkFile(writer: Writer, bytes: BlobPart, name: string, where: string) {
  writer.session.expect(await upload(writer, bytes, name), { status: [422], where });
}

/** Checks that an import writes valid rows once and returns refused rows with reasons. */
async function checkWritten(writer: Writer, header: string[], example: string[]) {
  const probe = await upload(writer, fileOf([header, example]));
  if (!writer.session.expect(probe, { status: [200, 201] })) return;
  const name = writer.newName();
  const params = { id: importOf(probe).id };
  await writer.succeed('POST /imports/:id/cancel', { params, body: { version: importOf(probe).version } });

  const good = named(importOf(probe), example, name);
  const bad = named(importOf(probe), example, '');
  const answer = await upload(writer, fileOf([['conf-title'], header, good, bad]));
  if (!writer.session.expect(answer, { status: [200, 201] })) return;
  const { id, headerRow, version: uploadedVersion } = importOf(answer);
  writer.ledger.stays(`import ${id}`);
  if (headerRow !== 2) writer.differs(answer, 'header below a title', 'row 2', `row ${headerRow}`);
  const placed = await writer.send('POST /imports/:id/header', {
    params: { id },
    body: { row: 2, version: uploadedVersion },
  });
  if (!writer.session.expect(placed, { status: [200, 201] })) return;
  const { version, suggestedMapping } = importOf(placed);
  await writer.refuse(
    'POST /imports/:id/confirm',
    { params: { id }, body: { version } },
    [403],
    'before the check',
    'IMPORT_NOT_CHECKED',
  );
  const check = await writer.send('POST /imports/:id/check', {
    params: { id },
    body: { mapping: suggestedMapping, version },
  });
  if (!(await finish(writer, check, 'the check of an import'))) return;
  const checked = await read(writer, id);
  if (checked.counts?.ok !== 1 || checked.counts.bad !== 1) {
    writer.differs(check, 'counts of the check', '1 ok, 1 bad', `${checked.counts?.ok} ok, ${checked.counts?.bad} bad`);
  }
  const refused = await writer.send('GET /imports/:id/refused', { params: { id }, query: { format: 'csv' } });
  if (writer.session.expect(refused, { status: [200] })) {
    checkDownload(writer.session, refused);
    const { rows } = readTable(writer, refused, 'refused rows');
    if (rows.length !== 1) writer.differs(refused, 'refused rows', '1', String(rows.length));
  }
  const confirm = await writer.send('POST /imports/:id/confirm', {
    params: { id },
    body: { version: checked.version },
  });
  if (await finish(writer, confirm, 'the writing of an import')) await checkRows(writer, confirm, id, name);
  const written = await read(writer, id);
  await writer.refuse(
    'POST /imports/:id/confirm',
    { params: { id }, body: { version: written.version } },
    [403],
    'a second time',
  );
}

/** Checks that the written rows can be found by import, and deletes them. */
async function checkRows(writer: Writer, confirm: Answer, importId: string, name: string) {
  const listed = await writer.send('GET /hospitals', { query: { importId } });
  const rows = rowsOf(listed);
  if (rows.length !== 1 || rows[0]?.name !== name) {
    writer.differs(confirm, 'rows written', 'the one that the check found good', `${rows.length} rows`);
  }
  for (const row of rows as Row[]) {
    const thing = thingOf(row);
    if (thing && String(row.name).startsWith('conf-')) await discard(writer, hospitalScenario, thing);
    else writer.ledger.stays(`hospital ${keyOf(row)}`);
  }
}

/** Checks that imports write nothing before the confirmation, and only rows that the check accepted. */
export async function checkImports(writer: Writer) {
  if (!writer.session.isMeant(writer.session.call('POST /imports'))) return;
  const template = await templateRows(writer);
  if (!template) {
    writer.session.untested.set('POST /imports', 'the template cannot be read');
    return;
  }
  await checkFile(writer, 'conf-nothing', 'conf.pdf', 'a file that is no table');
  await checkFile(writer, fileOf([template.header]), 'conf.csv', 'a table without rows');
  await checkFile(writer, fileOf([template.header]), 'conf.xlsx', 'text that is called .xlsx');
  await checkWritten(writer, template.header, template.example);
}
