import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { JobNotices } from '@/components/shell/jobs/JobNotices';
import type { Import } from '@/contract/import';
import type { Job } from '@/contract/job';
import { importLimits } from '@/contract/limits/import';
import { channelTexts } from '@/locales/channel';
import { channelImportTexts } from '@/locales/channelImport';
import { openScreen } from '../../../tests/screen';
import { fault, recordCalls, server } from '../../../tests/server';
import { expire } from '../form/testing/notes';
import { ImportWizard } from './ImportWizard';
import { useImportParam } from './useImportParam';

const COLUMNS = ['渠道编码', '渠道名称', '渠道类型', '说明'];
const uploaded: Import = {
  id: 'i1',
  entity: 'channel',
  fileName: '渠道.csv',
  state: 'uploaded',
  headerRow: 1,
  headerChoices: [
    { row: 1, cells: COLUMNS },
    { row: 3, cells: ['stand_1', '一号台', '', '140****1234'] },
  ],
  headers: COLUMNS,
  rowCount: 3,
  sample: [['stand_1', '一号台', '地推', '140****1234']],
  suggestedMapping: ['code', 'name', 'type', null],
  isMappingRemembered: false,
  mapping: null,
  counts: null,
  errors: [],
  errorCount: 0,
  refusedFileUrl: null,
  jobId: null,
  writtenCount: 0,
  createdAt: '2026-11-21T09:00:00+08:00',
  expiresAt: '2026-11-21T10:00:00+08:00',
  version: 1,
};
const checked: Partial<Import> = {
  state: 'checked',
  mapping: uploaded.suggestedMapping,
  counts: { ok: 2, bad: 1 },
  errors: [{ row: 4, column: '渠道类型', message: '必填' }],
  errorCount: 1,
  refusedFileUrl: '/imports/i1/refused',
};
const job = (fields: Partial<Job> = {}): Job => ({
  id: crypto.randomUUID(),
  kind: 'import',
  entity: 'channel',
  action: 'check',
  state: 'succeeded',
  done: 3,
  total: 3,
  failed: [],
  errorMessage: null,
  fileUrl: null,
  fileName: null,
  subject: null,
  createdAt: '2026-11-21T09:00:00+08:00',
  startsAt: null,
  finishedAt: null,
  ...fields,
});

const ok = (data: Import | Job) => HttpResponse.json({ success: true, data });
/** Serves an import in a given state; check and confirmation change it at once. */
function serve(first: Partial<Import> = {}, { afterCheck = checked }: { afterCheck?: Partial<Import> } = {}) {
  let now: Import = { ...uploaded, ...first };
  const bodies: unknown[] = [];
  const step = (path: string, change: () => Partial<Import>) =>
    http.post(`*/api/admin/v1/imports/i1/${path}`, async ({ request }) => {
      bodies.push(await request.json());
      now = { ...now, ...change(), version: now.version + 1 };
      return ok(path === 'cancel' || path === 'header' ? now : job());
    });
  server.use(
    http.get('*/api/admin/v1/imports/i1', () => ok(now)),
    http.post('*/api/admin/v1/imports', () => ok(now)),
    step('header', () => ({
      headerRow: 3,
      headers: ['stand_1', '一号台', '类型'],
      suggestedMapping: [null, null, 'type'],
    })),
    step('check', () => afterCheck),
    step('confirm', () => ({ state: 'imported', writtenCount: now.counts?.ok ?? 0 })),
    step('cancel', () => ({ state: 'cancelled' })),
  );
  return {
    bodies,
    set: (change: Partial<Import>) => {
      now = { ...now, ...change };
    },
  };
}

function Channels() {
  const place = useImportParam();
  return (
    <>
      <button type="button" onClick={() => place.open('new')}>
        导入
      </button>
      <JobNotices isShowing={false} onShow={() => {}} />
      {place.id !== undefined && (
        <ImportWizard of={{ entity: 'channel', texts: [channelImportTexts, channelTexts] }} place={place} />
      )}
    </>
  );
}

const open = (path = '/?keyword=old&import=i1') =>
  openScreen(Channels, { path, isEverywhere: true, hasMotion: true }).user;
