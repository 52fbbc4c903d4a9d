import Papa from 'papaparse';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { type ExportClear, type ExportInput, exportApi } from '@/contract/export';
import { Job } from '@/contract/job';
import { reveal as limit } from '@/contract/limits/reveal';
import { RetryAfter } from '@/contract/session';
import { hasConsent } from '@/domain/consent';
import { maskMobile, maskName } from '@/domain/mask';
import { logAccess } from '../../../mock/log/access-log';
import type { MemberRow } from '../../../mock/member/fixtures';
import { state } from '../../../mock/state';
import { getWorld } from '../../world';
import { beginEachWith } from './fresh-world';
import { pass, readJob } from './jobs';
import { credentials, fetchFrom, send, sessionCookie } from './server';

const world = getWorld(200);
const LONG_MS = 60_000;
const file = { method: 'GET', path: '/files/:id' } as const;

let cookie: string;
beginEachWith(world, (own) => {
  cookie = own;
});

type Input = Omit<Extract<ExportInput, { entity: 'member' }>, 'entity' | 'format' | 'filter'> &
  Partial<Pick<ExportInput, 'format' | 'filter'>>;

async function start(input: Input, headers: Record<string, string> = {}) {
  const body = { entity: 'member', filter: {}, format: 'csv', ...input };
  const { status, data } = await send(exportApi.start, { body, cookie, headers });
  expect(status).toBe(200);
  return Job.parse(data);
}

/** Starts an export and downloads its file when it has finished. */
async function exported(input: Input, headers?: Record<string, string>) {
  const { id } = await start(input, headers);
  pass(LONG_MS);
  const job = await readJob(id, cookie);
  expect(job).toMatchObject({ state: 'succeeded', fileUrl: `/files/${id}` });
  const response = await fetchFrom(file, { params: { id }, cookie });
  expect(response.status).toBe(200);
  return { job, response };
}

async function getLines(response: Response) {
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return Papa.parse<string[]>(new TextDecoder().decode(bytes), { skipEmptyLines: true }).data;
}

const getNumbers = (lines: unknown[][]) => lines.slice(1).map(([memberNo]) => memberNo);
const numbers = (members: MemberRow[]) => members.map(({ memberNo }) => memberNo);

