import type { Fault } from '../fault';
import { askingWithBody, type Json, on, sayingOnSuccess, withBytes } from '../proxy';

const exports = { only: ['exports', 'files', 'jobs'], isWriting: true } as const;
const imports = { only: ['imports', 'jobs'], isWriting: true } as const;
const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
const isTable = (bytes: Uint8Array) => bytes[0] === 0xef;

/** Faults of files and of the jobs that write them. */
export const fileFaults: readonly Fault[] = [
  {
    name: 'export that ignores its filter',
    ...exports,
    wrong: on(
      'POST /exports',
      askingWithBody((body) => (body.entity === 'hospital' ? { ...body, filter: {} } : body)),
    ),
    caught: ['GET /files/:id', /^export of what a filter finds$/],
  },
  {
    name: 'export of more than the selected rows',
    ...exports,
    wrong: on(
      'POST /exports',
      askingWithBody((body) => {
        if (body.entity === 'project') delete body.ids;
      }),
    ),
    caught: ['GET /files/:id', /^export of picked projects$/],
  },
  {
    name: 'export that includes excluded rows',
    ...exports,
    wrong: on(
      'POST /exports',
      askingWithBody((body) => ({ ...body, excludedIds: [] })),
    ),
    caught: ['GET /files/:id', /^export without what was unticked$/],
  },
  {
    name: 'CSV file without byte order mark',
    ...exports,
    wrong: on(
      'GET /files/:id',
      withBytes((bytes) => (isTable(bytes) ? bytes.slice(3) : bytes.slice())),
    ),
    caught: ['GET /files/:id', /^export/],
  },
  {
    name: 'CSV file with a live formula',
    ...exports,
    wrong: on(
      'GET /files/:id',
      withBytes((bytes) => (isTable(bytes) ? text(bytes).replaceAll("'=", '=') : bytes.slice())),
    ),
    caught: ['GET /files/:id', /^export of what a filter finds$/],
  },
  {
    name: 'export with unmasked phone numbers',
    ...exports,
    wrong: on(
      'GET /files/:id',
      withBytes((bytes) =>
        isTable(bytes) ? text(bytes).replaceAll(/(1\d\d)\*{4}(\d{4})/g, '$10000$2') : bytes.slice(),
      ),
    ),
    caught: ['GET /files/:id', /^export of picked members$/],
  },
  {
    name: 'unmasked export without a purpose accepted',
    ...exports,
    wrong: on(
      'POST /exports',
      askingWithBody((body) =>
        body.clear ? { ...body, clear: { fields: ['mobile'], purpose: 'other', purposeNote: 'none' } } : body,
      ),
    ),
    caught: ['POST /exports', /clear values without a purpose/],
  },
  {
    name: 'job missing in the list of jobs',
    ...exports,
    wrong: on(
      'GET /jobs',
      sayingOnSuccess((json) => {
        json.data = { list: [], total: 0 };
      }),
    ),
    caught: ['GET /jobs', /^data\.list$/],
  },
  {
    name: 'job with more rows done than its total',
    ...exports,
    wrong: on(
      'GET /jobs/:id',
      sayingOnSuccess(({ data }) => {
        data.done = data.total + 1;
      }),
    ),
    caught: ['GET /jobs/:id', /^data\.done/],
  },
  {
    name: 'import check that accepts every row',
    ...imports,
    wrong: on(
      'GET /imports/:id',
      sayingOnSuccess(({ data }) => {
        if (data.counts) data.counts = { ok: data.rowCount, bad: 0 };
      }),
    ),
    caught: ['POST /imports/:id/check', /counts/],
  },
  {
    name: 'file of refused rows without rows',
    ...imports,
    wrong: on(
      'GET /imports/:id/refused',
      withBytes((bytes) => text(bytes).split('\r\n').slice(0, 1).join('')),
    ),
    caught: ['GET /imports/:id/refused', /^refused rows$/],
  },
  {
    name: 'import that writes nothing',
    only: ['imports', 'hospitals'],
    isWriting: true,
    wrong: on(
      'GET /hospitals',
      sayingOnSuccess((json, { query }) => (query.has('importId') ? { ...json, data: { list: [], total: 0 } } : json)),
    ),
    caught: ['POST /imports/:id/confirm', /^rows written$/],
  },
  {
    name: 'uploaded picture with changed bytes',
    only: ['uploads'],
    isWriting: true,
    wrong: on(
      'GET /uploads/:name',
      withBytes((bytes) => bytes.slice(0, -1)),
    ),
    caught: ['GET /uploads/:name', /^body$/],
  },
  {
    name: 'text accepted as a picture',
    only: ['uploads'],
    isWriting: true,
    wrong: on('POST /uploads', async ({ request }, next) => {
      const answer = await next(request);
      if (answer.status !== 422) return answer;
      const data = { url: '/api/admin/v1/uploads/x.png', width: 1, height: 1, bytes: 1, type: 'image/png' };
      return Response.json({ success: true, data } as Json, { headers: { 'Cache-Control': 'no-store' } });
    }),
    caught: ['POST /uploads', /text that is called a picture/],
  },
];