type User = ReturnType<typeof open>;
const press = async (user: User, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const csv = (name = '渠道.csv', content = 'a\n1') => new File([content], name, { type: 'text/csv' });
const choose = async (user: User, ...files: File[]) => {
  const input = await screen.findByLabelText<HTMLInputElement>('要导入的文件');
  await user.upload(input, files);
};
const heading = (name: string) => screen.findByRole('heading', { name });
const url = () => `${history.location.pathname}${history.location.search}`;

test('imports a file in four steps, and ends at the imported rows', async () => {
  const { bodies } = serve();
  const user = open('/?keyword=old');
  await user.click(screen.getByRole('button', { name: '导入' }));
  await waitFor(async () => expect(await heading('选择要导入的表格')).toHaveFocus());
  expect(screen.getByRole('link', { name: '下载模板（Excel）' })).toHaveAttribute(
    'href',
    '/api/admin/v1/imports/template?entity=channel&format=xlsx&language=zh-CN',
  );
  expect(screen.getByText(/不超过 5 MB、500 行/)).toBeInTheDocument();
  await choose(user, csv());

  expect(await heading('确认每一列的含义')).toHaveFocus();
  expect(url()).toBe('/?keyword=old&import=i1');
  expect(screen.getByText('渠道.csv，共 3 行数据')).toBeInTheDocument();
  expect(screen.getByText('140****1234')).toBeInTheDocument();
  expect(screen.getByText('必填字段都已对应')).toBeInTheDocument();
  await press(user, '检查数据');

  expect(await heading('检查结果')).toHaveFocus();
  expect(screen.getByText('2 行')).toBeInTheDocument();
  expect(screen.getByText('1 行')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: '4 渠道类型 （空） 必填' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '下载未通过的行（CSV）' })).toHaveAttribute(
    'href',
    '/api/admin/v1/imports/i1/refused?format=csv&language=zh-CN',
  );
  await press(user, '导入 2 行');

  expect(await screen.findByText('已导入 2 行')).toBeInTheDocument();
  expect(bodies).toEqual([{ mapping: uploaded.suggestedMapping, version: 1 }, { version: 2 }]);
  // The steps show the end of the import's jobs; no notification covers their buttons.
  expect(screen.queryByText('检查导入的渠道')).not.toBeInTheDocument();
  expect(screen.getByText('1 行未通过检查，没有导入')).toBeInTheDocument();
  await press(user, '查看导入的 2 行');
  await waitFor(() => expect(url()).toBe('/?importId=i1'));
});

test('returns the focus to its button when it closes', async () => {
  const user = open('/');
  const opener = screen.getByRole('button', { name: '导入' });
  opener.focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await heading('选择要导入的表格')).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(url()).toBe('/'));
  await waitFor(() => expect(opener).toHaveFocus());
});