describe('an export of members', () => {
  test('of selected members has these, in the requested order', async () => {
    const [first, , third] = world.members as [MemberRow, MemberRow, MemberRow];
    const { response, job } = await exported({ ids: [third.id, 'nobody', first.id], sort: 'memberNo' });
    expect(job.total).toBe(2);
    expect(getNumbers(await getLines(response))).toEqual(numbers([first, third]).sort());
  });

  test('is a job of kind export without a file until it has finished', async () => {
    const job = await start({});
    expect(job).toMatchObject({ kind: 'export', entity: 'member', action: 'export', fileUrl: null, fileName: null });
    expect((await fetchFrom(file, { params: { id: job.id }, cookie })).status).toBe(404);
  });

  test('has exactly the rows of the filter, in the requested order', async () => {
    const { response } = await exported({ filter: { status: 'active', hasRecord: 'true' }, sort: 'memberNo' });
    const expected = world.members.filter(({ status, recordCount }) => status === 'active' && recordCount > 0);
    expect(getNumbers(await getLines(response))).toEqual(numbers(expected).sort());
  });

  test('accepts filters by personal data', async () => {
    const { realName } = world.members.find((member) => member.realName) ?? {};
    const { response } = await exported({ filter: { realName: realName ?? '' }, sort: 'registeredAt' });
    const expected = world.members.filter((member) => member.realName === realName);
    expect(getNumbers(await getLines(response))).toEqual(numbers(expected));
  });

  test('leaves out excluded rows and has the default order of the list', async () => {
    const [first, second] = world.members as [MemberRow, MemberRow];
    const { response, job } = await exported({ excludedIds: [first.id, second.id, 'nobody'] });
    expect(getNumbers(await getLines(response))).toEqual(numbers(world.members.slice(2)).reverse());
    expect(job).toMatchObject({ done: world.members.length - 2, total: world.members.length - 2 });
  });

  test('has only the requested columns of the list, in their order and masked', async () => {
    const { response } = await exported({ columns: ['mobile', 'memberNo'], filter: { hasRecord: 'true' } });
    expect(state().accessLog.map(({ fields }) => fields)).toEqual([['mobile'], ['mobile']]);
    const [header, first] = await getLines(response);
    expect(header).toEqual(['手机号', '会员编号', '昵称']);
    expect(first?.[0]).toMatch(/^1\d\d\*{4}\d{4}$/);
  });

  test('with unknown, no or duplicate columns is refused', async () => {
    for (const [name, columns, field] of [
      ['an unknown column', ['memberNo', 'idNo'], 'columns.1'],
      ['no column', [], 'columns'],
      ['a column twice', ['mobile', 'mobile'], 'columns'],
    ] as const) {
      const body = { entity: 'member', filter: {}, format: 'csv', columns } as never;
      const { status, data } = await send(exportApi.start, { body, cookie });
      expect([status, data], name).toEqual([422, { fieldErrors: { [field]: expect.any(String) } }]);
    }
  });

  test('without rows has only a header', async () => {
    const { response } = await exported({ filter: { memberNo: 'M00000000000' } });
    expect(await getLines(response)).toHaveLength(1);
  });

  test('has no clear values and no formulas', async () => {
    const { response } = await exported({});
    const lines = await getLines(response);
    const text = lines.flat().join('\n');
    for (const { realName, mobile, idNo } of world.members) {
      for (const personal of [realName, mobile, idNo]) if (personal) expect(text).not.toContain(personal);
    }
    expect(text).toMatch(/140\*{4}\d{4}/);
    expect(lines.flat().filter((cell) => /^[=+\-@\t\r\0]/.test(cell))).toEqual([]);
    expect(lines.flat().filter((cell) => cell.startsWith("'"))).not.toEqual([]);
  });

  test('is in the language of the request', async () => {
    const row = world.members.findLast(({ status, birthDate }) => status === 'disabled' && birthDate) as MemberRow;
    const filter = { memberNo: row.memberNo };
    const [chineseHeader, chinese] = await getLines((await exported({ filter })).response);
    expect(chineseHeader?.slice(0, 4)).toEqual(['会员编号', '昵称', '姓名', '手机号']);
    expect(chinese?.at(-1)).toBe('已停用');
    expect(chinese).toContain(row.registeredAt.slice(0, 19).replace('T', ' '));
    const [englishHeader, english] = await getLines(
      (await exported({ filter }, { 'Accept-Language': 'en-US' })).response,
    );
    expect(englishHeader?.join()).toMatch(/^[\x20-\x7e]+$/);
    expect(englishHeader).toHaveLength(chineseHeader?.length ?? 0);
    expect(english?.at(-1)).toBe('Disabled');
  });

  test('is an attachment with a file name and is not cached', async () => {
    const { response, job } = await exported({});
    expect(job.fileName).toBe('会员-脱敏-20261121-093000.csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="members-masked-20261121-093000.csv"; filename*=UTF-8''${encodeURIComponent(job.fileName ?? '')}`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const english = await exported({ format: 'xlsx' }, { 'Accept-Language': 'en-US' });
    expect(english.job.fileName).toMatch(/^members-masked-20261121-\d{6}\.xlsx$/);
  });

  test('has the same content as XLSX and as CSV', async () => {
    const isFormula = ({ nickname }: MemberRow) => /^[=+\-@]/.test(nickname ?? '');
    const some = world.members.filter((member, place) => place < 40 || isFormula(member));
    expect(some.some(isFormula)).toBe(true);
    const ids = some.map(({ id }) => id);
    const csv = await getLines((await exported({ ids, sort: 'memberNo' })).response);
    const { response } = await exported({ ids, format: 'xlsx', sort: 'memberNo' });
    const [sheet] = await readExcelFile(Buffer.from(await response.arrayBuffer()));
    const lines = (sheet?.data ?? []).map((line) => line.map((cell) => String(cell ?? '')));
    // A text cell of a workbook needs no apostrophe.
    expect(lines).toEqual(csv.map((line) => line.map((cell) => cell.replace(/^'/, ''))));
  });

  test('is in the access log, and so is each download', async () => {
    const women = world.members.filter(({ gender }) => gender === 'female').map(({ id }) => id);
    const { job } = await exported({ filter: { gender: 'female' } });
    const entry = (id: string, action: string) => ({
      id,
      operatorId: '1',
      operatorName: '林晓',
      action,
      entityType: 'member',
      entityId: null,
      subjectIds: expect.arrayContaining(women),
      fields: ['realName', 'mobile'],
      purpose: null,
      purposeNote: null,
      recordCount: women.length,
      masked: true,
      ip: '127.0.0.1',
      userAgent: '',
      requestId: expect.any(String),
      result: 'success',
      createdAt: expect.stringMatching(/^2026-11-21T09:.*\+08:00$/),
    });
    expect(state().accessLog).toEqual([entry('1', 'export'), entry('2', 'download')]);
    // A second download from another IP address is logged too.
    const headers = { 'X-Forwarded-For': '203.0.113.9' };
    await fetchFrom(file, { params: { id: job.id }, cookie, headers });
    expect(state().accessLog.slice(2)).toEqual([{ ...entry('3', 'download'), ip: '203.0.113.9' }]);
  });

  test('is 401 without a session and 404 for other operators', async () => {
    const { job } = await exported({});
    const params = { id: job.id };
    expect((await fetchFrom(file, { params })).status).toBe(401);
    const otherCookie = await sessionCookie({ ...credentials, username: 'operator2' });
    expect((await fetchFrom(file, { params, cookie: otherCookie })).status).toBe(404);
    expect((await fetchFrom(file, { cookie })).status).toBe(404);
  });

  test('with another format, sort, entity or filter is refused', async () => {
    for (const [name, wrong] of [
      ['another format', { format: 'pdf' }],
      ['another sort', { sort: 'realName' }],
      ['another entity', { entity: 'operator' }],
      ['an invalid filter', { filter: { status: 'asleep' } }],
    ] as const) {
      const body = { entity: 'member', filter: {}, format: 'csv', ...wrong };
      expect((await send(exportApi.start, { body, cookie })).status, name).toBe(422);
    }
  });
});

const isShown = (member: MemberRow) => member.status !== 'cancelled' && hasConsent(member);
const shown = world.members.filter(isShown);
const hidden = world.members.filter((member) => !isShown(member));
const both: ExportClear = { fields: ['realName', 'mobile'], purpose: 'verify' };

describe('an unmasked export of members', () => {
  const columnsOf = (lines: string[][], names: string[]) => {
    const places = names.map((name) => lines[0]?.indexOf(name) ?? -1);
    return lines.slice(1).map((line) => places.map((place) => line[place]));
  };
  const refused = async (clear: unknown, more: object = {}) => {
    const body = { entity: 'member', filter: {}, format: 'csv', clear, ...more };
    return send(exportApi.start, { body, cookie });
  };

  test('has the requested fields unmasked, except for members without consent', async () => {
    const { response, job } = await exported({ clear: both, sort: 'memberNo' });
    expect(job).toMatchObject({ action: 'exportClear', fileName: '会员-明文-20261121-093000.csv' });
    const expected = [...world.members]
      .sort((a, b) => (a.memberNo < b.memberNo ? -1 : 1))
      .map((member) => {
        const { memberNo, realName: name, mobile } = member;
        if (isShown(member)) return [memberNo, name ?? '', mobile ?? ''];
        return [memberNo, name ? maskName(name) : '', mobile ? maskMobile(mobile) : ''];
      });
    expect(columnsOf(await getLines(response), ['会员编号', '姓名', '手机号'])).toEqual(expected);
    expect(hidden.some(({ mobile }) => mobile)).toBe(true);
  });

  test('masks other fields and has no other personal data', async () => {
    const { response } = await exported({ clear: { ...both, fields: ['realName'] } });
    const text = (await getLines(response)).flat().join('\n');
    for (const { realName } of shown) if (realName) expect(text).toContain(realName);
    for (const { mobile, idNo, unionid } of world.members) {
      for (const personal of [mobile, idNo, unionid]) if (personal) expect(text).not.toContain(personal);
    }
  });

  test('has a watermark with operator and time in every line, and no formulas', async () => {
    const target = state().world.members.find(isShown);
    if (target) target.nickname = '=1+1';
    const { response } = await exported({ clear: both }, { 'Accept-Language': 'en-US' });
    expect(response.headers.get('content-disposition')).toContain('members-unmasked-20261121-093000.csv');
    const lines = await getLines(response);
    expect(lines[0]?.at(-1)).toBe('Watermark');
    expect(new Set(lines.slice(1).map((line) => line.at(-1)))).toEqual(new Set(['林晓 2026-11-21 09:30:00']));
    expect(lines.flat()).toContain("'=1+1");
  });

  test('is logged as clear for members with consent and as masked for the others', async () => {
    const clear: ExportClear = { ...both, purpose: 'other', purposeNote: '年度审计' };
    await exported({ clear });
    const ids = (members: MemberRow[]) => expect.arrayContaining(members.map(({ id }) => id));
    const common = { entityType: 'member', fields: ['realName', 'mobile'], result: 'success' };
    const parts = [
      {
        ...common,
        purpose: 'other',
        purposeNote: '年度审计',
        recordCount: shown.length,
        masked: false,
        subjectIds: ids(shown),
      },
      {
        ...common,
        purpose: null,
        purposeNote: null,
        recordCount: hidden.length,
        masked: true,
        subjectIds: ids(hidden),
      },
    ];
    const [written, fetched] = ['export', 'download'].map((action) => parts.map((part) => ({ action, ...part })));
    expect(state().accessLog).toMatchObject([...(written ?? []), ...(fetched ?? [])]);
    for (const { realName } of shown) if (realName) expect(JSON.stringify(state().accessLog)).not.toContain(realName);
  });

  test('logs no field whose column it does not have', async () => {
    await exported({ clear: both, columns: ['memberNo', 'mobile'] });
    expect(state().accessLog.map(({ fields }) => fields)).toEqual(Array.from({ length: 4 }, () => ['mobile']));
  });

  test('on request of a member contains only that member, with or without consent', async () => {
    const clear: ExportClear = { ...both, purpose: 'memberRequest' };
    const { status, envelope } = await refused(clear);
    expect([status, envelope.errorCode]).toEqual([403, 'EXPORT_OF_ONE_MEMBER']);
    const one = world.members.find((member) => member.status === 'active' && !hasConsent(member)) as MemberRow;
    const { response } = await exported({ clear, ids: [one.id] });
    expect(columnsOf(await getLines(response), ['手机号'])).toEqual([[one.mobile ?? '']]);
  });

  test('is denied above the hourly limit, and the denial is logged', async () => {
    await exported({ clear: both, ids: [shown[0]?.id ?? ''] });
    const [first] = state().accessLog;
    if (!first) throw new Error('the export was not logged');
    for (let count = 1; count < limit.maxRevealsPerHour; count += 1) logAccess(first, Date.now());
    const { status, data } = await refused(both);
    expect(status).toBe(429);
    expect(RetryAfter.parse(data).retryAfterSeconds).toBeGreaterThan(0);
    expect(state().accessLog.at(-1)).toMatchObject({
      action: 'export',
      masked: false,
      result: 'denied',
      purpose: 'verify',
      recordCount: world.members.length,
    });
    expect(state().jobs.filter(({ rowIds }) => rowIds.length > 1)).toEqual([]);
    // A masked export does not count as a reveal.
    await exported({});
  });

  test('is refused without fields, with other fields, and without a purpose', async () => {
    const cases: [string, unknown, string][] = [
      ['no field', { ...both, fields: [] }, 'clear.fields'],
      ['a field that no list shows', { ...both, fields: ['idNo'] }, 'clear.fields.0'],
      ['no purpose', { fields: ['mobile'] }, 'clear.purpose'],
      ['another purpose without a note', { ...both, purpose: 'other' }, 'clear.purposeNote'],
    ];
    for (const [name, clear, field] of cases) {
      const { status, data } = await refused(clear);
      expect([status, data], name).toEqual([422, { fieldErrors: { [field]: expect.any(String) } }]);
      expect(state().accessLog).toEqual([]);
    }
  });

  test('does not exist for hospitals, whose contacts stay masked', async () => {
    const body = {
      entity: 'hospital',
      filter: {},
      format: 'csv',
      clear: { fields: ['contactMobile'], purpose: 'verify' },
    };
    const { data } = await send(exportApi.start, { body, cookie });
    expect(Job.parse(data)).toMatchObject({ action: 'export' });
    pass(LONG_MS);
    const job = await readJob(Job.parse(data).id, cookie);
    expect(job.fileName).toMatch(/脱敏/);
    const text = await (await fetchFrom(file, { params: { id: job.id }, cookie })).text();
    for (const { contactMobile } of world.hospitals) if (contactMobile) expect(text).not.toContain(contactMobile);
  });
});
