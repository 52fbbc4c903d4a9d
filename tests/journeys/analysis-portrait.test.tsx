import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { http } from 'msw';
import { expect, test } from 'vitest';
import type { Portrait, PortraitItem, PortraitSide } from '@/contract/analysis/portrait';
import { signedIn } from '../app';
import { savedFiles } from '../saved-files';
import { fault, server } from '../server';

const PATH = '/analysis/user-portrait';
// A day of which the mock has a snapshot.
const DAY = `${PATH}?date=2026-11-14`;
const dimensions = ['性别', '平台', '年龄', '省份', '城市', '机型'];

const item = (name: string, value: number, attrId: number | null = null): PortraitItem => ({ attrId, name, value });
const side: PortraitSide = {
  province: Array.from({ length: 24 }, (_, index) => item(`省${index + 1}`, 10)),
  city: [],
  gender: [item('男', 90, 1), item('女', 150, 2)],
  platform: [item('iPhone', 60, 1), item('HarmonyOS', 180)],
  device: [item('<b>X1</b>', 3), item('', 1)],
  // 12 + 30 + 198 = 240
  age: [item('未知', 12), item('60岁以上', 30), item('9岁以下', 198)],
};
const answer = (snapshot: Portrait['snapshot'], missing: Portrait['missing'] = []) =>
  server.use(
    fault.json('GET', '/analysis/portrait', {
      success: true,
      data: { syncedAt: '2026-11-20T10:00:00+08:00', newest: '2026-11-19', missing, snapshot },
    }),
  );
const part = (name: string) => within(screen.getByRole('region', { name }));
const rowsOf = async (name: RegExp) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

const files = savedFiles();

test('six dimensions of all users or of the new ones, over a day, a week or a month, as the address says', async () => {
  const app = await signedIn(DAY);
  for (const name of dimensions) await screen.findByRole('img', { name: new RegExp(`^${name}（活跃用户）`) });
  expect(screen.getByRole('img', { name: /^省份.*最多的是广东省/ })).toBeInTheDocument();
  await app.user.click(screen.getByText('新增用户'));
  await screen.findByRole('img', { name: /^性别（新增用户）/ });
  expect(app.address()).toBe(`${DAY}&kind=new`);
  await app.user.click(screen.getByRole('radio', { name: '30 天' }));
  await screen.findByRole('img', { name: /^性别（新增用户），2026-10-16 至 2026-11-14/ });
  expect(app.address()).toBe(`${PATH}?kind=new&span=30&date=2026-11-14`);
});

test('groups have the names that the platform gives them, ages from young to old, shares of all', async () => {
  answer({ active: side, new: side });
  const app = await signedIn(`${DAY}&genderView=table&ageView=table&deviceView=table`);
  expect(await rowsOf(/^性别/)).toEqual(['性别人数占比', '女150 人62.5%', '男90 人37.5%']);
  expect(await rowsOf(/^年龄/)).toEqual(['年龄人数占比', '9岁以下198 人82.5%', '60岁以上30 人12.5%', '未知12 人5.0%']);
  expect((await rowsOf(/^机型/)).slice(1)).toEqual(['<b>X1</b>3 人75.0%', '（无名称）1 人25.0%']);
  await app.user.click(part('性别（活跃用户）').getByRole('button', { name: /下载 CSV/ }));
  expect(await files[0]?.text()).toContain('性别,人数 (人),占比 (%)\r\n女,150,62.5\r\n男,90,37.5\r\n');
});

test.each([
  ['zh-CN', ['女', '男', '未知', '其他']],
  ['en-US', ['Female', 'Male', 'Unknown', '其他']],
] as const)('genders that are known are said in %s, others as the platform calls them', async (locale, names) => {
  const gender = [item('男', 90, 1), item('女', 150, 2), item('未知', 6), item('其他', 4)];
  answer({ active: { ...side, gender }, new: side });
  await signedIn(`${DAY}&genderView=table`, locale);
  const table = await screen.findByRole('table', { name: /^(性别|Gender)/ });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual(names);
});