describe('the file', () => {
  test('is not sent if its name, size or number is invalid, each with the reason', async () => {
    const user = open('/?import=new');
    const calls = recordCalls();
    const large = 'x'.repeat(importLimits.maxFileMb * 1024 * 1024 + 1);
    await choose(user, csv('空.csv', ''));
    expect(await screen.findByRole('alert')).toHaveTextContent('空.csv 不能导入文件是空的');
    await choose(user, csv('大.csv', large));
    expect(await screen.findByText('文件超过 5 MB')).toBeInTheDocument();
    const input = screen.getByLabelText<HTMLInputElement>('要导入的文件');
    input.multiple = true;
    await user.upload(input, [csv('一.csv'), csv('二.csv')]);
    expect(await screen.findByText('一次只能导入一个文件')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  test('is refused with the server’s reason, without a retry', async () => {
    server.use(fault.json('POST', '/imports', { success: false, errorMessage: '无法识别为 CSV 或 XLSX 表格' }, 422));
    const user = open('/?import=new');
    await choose(user, csv('图.csv'));
    expect(await screen.findByRole('alert')).toHaveTextContent('图.csv 不能导入无法识别为 CSV 或 XLSX 表格');
    expect(screen.queryByRole('button', { name: '重新上传' })).not.toBeInTheDocument();
  });

  test('can be sent again after an error, and its upload can be canceled', async () => {
    server.use(fault.reset('POST', '/imports'));
    const user = open('/?import=new');
    await choose(user, csv());
    await screen.findByText('渠道.csv 没有上传成功');
    server.use(http.post('*/api/admin/v1/imports', () => new Promise<never>(() => {})));
    await press(user, '重新上传');
    expect(await screen.findByRole('status')).toHaveTextContent('正在读取 渠道.csv');
    await press(user, '取消上传');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    serve();
    await choose(user, csv());
    expect(await heading('确认每一列的含义')).toBeInTheDocument();
  });
});

describe('the columns', () => {
  test('cannot be checked before each required field has a column; a field cannot have two', async () => {
    serve({ suggestedMapping: ['code', 'name', null, null] });
    const user = open();
    expect(await screen.findByText('还没有对应的必填字段：渠道类型')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '检查数据' })).toBeDisabled();
    await user.click(screen.getByLabelText('“渠道类型”对应的字段'));
    const taken = await screen.findAllByTitle('渠道名称（必填）');
    await user.click(taken.at(-1) as HTMLElement);
    expect(screen.getByText('还没有对应的必填字段：渠道类型')).toBeInTheDocument();
    await user.click(screen.getByTitle('渠道类型（必填）'));
    expect(screen.getByText('必填字段都已对应')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '检查数据' })).toBeEnabled();
  });

  test('keep the mapping of an earlier import with the same headers', async () => {
    serve({ suggestedMapping: ['code', 'name', 'type', 'projects'], isMappingRemembered: true });
    open();
    expect(await screen.findByText('必填字段都已对应，沿用上次导入的设置')).toBeInTheDocument();
    expect(screen.getByTitle('关联项目')).toBeInTheDocument();
  });

  test('can be mapped again if no row is valid, and then nothing can be imported', async () => {
    serve({}, { afterCheck: { ...checked, counts: { ok: 0, bad: 3 } } });
    const user = open();
    await press(user, '检查数据');
    await screen.findByText(/没有可以导入的行/);
    expect(screen.queryByRole('button', { name: /^导入 \d/ })).not.toBeInTheDocument();
    await press(user, '修改对应列');
    expect(await heading('确认每一列的含义')).toBeInTheDocument();
  });

  test('keep a changed mapping after an expired sign-in', async () => {
    const { bodies } = serve({ ...checked, suggestedMapping: ['code', 'name', 'type', 'remark'] });
    const user = open();
    await press(user, '修改对应列');
    await user.click(await screen.findByLabelText('“说明”对应的字段'));
    await user.click((await screen.findAllByTitle('关联项目')).at(-1) as HTMLElement);
    expire({ unmount: cleanup });
    await press(open(), '检查数据');
    await heading('检查结果');
    expect(bodies).toMatchObject([{ mapping: ['code', 'name', 'type', 'projects'] }]);
  });

  test('show why a check was refused, and reload when the import has moved on elsewhere', async () => {
    const { set } = serve();
    server.use(fault.json('POST', '/imports/i1/check', { success: false, errorMessage: '列数不符' }, 422));
    const user = open();
    await press(user, '检查数据');
    expect(await screen.findByRole('alert')).toHaveTextContent('列数不符');
    server.use(fault.json('POST', '/imports/i1/check', { success: false, errorMessage: '已变化' }, 409));
    set({ ...checked, version: 5 });
    // The loading icon of the first check stays, as jsdom ends no animation.
    await press(user, /检查数据$/);
    expect(await screen.findByText('这次导入在别处有了新的进展，已刷新。')).toBeInTheDocument();
    expect(await heading('检查结果')).toBeInTheDocument();
  });
});

test('maps the columns of another header row', async () => {
  const { bodies } = serve();
  const user = open();
  await user.click(await screen.findByRole('combobox', { name: '表头所在行' }));
  await user.click(await screen.findByTitle('第 3 行：stand_1 · 一号台 · 140****1234'));
  expect(await screen.findByText('还没有对应的必填字段：渠道编码、渠道名称')).toBeInTheDocument();
  expect(screen.getByLabelText('“类型”对应的字段')).toBeInTheDocument();
  expect(bodies).toEqual([{ row: 3, version: 1 }]);
  expect(screen.getByRole('combobox', { name: '表头所在行' })).toHaveFocus();
});

