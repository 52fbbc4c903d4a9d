import readExcelFile from 'read-excel-file/node';
import writeExcelFile, { type Cell } from 'write-excel-file/node';
import type { Fault } from '../fault';
import { askingWithBody, type Json, on, sayingOnSuccess, type Wrong, withHeaders } from '../proxy';

const exports = { only: ['exports', 'files', 'jobs'], isWriting: true } as const;
const file = 'GET /files/:id';
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Changes the text cells of a workbook. */
const withCells =
  (change: (text: string) => Cell | string): Wrong =>
  async (passing, next) => {
    const answer = await next(passing.request);
    if (answer.headers.get('Content-Type') !== WORKBOOK) return answer;
    const [sheet] = await readExcelFile(Buffer.from(await answer.arrayBuffer()));
    const rows = (sheet?.data ?? []).map((row) => row.map((cell) => (typeof cell === 'string' ? change(cell) : cell)));
    const bytes = await writeExcelFile(rows as Cell[][]).toBuffer();
    return new Response(new Uint8Array(bytes), { headers: answer.headers });
  };

/** Downloads with wrong headers or wrong content. */
export const downloadFaults: readonly Fault[] = [
  {
    name: 'download without a file name',
    ...exports,
    wrong: on(
      file,
      withHeaders((headers) => headers.delete('Content-Disposition')),
    ),
    caught: [file, /^Content-Disposition$/],
  },
  {
    name: 'file name with the wrong extension',
    ...exports,
    wrong: on(
      file,
      withHeaders((headers) => {
        const said = headers.get('Content-Disposition');
        if (said) headers.set('Content-Disposition', said.replaceAll(/\.(csv|xlsx)/g, '.txt'));
      }),
    ),
    caught: [file, /^Content-Disposition$/],
  },
  {
    name: 'download without nosniff',
    ...exports,
    wrong: on(
      file,
      withHeaders((headers) => headers.delete('X-Content-Type-Options')),
    ),
    caught: [file, /^X-Content-Type-Options$/],
  },
  {
    name: 'template without a file name',
    only: ['imports'],
    wrong: on(
      'GET /imports/template',
      withHeaders((headers) => headers.delete('Content-Disposition')),
    ),
    caught: ['GET /imports/template', /^Content-Disposition$/],
  },
  {
    name: 'file available before its job is done',
    ...exports,
    wrong: on(file, async ({ request, path }, next) => {
      const answer = await next(request);
      if (answer.status !== 404 || path.endsWith('conf-nothing')) return answer;
      const headers = { 'Content-Type': 'text/csv', 'Cache-Control': 'no-store' };
      return new Response('\uFEFFhalf', { headers });
    }),
    caught: [file, /^of a job that is not done$/],
  },
  {
    name: 'fileUrl set before the job is done',
    ...exports,
    wrong: (() => {
      const seen = new Set<string>();
      return on(
        'GET /jobs/:id',
        sayingOnSuccess(({ data }) => {
          if (seen.has(data.id)) return;
          seen.add(data.id);
          Object.assign(data, { state: 'running', fileUrl: `/files/${data.id}` });
        }),
      );
    })(),
    caught: ['GET /jobs/:id', /^data\.fileUrl of a job that is not done$/],
  },
  {
    name: 'workbook with more than the selected rows',
    ...exports,
    wrong: on(
      'POST /exports',
      askingWithBody((body) => {
        if (body.entity === 'project' && body.format === 'xlsx') delete body.ids;
      }),
    ),
    caught: [file, /^export of picked projects as a workbook$/],
  },
  {
    name: 'workbook with unmasked phone numbers',
    ...exports,
    wrong: on(
      file,
      withCells((text) => text.replace(/(1\d\d)\*{4}(\d{4})/g, '$10000$2')),
    ),
    caught: [file, /^export of picked members as a workbook$/],
  },
  {
    name: 'workbook with a live formula',
    ...exports,
    wrong: on(
      file,
      withCells((text) => (text.startsWith('=') ? { type: 'Formula', value: text.slice(1) } : text)),
    ),
    caught: [file, /^export as a workbook$/],
  },
  {
    name: 'CSV file instead of a workbook',
    ...exports,
    wrong: on('POST /exports', async (passing, next) => {
      const { format, entity } = passing.body as Json;
      if (format !== 'xlsx' || entity !== 'record') return next(passing.request);
      return askingWithBody((body) => ({ ...body, format: 'csv' }))(passing, next);
    }),
    caught: [file, /^export of picked records as a workbook$/],
  },
];
