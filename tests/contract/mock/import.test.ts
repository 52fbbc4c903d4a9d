import Papa from 'papaparse';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { HospitalList, hospitalApi } from '@/contract/hospital';
import { Import, importApi } from '@/contract/import';
import { Job, jobApi } from '@/contract/job';
import { type ImportField, importLimits as limit, maxImportRows } from '@/contract/limits/import';
import type { Cell } from '@/domain/csv';
import { toWorkbook, toXlsx } from '../../../mock/export/xlsx';
import { state } from '../../../mock/state';
import { getWorld } from '../../world';
import { beginEachWith } from './fresh-world';
import { getBytes, importCalls, LONG_MS } from './imports';
import { pass, readJob } from './jobs';
import { credentials, fetchFrom, send, sessionCookie } from './server';

const world = getWorld(35);
const template = { method: 'GET', path: '/imports/template' } as const;
const refused = { method: 'GET', path: '/imports/:id/refused' } as const;

const headers = ['医院名称', '医院等级', '医院性质', '机构类别', '所在地区', '详细地址', '联系人手机', '备注'];
const good = (name: string) => [name, '三甲', '公立', '综合', '广东省深圳市南山区', '健康路 1 号', '14000001234', ''];
const existing = world.hospitals[0]?.name ?? '';

