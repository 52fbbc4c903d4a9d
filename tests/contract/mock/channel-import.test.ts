import Papa from 'papaparse';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { importApi } from '@/contract/import';
import { channel as channelLimit } from '@/contract/limits/channel';
import type { Cell } from '@/domain/csv';
import { state } from '../../../mock/state';
import { getWorld } from '../../world';
import { beginEachWith } from './fresh-world';
import { getBytes, importCalls, LONG_MS } from './imports';
import { pass, readJob } from './jobs';
import { fetchFrom } from './server';

const world = getWorld(35);
const [hospital, project] = [world.hospitals[0], world.projects[0]];

/** Rows of the largest import that a test writes. */
const COUNT = 60;

const headers = ['渠道编码', '渠道名称', '渠道类型', '上级渠道', '联系人手机', '关联医院', '关联项目', '备注'];
const good = (code: string, parent = '') => [code, `导入${code}`, '地推', parent, '14000001234', '', '', ''];

describe('an import of channels', () => {
  let cookie: string;
  beginEachWith(world, (own) => {
    cookie = own;
  });
  const { sendFile, upload, read, act, check, checked: checkedUnder, write } = importCalls('channel', () => cookie);
  const checked = (rows: Cell[][]) => checkedUnder(rows, headers);
  const written = () => state().world.channels.slice(world.channels.length);
  const errorsOf = async (rows: Cell[][]) =>
    (await checked(rows)).errors.map(({ row, column, message }) => `${row} ${column} ${message}`);

  test('accepts rows with parents in any order and writes all of them', async () => {
    const rows = Array.from({ length: COUNT }, (_, index) => {
      const below = index % 10 === 0 ? '' : `bulk_${index - (index % 10)}`;
      return good(`bulk_${index}`, below);
    });
    const result = await checked(rows.toReversed());
    expect(result).toMatchObject({ counts: { ok: COUNT, bad: 0 }, rowCount: COUNT });
    const { job, done } = await write(result);
    expect(job).toMatchObject({ kind: 'import', entity: 'channel', action: 'import', total: COUNT });
    expect(await readJob(job.id, cookie)).toMatchObject({ state: 'succeeded', failed: [] });
    expect(done.writtenCount).toBe(COUNT);
    const ids = new Map(written().map(({ code, id }) => [code, id]));
    expect(written().every(({ code, parentId }) => (parentId === null) === /0$/.test(code))).toBe(true);
    expect(written().find(({ code }) => code === 'bulk_59')?.parentId).toBe(ids.get('bulk_50'));
    expect(state().changeLog.every(({ action, entityType }) => `${entityType} ${action}` === 'channel import')).toBe(
      true,
    );
  });

  test('of 500 rows is accepted on upload, and of 501 refused with the limit', async () => {
    const rows = Array.from({ length: channelLimit.maxImported + 1 }, (_, index) => good(`bulk_${index}`));
    expect(await upload(getBytes([headers, ...rows.slice(1)]))).toMatchObject({ rowCount: 500 });
    state().imports = [];
    const { status, data, envelope } = await sendFile(getBytes([headers, ...rows]));
    expect(status).toBe(422);
    expect(envelope.errorCode).toBe('IMPORT_TOO_MANY_ROWS');
    expect(data).toMatchObject({ fieldErrors: { file: '数据行不能超过 500 行' } });
    expect(state().imports).toEqual([]);
  });

  test('maps and parses each column', async () => {
    const row = [
      ' New_01 ',
      '新渠道',
      'Doctor',
      '市人民医院体检中心',
      '+86 140-0000-1234',
      hospital?.name ?? '',
      project?.projectNo ?? '',
      '=1+1',
    ];
    const { suggestedMapping } = await upload(getBytes([headers, row]));
    expect(suggestedMapping).toEqual([
      'code',
      'name',
      'type',
      'parent',
      'contactMobile',
      'hospital',
      'projects',
      'remark',
    ]);
    await write(await checked([row]));
    expect(written()).toMatchObject([
      {
        code: 'new_01',
        name: '新渠道',
        type: 'doctor',
        parentId: '7001',
        contactMobile: '14000001234',
        hospitalId: hospital?.id,
        projectIds: [project?.id],
        costs: [],
        remark: '=1+1',
        status: 'enabled',
        createdByName: '林晓',
      },
    ]);
    expect(written()[0]?.linkCode).toMatch(/^[0-9A-Za-z]{8}$/);
  });

  test('is checked row by row against the file and the existing channels', async () => {
    expect(
      await errorsOf([
        ['city_HOSPITAL', '导入一', '地推', '', '', '', '', ''],
        good('same'),
        good('SAME'),
        ['other', '朋友圈广告', '电视', '没有这个', '1380013800', '', '', ''],
        ['third', '导入三', '广告', '', '', hospital?.name ?? '', 'P0001、P9999', ''],
        ['', '', '', '', '', '', '', '', '多'],
      ]),
    ).toEqual([
      '2 渠道编码 编码已被其他渠道使用',
      '4 渠道编码 与第 3 行的编码重复',
      '4 渠道名称 与第 3 行同名',
      '5 渠道名称 已有同名渠道',
      '5 渠道类型 可填：医院、医生、药店、社区、媒体、广告、地推、企微、公众号、其他',
      '5 上级渠道 没有这个渠道，请填已有渠道或本文件中渠道的编码或名称',
      '5 联系人手机 手机号格式不正确',
      '6 关联医院 只有类型为医院或医生的渠道可以关联医院',
      '6 关联项目 没有项目“P9999”，请填项目编号或名称',
      '7 null 单元格比表头多',
      '7 渠道编码 必填',
      '7 渠道名称 必填',
      '7 渠道类型 必填',
    ]);
    expect(written()).toEqual([]);
    expect(state().changeLog).toEqual([]);
  });

  test('refuses rows in a cycle, below the third level, below an archived channel or below a refused row', async () => {
    const archived = world.channels.find(({ status }) => status === 'archived')?.code ?? '';
    expect(
      await errorsOf([
        good('round_1', 'round_2'),
        good('round_2', '导入round_1'),
        good('deep_4', 'deep_3'),
        good('deep_3', 'deep_2'),
        good('deep_2', 'deep_1'),
        good('deep_1'),
        good('below_stand', '福田站 1 号展台'),
        good('late', archived),
        ['bad', '导入坏', '', '', '', '', '', ''],
        good('below_bad', 'bad'),
        good('below_below', 'below_bad'),
      ]),
    ).toEqual([
      '2 上级渠道 上下级关系成环，渠道不能在自己之下',
      '3 上级渠道 上下级关系成环，渠道不能在自己之下',
      '4 上级渠道 渠道最多三级，不能放在第三级之下',
      '8 上级渠道 渠道最多三级，不能放在第三级之下',
      '9 上级渠道 上级渠道已归档',
      '10 渠道类型 必填',
      '11 上级渠道 上级渠道在第 10 行，该行有问题，不会导入',
      '12 上级渠道 上级渠道在第 11 行，该行有问题，不会导入',
    ]);
  });

  test('masks the contact of a refused row and translates its errors to English', async () => {
    const { id, errors } = await checked([['ab', '长'.repeat(31), '', 'x', '140000', '甲医院', 'P9999', '']]);
    expect(errors.map(({ column, value }) => [column, value])).toContainEqual(['联系人手机', '****']);
    const english = await read(id, 'en-US');
    expect(english.errors.map(({ message }) => message).join()).toMatch(/^[\x20-\x7e–“”]+$/);
  });

  test('leaves out a row whose code was taken after the check, and rows below it', async () => {
    const result = await checked([good('child', 'top_1'), good('top_1'), good('free')]);
    const [first] = state().world.channels;
    if (first) state().world.channels[0] = { ...first, code: 'top_1', name: '另一个', status: 'archived' };
    const { job, done } = await write(result);
    expect((await readJob(job.id, cookie)).failed).toEqual([
      { id: '1', label: '导入top_1', reason: '编码已被其他渠道使用' },
      { id: '0', label: '导入child', reason: '上级渠道已归档' },
    ]);
    expect(done.writtenCount).toBe(1);
  });

  test('that broke down can be uploaded again, and written rows are refused by their code', async () => {
    const rows = [good('part_2', 'part_1'), good('part_1'), good('part_3', '导入part_1'), good('part_4', 'part_1')];
    const result = await checked(rows);
    state().jobsBreakDown = true;
    expect((await write(result)).done).toMatchObject({ state: 'interrupted', writtenCount: 2 });
    state().jobsBreakDown = false;
    const { done } = await write(await checked(rows));
    expect(done).toMatchObject({ state: 'imported', counts: { ok: 2, bad: 2 }, writtenCount: 2 });
    expect(new Set(written().map(({ parentId }) => parentId)).size).toBe(2);
  });

  test('reads GB18030, which Excel writes on Chinese Windows', async () => {
    // 渠道编码,渠道名称,渠道类型 / gb_01,渠道,医院
    const bytes = [
      0xc7, 0xfe, 0xb5, 0xc0, 0xb1, 0xe0, 0xc2, 0xeb, 0x2c, 0xc7, 0xfe, 0xb5, 0xc0, 0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0xc7,
      0xfe, 0xb5, 0xc0, 0xc0, 0xe0, 0xd0, 0xcd, 0x0a, 0x67, 0x62, 0x5f, 0x30, 0x31, 0x2c, 0xc7, 0xfe, 0xb5, 0xc0, 0x2c,
      0xd2, 0xbd, 0xd4, 0xba, 0x0a,
    ];
    await write(await check(await upload(new Uint8Array(bytes))));
    expect(written()).toMatchObject([{ code: 'gb_01', name: '渠道', type: 'hospital' }]);
  });

  test('reads formulas as text and escapes them in the file of refused rows', async () => {
    const formulas = ['=HYPERLINK("https://example.com")', '+cmd|calc', '@SUM(A1)', '-1+1'];
    const result = await checked(
      formulas.map((formula, index) => good(`f_${index}`).with(1, formula).with(2, formula)),
    );
    expect(result.counts).toEqual({ ok: 0, bad: formulas.length });
    const csv = await fetchFrom(importApi.refused, { params: { id: result.id }, query: { format: 'csv' }, cookie });
    const [, ...lines] = Papa.parse<string[]>(await csv.text(), { skipEmptyLines: true }).data;
    expect(lines.map(([, name]) => name)).toEqual(formulas.map((formula) => `'${formula}`));
  });

  test.each([
    ['csv', 'zh-CN'],
    ['xlsx', 'en-US'],
  ])('has a template in %s (%s) whose example row is refused together with rows below it', async (format, language) => {
    const query = { entity: 'channel', format, language };
    const response = await fetchFrom(importApi.template, { query, cookie });
    expect(response.headers.get('content-disposition')).toContain(`channel-import-template.${format}`);
    const uploaded = await upload(new Uint8Array(await response.arrayBuffer()));
    expect(uploaded.suggestedMapping).not.toContain(null);
    const required = uploaded.suggestedMapping.filter((_, index) => uploaded.headers[index]?.startsWith('*'));
    expect(required).toEqual(['code', 'name', 'type']);
    const { errors } = await check(uploaded);
    expect(errors.map(({ message }) => message)).toEqual([expect.stringContaining('示例行')]);
    const line = (fields: Record<string, string>) =>
      uploaded.suggestedMapping.map((field) => fields[field ?? ''] ?? '');
    const below = line({ code: 'below', name: '之下', type: 'ad', parent: 'example_channel' });
    const example = line({ code: 'example_channel', name: '示例渠道（请删除本行）', type: 'ad' });
    const again = await check(await upload(getBytes([uploaded.headers, example, below])));
    expect(again.errors.map(({ row, message }) => [row, message])).toEqual([
      [2, expect.stringContaining('示例')],
      [3, expect.stringContaining('第 2 行')],
    ]);
  });

  test('has a template with all types and a guide to each column', async () => {
    const query = { entity: 'channel', format: 'xlsx', language: 'zh-CN' };
    const response = await fetchFrom(importApi.template, { query, cookie });
    const [table, guide] = await readExcelFile(Buffer.from(await response.arrayBuffer()));
    const [header = [], example = []] = table?.data ?? [];
    const options = String(guide?.data[3]?.[2]).split('、');
    expect(options).toHaveLength(10);
    expect(guide?.data.flat().join()).toContain('或本文件中的任意一行；最多三级');
    const rows = options.map((option, index) =>
      example.map(String).with(0, `option_${index}`).with(1, `选项${index}`).with(2, option),
    );
    const cells = rows.map((row) => row.map((cell) => (cell === 'null' ? '' : cell)));
    expect(await check(await upload(getBytes([header.map(String), ...cells])))).toMatchObject({
      counts: { ok: options.length, bad: 0 },
    });
  });

  test('accepts only channel fields in a mapping and remembers the mapping', async () => {
    const uploaded = await upload(getBytes([headers, good('map_1')]));
    const wrong = await act('check', uploaded, { mapping: uploaded.suggestedMapping.with(7, 'orgCode') });
    expect(wrong).toMatchObject({ status: 422, envelope: { errorCode: 'IMPORT_FIELD_UNKNOWN' } });
    const own = uploaded.suggestedMapping.with(7, null);
    await write(await check(uploaded, own));
    pass(LONG_MS);
    expect(await upload(getBytes([headers, good('map_2')]))).toMatchObject({
      suggestedMapping: own,
      isMappingRemembered: true,
    });
  });
});
