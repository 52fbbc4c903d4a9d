import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { http } from 'msw';
import { expect, test } from 'vitest';
import type { Portrait, PortraitItem, PortraitSide } from '@/contract/analysis/portrait';
import { signedIn } from '../app';
import { savedFiles } from '../saved-files';
import { fault, server } from '../server';

const PATH = '/analysis/user-portrait';
// A day for which the mock has a snapshot.
const DAY = `${PATH}?date=2026-11-14`;
const dimensions = ['性别', '平台', '年龄', '省份', '城市', '机型'];

const item = (name: string, value: number, attrId: number | null = null): PortraitItem => ({ attrId, name, value });
const side: PortraitSide = {
  province: Array.from({ length: 24 }, (_, index) => item(`省${index + 1}`, 10)),
  city: [],
  gender: [item('男', 90, 1), item('女', 150, 2), item('未知', 6), item('其他', 4)],
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
const readRows = async (name: RegExp) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

const files = savedFiles();

test('shows six dimensions of active or new users, over the span that the URL names', async () => {
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

test('translates known groups to English, keeps other names of the platform, and sorts ages from young to old', async () => {
  answer({ active: side, new: side });
  const views = 'genderView=table&ageView=table&deviceView=table&provinceRows=20';
  const app = await signedIn(`${DAY}&${views}`, { locale: 'en-US' });
  expect(await readRows(/^Gender/)).toEqual([
    'GenderUsersShare',
    'Female15060.0%',
    'Male9036.0%',
    'Unknown62.4%',
    'Other41.6%',
  ]);
  expect((await readRows(/^Age/)).slice(1)).toEqual(['9 and under19882.5%', '60 and over3012.5%', 'Unknown125.0%']);
  // Device names are shown as text.
  expect((await readRows(/^Device/)).slice(1)).toEqual(['<b>X1</b>375.0%', '(unnamed)125.0%']);
  // A dimension without users is empty, not an error.
  expect(part('City (Active users)').getByText('No data for this period')).toBeInTheDocument();
  const provinces = await screen.findByRole('img', { name: /^Province/ });
  await waitFor(() => expect(provinces).toHaveTextContent('4 others'));
  await app.user.click(part('Gender (Active users)').getByRole('button', { name: /^Download CSV/ }));
  expect(await files[0]?.text()).toContain('Gender,Users (people),Share (%)\r\nFemale,150,60\r\nMale,90,36\r\n');
});

test('offers the adjacent days when a day has no snapshot, and syncs only that day', async () => {
  const kept = { oldest: '2026-10-01', newest: '2026-11-18', missing: ['2026-11-10', '2026-11-19', '2026-11-20'] };
  const missing = kept.missing.map((refDate) => ({ refDate, reason: 'notProvided' }));
  const bodies: unknown[] = [];
  server.use(
    http.post('*/api/admin/v1/analysis/sync', async ({ request }) => {
      bodies.push(await request.clone().json());
    }),
    fault.json('GET', '/analysis/portrait/days', { success: true, data: { ...kept, missing } }),
  );
  answer({ active: side, new: side });
  const app = await signedIn(PATH);
  expect(await screen.findByText(/昨天没有数据，显示最新一天/)).toHaveTextContent('2026-11-18');

  answer(null, [{ refDate: '2026-11-10', reason: 'notProvided' }]);
  act(() => history.push(`${PATH}?date=2026-11-10&span=7&kind=old`));
  expect(await screen.findByText('这一天没有保存用户画像')).toBeInTheDocument();
  expect(screen.getByText(/过后无法补取/)).toBeInTheDocument();
  expect(screen.getByText('选项无法识别，已改为 活跃用户。')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /^性别/ })).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: /重新同步/ }));
  // The span is seven days, but the platform has one snapshot for it.
  await waitFor(() => expect(bodies).toEqual([{ report: 'portrait', from: '2026-11-10', before: '2026-11-11' }]));
  await app.user.click(screen.getByRole('button', { name: '查看 2026-11-11 的数据' }));
  expect(app.address()).toContain('date=2026-11-11');
  expect(await screen.findByRole('button', { name: '查看 2026-11-09 的数据' })).toBeInTheDocument();
});