describe('an import', () => {
  let cookie: string;
  beginEachWith(world, (own) => {
    cookie = own;
  });

  const calls = importCalls('hospital', () => cookie);
  const { sendFile, upload, read, act, check } = calls;
  const checked = (rows: Cell[][]) => calls.checked(rows, headers);
  const written = () => state().world.hospitals.length - world.hospitals.length;

  test('reads a file and suggests a mapping of its columns', async () => {
    const uploaded = await upload(getBytes([headers, good('甲医院'), [], good('乙医院')]));
    expect(uploaded).toMatchObject({
      entity: 'hospital',
      fileName: 'hospitals.csv',
      state: 'uploaded',
      headers,
      rowCount: 2,
      suggestedMapping: ['name', 'level', 'nature', 'kind', 'region', 'address', 'contactMobile', null],
      counts: null,
      refusedFileUrl: null,
      expiresAt: '2026-11-21T10:30:00.000+08:00',
    });
    expect(uploaded.sample[0]?.slice(0, 7)).toEqual([...good('甲医院').slice(0, 6), '140****1234']);
  });

  test('masks mobile numbers in any notation', async () => {
    const numbers = ['+8614000001234', '8614000001234', '140 0000 1234', '+86 140-0000-1234', '１４０００００１２３４'];
    const { sample } = await upload(getBytes([['备注'], ...numbers.map((number) => [`找王医生${number}，工作日`])]));
    expect(sample.flat()).toEqual(numbers.map(() => '找王医生140****1234，工作日'));
    const others = ['0755-20000000', 'PDY70000X1', '440305', '113.93', '2026-01-31 8:00–17:00'];
    const plain = await upload(getBytes([['备注'], ...others.map((text) => [text])]));
    expect(plain.sample.flat()).toEqual(others);
  });

  test('truncates a long cell', async () => {
    const row = good('甲医院')
      .with(1, '𠮷'.repeat(limit.maxShownLength + 1))
      .with(7, `${'简'.repeat(95)}14000001234简介`);
    const result = await checked([row]);
    expect(result.sample[0]?.slice(7)).toEqual([`${'简'.repeat(95)}140**…`]);
    expect(result.errors.map(({ value }) => value)).toEqual([`${'𠮷'.repeat(limit.maxShownLength)}…`]);
  });

  const gb18030 = [0xd2, 0xbd, 0xd4, 0xba, 0xc3, 0xfb, 0xb3, 0xc6, 0x0a, 0xbc, 0xd7, 0x0a];

  test('detects the format by its bytes', async () => {
    for (const [title, write] of [
      ['UTF-8', async () => new TextEncoder().encode('医院名称\n甲\n')],
      ['UTF-8 with a byte order mark', async () => getBytes([['医院名称'], ['甲']])],
      ['GB18030', async () => new Uint8Array(gb18030)],
      ['a workbook named .csv', () => toXlsx(['医院名称'], [['甲']], [10])],
    ] as const) {
      const { headers: found, sample, suggestedMapping } = await upload(await write());
      expect({ found, sample, suggestedMapping }, title).toEqual({
        found: ['医院名称'],
        sample: [['甲']],
        suggestedMapping: ['name'],
      });
    }
  });

  test('reads numbers and booleans of a workbook as text', async () => {
    const { sample } = await upload(await toXlsx(['a', 'b'], [[440305, true]], [5, 5]));
    expect(sample).toEqual([['440305', 'true']]);
  });

  test('finds the header below titles and blank lines, and numbers rows as in the file', async () => {
    const titled = [['2026 年试点医院名单'], [], ['制表：运营部', '', '2026-11-20'], headers, good('甲医院'), good('')];
    const uploaded = await upload(getBytes(titled));
    expect(uploaded).toMatchObject({ headerRow: 4, headers, rowCount: 2 });
    expect(uploaded.headerChoices.map(({ row }) => row)).toEqual([1, 3, 4, 5]);
    expect(uploaded.headerChoices.at(-1)?.cells).toContain('140****1234');
    const { counts, errors } = await check(uploaded);
    expect(counts).toEqual({ ok: 1, bad: 1 });
    expect(errors.map(({ row }) => row)).toEqual([6]);
  });

  test('uses the first possible header row when none has a known column', async () => {
    const uploaded = await upload(getBytes([['名单'], ['甲列', '乙列'], ['1', '2'], ['3', '4']]));
    expect(uploaded).toMatchObject({ headerRow: 2, headers: ['甲列', '乙列'], rowCount: 2 });
  });

  test('uses another row as header on request, which clears the check', async () => {
    const result = await checked([good('甲医院'), good('乙医院')]);
    const choose = (row: number, { id, version }: Import) =>
      send(importApi.header, { params: { id }, body: { row, version }, cookie });
    expect((await choose(4, result)).data).toMatchObject({ fieldErrors: { row: '这一行不能作为表头' } });
    const moved = Import.parse((await choose(2, result)).data);
    expect(moved).toMatchObject({ headerRow: 2, rowCount: 1, state: 'uploaded', counts: null, mapping: null });
    expect(moved.headers[0]).toBe('甲医院');
    expect((await choose(1, result)).status).toBe(409);
    const back = Import.parse((await choose(1, moved)).data);
    expect(await check(back)).toMatchObject({ counts: { ok: 2, bad: 0 } });
  });

  test('reads the separator from the sep line of the file', async () => {
    for (const [name, separator] of [
      ['a semicolon', ';'],
      ['a tab', '\t'],
    ] as const) {
      const lines = [headers, good('甲医院'), good('')].map((line) => line.join(separator));
      const text = [`sep=${separator}`, ...lines].join('\r\n');
      const uploaded = await upload(new TextEncoder().encode(`\uFEFF${text}`));
      expect(uploaded, name).toMatchObject({ headerRow: 1, headers, rowCount: 2 });
      // A spreadsheet does not show the first line.
      expect((await check(uploaded)).errors.map(({ row }) => row)).toEqual([3]);
    }
  });

  const tooMany = () =>
    getBytes([['a'], ...Array.from({ length: maxImportRows.hospital + 1 }, (_, index) => [String(index)])]);

  test('of an unreadable, empty or too large file is refused with a reason', async () => {
    for (const [name, bytes, reason] of [
      ['an empty file', new Uint8Array(), '没有数据'],
      ['a header only', getBytes([headers]), '没有数据'],
      ['blank lines', getBytes([headers, ['', ' ']]), '没有数据'],
      ['an image', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), '无法识别'],
      ['another ZIP', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), '无法识别'],
      ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), 'xlsx'],
      ['an unclosed quote', new TextEncoder().encode('a,b\n"x,y\n'), '无法识别'],
      ['more than 5 MB', new Uint8Array(limit.maxFileMb * 1024 * 1024 + 1).fill(0x61), '5 MB'],
      ['more than 10,000 rows', tooMany(), '10000'],
      [
        'a duplicate header',
        getBytes([
          ['Name', 'name '],
          ['a', 'b'],
        ]),
        '重复',
      ],
      [
        'data without a header',
        getBytes([
          ['Name', '', 'Level'],
          ['a', 'b', 'c'],
        ]),
        '缺少表头',
      ],
    ] as const) {
      const { status, data } = await sendFile(bytes);
      expect(status, name).toBe(422);
      expect(data).toMatchObject({ fieldErrors: { file: expect.stringContaining(reason) } });
      expect(state().imports).toEqual([]);
    }
  });

  test('refuses text named .xlsx, and reads text named .csv as a table', async () => {
    const text = new TextEncoder().encode('今天开会的记录\n第一点\n');
    const { status, data } = await sendFile(text, '会议.XLSX');
    expect(status).toBe(422);
    expect(data).toMatchObject({ fieldErrors: { file: expect.stringContaining('内容却不是 XLSX') } });
    expect((await upload(text, '会议.csv')).headers).toEqual(['今天开会的记录']);
  });

  test('is not checked with an invalid mapping', async () => {
    const cases: [string, (ImportField | null)[]][] = [
      ['too few columns', ['name']],
      ['a duplicate field', ['name', 'name', 'nature', 'kind', 'region', 'address', 'level', null]],
      ['a field of another entity', ['name', 'level', 'nature', 'kind', 'region', 'address', 'parent', null]],
      ['a missing field', [null, 'level', 'nature', 'kind', 'region', 'address', null, null]],
    ];
    for (const [name, mapping] of cases) {
      const { status, data } = await act('check', await upload(getBytes([headers, good('甲医院')])), { mapping });
      expect(status, name).toBe(422);
      expect(data).toMatchObject({ fieldErrors: { mapping: expect.any(String) } });
    }
  });

  test('is checked row by row without writing anything', async () => {
    const result = await checked([
      good('甲医院'),
      good(existing.toUpperCase()),
      good('甲 医院'),
      ['', '五级', '公立', '综合', '火星', '健康路', '1400000', ''],
    ]);
    expect(result).toMatchObject({ state: 'checked', counts: { ok: 1, bad: 3 }, errorCount: 6, writtenCount: 0 });
    expect(result.errors.map(({ row, column, value }) => [row, column, value])).toEqual([
      [3, '医院名称', existing.toUpperCase()],
      [4, '医院名称', '甲 医院'],
      [5, '医院名称', undefined],
      [5, '医院等级', '五级'],
      [5, '所在地区', '火星'],
      [5, '联系人手机', '****'],
    ]);
    expect(result.errors[3]?.message).toContain('三级甲等');
    const english = await read(result.id, 'en-US');
    expect(english.errors.map(({ message }) => message).join()).toMatch(/^[\x20-\x7e–−]+$/);
    expect(written()).toBe(0);
    expect(state().changeLog).toEqual([]);
  });

  test('numbers rows as a spreadsheet does, including blank and overlong ones', async () => {
    const result = await checked([['', ''], [...good('甲医院'), '多'], good('')]);
    expect(result.errors.map(({ row, column }) => [row, column])).toEqual([
      [3, null],
      [4, '医院名称'],
    ]);
  });

  test('writes the valid rows when confirmed, and only once', async () => {
    const result = await checked([good('甲医院'), good(existing), good('乙医院')]);
    const confirmed = await act('confirm', result);
    expect(Job.parse(confirmed.data)).toMatchObject({ kind: 'import', action: 'import', total: 2 });
    expect((await act('confirm', result)).status).toBe(409);
    expect((await act('confirm', await read(result.id))).status).toBe(403);
    pass(LONG_MS);
    const done = await read(result.id);
    expect(done).toMatchObject({ state: 'imported', writtenCount: 2 });
    expect(written()).toBe(2);
    expect((await act('confirm', done)).status).toBe(403);
    expect((await act('cancel', done)).status).toBe(403);
    expect(written()).toBe(2);
    expect(state().changeLog.map(({ action, entityType }) => `${entityType} ${action}`)).toEqual([
      'hospital import',
      'hospital import',
    ]);
    const { data } = await send(hospitalApi.list, { query: { keyword: '甲医院' }, cookie });
    expect(data).toMatchObject({
      list: [{ name: '甲医院', level: 'g3a', regionText: '广东省 深圳市 南山区', contactMobileMasked: '140****1234' }],
    });
  });

  test('suggests the mapping that the same operator confirmed for the same headers', async () => {
    const intro = ['name', 'level', 'nature', 'kind', 'region', 'address', null, 'intro'] as const;
    const first = await upload(getBytes([headers, good('甲医院')]));
    await check(first, [...intro]);
    const again = () => upload(getBytes([headers, good('乙医院')]));
    expect(await again()).toMatchObject({ suggestedMapping: first.suggestedMapping, isMappingRemembered: false });
    await act('confirm', await read(first.id));
    pass(limit.minutesKept * 60_000);
    expect(await again()).toMatchObject({ suggestedMapping: intro, isMappingRemembered: true });
    expect((await upload(getBytes([headers.with(7, '备注2'), good('乙医院')]))).suggestedMapping).toEqual(
      first.suggestedMapping,
    );
    cookie = await sessionCookie({ ...credentials, username: 'operator2' });
    expect(await again()).toMatchObject({ suggestedMapping: first.suggestedMapping, isMappingRemembered: false });
  });

  test('is a filter of the hospitals that it has written', async () => {
    const result = await checked([good('甲医院'), good(existing), good('乙医院')]);
    await act('confirm', result);
    pass(LONG_MS);
    const list = async (importId: string) =>
      HospitalList.parse((await send(hospitalApi.list, { query: { importId }, cookie })).data);
    const { list: rows, total } = await list(result.id);
    expect({ names: rows.map(({ name }) => name), total }).toEqual({ names: ['甲医院', '乙医院'], total: 2 });
    // Like new ones, they are added at the end.
    const { sort: last } = world.hospitals.reduce((one, other) => (other.sort > one.sort ? other : one));
    expect(rows.map(({ sort }) => sort)).toEqual([last + 1, last + 2]);
    expect(await list('unknown')).toEqual({ list: [], total: 0 });
  });

  test('leaves out a row whose name was taken after the check', async () => {
    const result = await checked([good('甲医院'), good('乙医院')]);
    const [first] = state().world.hospitals;
    if (first) state().world.hospitals[0] = { ...first, name: '甲医院' };
    const { id } = Job.parse((await act('confirm', result)).data);
    pass(LONG_MS);
    expect((await readJob(id, cookie)).failed).toEqual([{ id: '0', label: '甲医院', reason: '已有同名医院' }]);
    expect((await read(result.id)).writtenCount).toBe(1);
  });

  test('cannot be confirmed before the check, without valid rows, when canceled or when expired', async () => {
    const bytes = getBytes([headers, good('甲医院')]);
    expect((await act('confirm', await upload(bytes))).status).toBe(403);
    expect((await act('confirm', await checked([good(existing)]))).status).toBe(403);
    const cancelled = Import.parse((await act('cancel', await checked([good('甲医院')]))).data);
    expect(cancelled.state).toBe('cancelled');
    expect((await act('confirm', cancelled)).status).toBe(403);
    const late = await checked([good('甲医院')]);
    pass(limit.minutesKept * 60_000);
    expect((await read(late.id)).state).toBe('expired');
    expect((await act('confirm', late)).status).toBe(403);
    expect((await act('check', late, { mapping: late.suggestedMapping })).status).toBe(403);
    expect(written()).toBe(0);
  });

  test('can be checked again with another mapping, and has no result when that check is canceled', async () => {
    const result = await checked([good('甲医院')]);
    const mapping = [...result.suggestedMapping.slice(0, 6), null, 'intro' as const];
    const { id } = Job.parse((await act('check', result, { mapping })).data);
    expect((await act('confirm', await read(result.id))).status).toBe(403);
    await send(jobApi.cancel, { params: { id }, cookie });
    expect(await read(result.id)).toMatchObject({ state: 'uploaded', counts: null, mapping });
  });

  test('keeps the written rows and is interrupted when writing breaks down', async () => {
    const result = await checked(Array.from({ length: 10 }, (_, index) => good(`第${index}医院`)));
    state().jobsBreakDown = true;
    await act('confirm', result);
    pass(LONG_MS);
    expect(await read(result.id)).toMatchObject({ state: 'interrupted', writtenCount: 5 });
    expect(written()).toBe(5);
  });

  test('is visible to its operator only', async () => {
    const { id } = await checked([good(existing)]);
    const other = await sessionCookie({ ...credentials, username: 'operator2' });
    expect((await send(importApi.get, { params: { id }, cookie: other })).status).toBe(404);
    expect((await fetchFrom(refused, { params: { id }, cookie: other })).status).toBe(404);
    expect((await fetchFrom(refused, { params: { id } })).status).toBe(401);
    expect((await fetchFrom(template)).status).toBe(401);
  });

  const formulas = ['=HYPERLINK("https://example.com")', '+cmd|calc', '@SUM(A1)', '-1+1'];

  test('reads formulas as text and escapes them in the file of refused rows', async () => {
    const rows = formulas.map((formula) => [formula, '五级', ...good('').slice(2, 7), formula]);
    const result = await checked(rows);
    expect(result.counts).toEqual({ ok: 0, bad: formulas.length });
    const csv = await fetchFrom(refused, { params: { id: result.id }, query: { format: 'csv' }, cookie });
    const lines = Papa.parse<string[]>((await csv.text()).replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data;
    expect(lines[0]).toEqual([...headers, '拒绝原因']);
    expect(lines.slice(1).map(([name]) => name)).toEqual(formulas.map((formula) => `'${formula}`));
    expect(lines[1]?.at(-1)).toMatch(/^医院等级：可填：三级特等/);
    const xlsx = await fetchFrom(refused, { params: { id: result.id }, query: { format: 'xlsx' }, cookie });
    const [sheet] = await readExcelFile(Buffer.from(await xlsx.arrayBuffer()));
    expect(sheet?.data.slice(1).map(([name]) => name)).toEqual(formulas);
  });

  test('of a file of refused rows has the original names and one column of reasons', async () => {
    const result = await checked(formulas.map((formula) => [formula, '五级', ...good('').slice(2)]));
    const csv = await fetchFrom(refused, { params: { id: result.id }, cookie });
    const again = await upload(new Uint8Array(await csv.arrayBuffer()));
    expect(again.sample.map(([name]) => name)).toEqual(formulas);
    await check(again);
    const second = await fetchFrom(refused, { params: { id: again.id }, cookie });
    expect((await second.text()).match(/拒绝原因/g)).toHaveLength(1);
  });

  test('has a template in each format and language whose example row is refused', async () => {
    for (const [format, language] of [
      ['csv', 'zh-CN'],
      ['xlsx', 'en-US'],
    ] as const) {
      const response = await fetchFrom(template, { query: { entity: 'hospital', format, language }, cookie });
      expect(response.headers.get('content-disposition'), format).toContain(`hospital-import-template.${format}`);
      const uploaded = await upload(new Uint8Array(await response.arrayBuffer()));
      expect(uploaded.suggestedMapping).not.toContain(null);
      expect(uploaded.headers.includes('*医院名称')).toBe(language === 'zh-CN');
      const { errors, counts } = await check(uploaded);
      expect(counts).toEqual({ ok: 0, bad: 1 });
      expect(errors.map(({ message }) => message)).toEqual([expect.stringContaining('示例行')]);
    }
  });

  test.each(['zh-CN', 'en-US'])('accepts the template with each option that it lists (%s)', async (language) => {
    const response = await fetchFrom(template, { query: { entity: 'hospital', format: 'xlsx', language }, cookie });
    const [table, guide, ...others] = await readExcelFile(Buffer.from(await response.arrayBuffer()));
    const [header = [], example = []] = table?.data ?? [];
    expect(others).toEqual([]);
    const marked = header.map(String).filter((title) => title.startsWith('*'));
    const lines = guide?.data.slice(1).map((line) => line.map(String)) ?? [];
    expect(marked).toEqual(
      lines.flatMap(([field, isRequired]) => (/^(必填|Required)$/.test(isRequired ?? '') ? [`*${field}`] : [])),
    );
    const options = lines.flatMap(([, , some], column) =>
      some === 'null' ? [] : (some?.split(/、|, /) ?? []).map((option) => ({ column, option })),
    );
    expect(new Set(options.map(({ column }) => column)).size).toBe(3);
    const rows = options.map(({ column, option }, index) => example.with(0, `第${index}医院`).with(column, option));
    const uploaded = await upload(
      await toWorkbook([
        { header: header.map(String), lines: rows.map((row) => row.map(String)), widths: [] },
        { header: ['x'], lines: [['y']], widths: [] },
      ]),
    );
    expect(await check(uploaded)).toMatchObject({ counts: { ok: rows.length, bad: 0 }, errors: [] });
  });
});