test('asks once before choosing another file', async () => {
  serve();
  const user = open('/?import=new');
  await choose(user, csv());
  await press(user, '重新选择文件');
  await press(user, '放弃导入');
  expect(await heading('选择要导入的表格')).toBeInTheDocument();
  expect(url()).toBe('/?import=new');
  expect(screen.queryByRole('button', { name: '继续编辑' })).not.toBeInTheDocument();
});

describe('a job under way', () => {
  test('is restored with its progress after a reload, and reloads its import when it is canceled', async () => {
    const { set } = serve({ state: 'checking', jobId: 'check' });
    const running = job({ id: 'check', state: 'running', done: 1, total: 4 });
    server.use(
      fault.status('GET', '/jobs/check', 500),
      http.post('*/api/admin/v1/jobs/check/cancel', () => {
        set({ state: 'uploaded', mapping: uploaded.suggestedMapping });
        return ok({ ...running, state: 'cancelled' });
      }),
    );
    const user = open();
    await screen.findByText('列表加载失败');
    server.use(http.get('*/api/admin/v1/jobs/check', () => ok(running)));
    await press(user, '重试');
    expect(await screen.findByRole('progressbar', { name: '正在检查' })).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByText('已处理 1 / 4 行')).toBeInTheDocument();
    await press(user, '取消检查');
    expect(await screen.findByText('上次检查没有完成，请重新检查。')).toBeInTheDocument();
  });

  test('continues in the background while writing', async () => {
    serve({ ...checked, state: 'importing', jobId: 'write' });
    server.use(http.get('*/api/admin/v1/jobs/write', () => ok(job({ id: 'write', state: 'running', done: 0 }))));
    const user = open('/?import=i1');
    await heading('正在导入');
    await press(user, '在后台继续');
    await waitFor(() => expect(url()).toBe('/'));
  });
});

describe('a finished import', () => {
  test('explains an interrupted import, with the refused rows', async () => {
    serve({ ...checked, counts: { ok: 17, bad: 0 }, state: 'interrupted', writtenCount: 8, jobId: 'broken' });
    const failed = [{ id: '7', label: 'stand_7', reason: '渠道编码重复' }];
    server.use(http.get('*/api/admin/v1/jobs/broken', () => ok(job({ id: 'broken', state: 'failed', failed }))));
    open();
    expect(await screen.findByText('已写入的 8 行保留，其余 9 行没有写入。')).toBeInTheDocument();
    expect(screen.getByText(/已写入的渠道会因编码重复被拒绝/)).toBeInTheDocument();
    expect(await screen.findByText('1 行写入失败')).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: '渠道编码重复' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '查看导入的 8 行' })).toBeInTheDocument();
  });

  test('explains an expired import, and leads to another file', async () => {
    serve({ state: 'expired' });
    const user = open();
    expect(await screen.findByText(/只保留 60 分钟/)).toBeInTheDocument();
    await press(user, '重新选择文件');
    expect(await heading('选择要导入的表格')).toBeInTheDocument();
    expect(url()).toBe('/?keyword=old&import=new');
  });

  test('is not visible to another operator', async () => {
    server.use(fault.json('GET', '/imports/i1', { success: false, errorMessage: '不存在' }, 404));
    open();
    expect(await screen.findByText('这次导入不存在，或属于其他操作员')).toBeInTheDocument();
  });
});

test('asks once before an unconfirmed import is left by Back or closed, and cancels it on the server', async () => {
  const { bodies } = serve();
  const user = open('/');
  await user.click(screen.getByRole('button', { name: '导入' }));
  await choose(user, csv());
  await heading('确认每一列的含义');
  act(() => history.back());
  await press(user, '继续编辑');
  expect(url()).toBe('/?import=i1');
  await user.dblClick(screen.getByRole('button', { name: '关闭' }));
  expect(await screen.findAllByRole('button', { name: '放弃导入' })).toHaveLength(1);
  await press(user, '放弃导入');
  await waitFor(() => expect(url()).toBe('/'));
  expect(bodies).toEqual([{ version: 1 }]);
});