test('a list without anybody is empty and not an error; all provinces are drawn, or the largest', async () => {
  answer({ active: side, new: side });
  const app = await signedIn(DAY);
  const provinces = await screen.findByRole('img', { name: /^省份（活跃用户），.*共 24 项/ });
  expect(part('城市（活跃用户）').getByText('这段时间没有数据')).toBeInTheDocument();
  await waitFor(() => expect(provinces).toHaveTextContent('省24'));
  await app.user.click(screen.getByRole('combobox', { name: '显示项数: 省份（活跃用户）' }));
  await app.user.click(await screen.findByTitle(/20/));
  expect(app.address()).toBe(`${DAY}&provinceRows=20`);
  await waitFor(() => expect(screen.getByRole('img', { name: /^省份/ })).toHaveTextContent('其余 4 项'));
  expect(screen.getByRole('img', { name: /^省份/ })).toHaveTextContent('40 人 · 16.7%');
});

test.each([
  ['notProvided', '这一天没有保存用户画像'],
  ['generating', '数据生成中，请稍后'],
  ['failed', '数据没有加载成功'],
] as const)('a day without a snapshot, %s, says so once', async (reason, text) => {
  answer(null, [{ refDate: '2026-11-14', reason }]);
  await signedIn(DAY);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByText(/过后无法补取/) !== null).toBe(reason === 'notProvided');
  expect(screen.queryByRole('region', { name: /^性别/ })).not.toBeInTheDocument();
});

test('what the address says wrongly is said, each with what is shown instead', async () => {
  await signedIn(`${PATH}?date=2026-02-31&span=3&kind=old`);
  const note = within((await screen.findByText('网址中的时段或选项无法使用')).closest('.ant-alert') as HTMLElement);
  expect(await note.findByText('日期无法识别，已改为 2026-11-19。')).toBeInTheDocument();
  expect(note.getByText(/时间范围无法识别/)).toBeInTheDocument();
  expect(note.getByText('选项无法识别，已改为 活跃用户。')).toBeInTheDocument();
});

test('in the morning it opens on the newest snapshot; a day without one leads to its neighbours', async () => {
  const kept = { oldest: '2026-10-01', newest: '2026-11-18', missing: ['2026-11-10', '2026-11-19', '2026-11-20'] };
  const missing = kept.missing.map((refDate) => ({ refDate, reason: 'notProvided' }));
  server.use(fault.json('GET', '/analysis/portrait/days', { success: true, data: { ...kept, missing } }));
  answer({ active: side, new: side });
  const app = await signedIn(PATH);
  expect(await screen.findByText('2026-11-18 · 昨天没有数据，显示最新一天')).toBeInTheDocument();
  await app.user.click(screen.getByLabelText('快照日期'));
  expect(await screen.findByTitle('2026-11-10')).toHaveClass('ant-picker-cell-disabled');
  expect(screen.getByText('灰色日期没有用户画像')).toBeInTheDocument();
  expect(screen.getByTitle('2026-11-11')).not.toHaveClass('ant-picker-cell-disabled');

  answer(null, [{ refDate: '2026-11-10', reason: 'notProvided' }]);
  act(() => history.push(`${PATH}?date=2026-11-10`));
  await app.user.click(await screen.findByRole('button', { name: '查看 2026-11-11 的数据' }));
  expect(app.address()).toBe(`${PATH}?date=2026-11-11`);
  expect(await screen.findByRole('button', { name: '查看 2026-11-09 的数据' })).toBeInTheDocument();
});

test('a sync asks for the day of the snapshot, and not for the days that it looks back on', async () => {
  const bodies: unknown[] = [];
  server.use(
    http.post('*/api/admin/v1/analysis/sync', async ({ request }) => {
      bodies.push(await request.clone().json());
    }),
  );
  const app = await signedIn(`${DAY}&span=7`);
  await app.user.click(screen.getByRole('button', { name: /重新同步/ }));
  await waitFor(() => expect(bodies).toEqual([{ report: 'portrait', from: '2026-11-14', before: '2026-11-15' }]));
});
