import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { expect, test } from 'vitest';
import type { BannerRow } from '../../mock/banner/fixtures';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { findDialog } from '../dialog';
import { chooseEntry } from '../menu';
import { recordCalls } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const LIST = '/setting/home-banners';

const findBanner = (is: (banner: BannerRow) => boolean) => {
  const row = state().world.banners.find(is);
  if (!row) throw new Error('the world has no such banner');
  return row;
};
const now = (id: string) => findBanner((row) => row.id === id);
const inPosition = (position: BannerRow['position']) =>
  state().world.banners.filter((banner) => banner.position === position);

const findCard = async (title: string) => {
  const card = (await screen.findByRole('heading', { level: 2, name: title })).closest('li');
  if (!card) throw new Error(`no card of ${title}`);
  return within(card);
};
const cards = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const save = () => press(/^(loading )?保存$/);
const chooseAction = async (app: App, title: string, action: string) => {
  await app.user.click((await findCard(title)).getByRole('button', { name: `更多操作：${title}` }));
  await chooseEntry(app.user, action);
};

test('shows banners as cards or in a table, and counts the online ones again after several are disabled', async () => {
  Object.assign(now('5002'), { startAt: null, endAt: '2026-11-24T00:00:00+08:00' });
  Object.assign(now('5003'), { startAt: '2026-11-24T00:00:00+08:00' });
  const app = await signedIn(`${LIST}?position=home`);
  const card = await findCard(now('5002').title);
  for (const text of [
    '投放中',
    '还剩 2 天',
    '公众号文章：https://mp.weixin.qq.com/s/EXAMPLE-health-talk',
    '8,400',
    '8.3%',
  ])
    expect(card.getByText(text)).toBeInTheDocument();
  expect((await findCard(now('5003').title)).getByText('3 天后上线')).toBeInTheDocument();
  expect((await findCard(now('5001').title)).getByText('—')).toBeInTheDocument();
  const counts = await screen.findByRole('list', { name: '各位置投放中数量' });
  expect(counts).toHaveTextContent('首页 6/8');

  const isOnline = ({ status, startAt, endAt }: BannerRow) =>
    status === 'enabled' &&
    (!startAt || Date.parse(startAt) <= Date.now()) &&
    (!endAt || Date.parse(endAt) > Date.now());
  const shown = inPosition('home').filter((row) => isOnline(row) && cards().includes(row.title));
  for (const { title } of shown.slice(0, 2)) await app.user.click(screen.getByLabelText(`选择 ${title}`));
  press('停用');
  await app.user.click((await findDialog('停用 2 张轮播图')).getByRole('button', { name: '停用' }));
  await screen.findByText('已处理 2 条');
  await waitFor(() => expect(screen.getByRole('list', { name: '各位置投放中数量' })).toHaveTextContent('首页 4/8'));

  fireEvent.click(screen.getByRole('radio', { name: /表格/ }));
  const link = await screen.findByRole('link', { name: now('5002').title });
  expect(link).toHaveAttribute('href', `${LIST}?edit=5002`);
});

test('enables no banner whose schedule is over, and no ninth one in a position', async () => {
  for (const [index, row] of inPosition('mine').entries())
    Object.assign(row, { status: index < 8 ? 'enabled' : 'disabled', startAt: null, endAt: null });
  const [ninth, over] = inPosition('mine').slice(8);
  if (!ninth || !over) throw new Error('too few banners');
  over.endAt = '2026-11-20T00:00:00+08:00';
  const app = await signedIn(`${LIST}?position=mine&state=offline`);
  const calls = recordCalls();
  await chooseAction(app, over.title, '启用');
  const dialog = await findDialog(`启用“${over.title}”`);
  expect(dialog.getByRole('note')).toHaveTextContent('投放时间已于 2026-11-20 00:00 结束');
  expect(dialog.queryByRole('button', { name: '启用' })).not.toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: '修改投放时间' }));
  await screen.findByText(`编辑轮播图：${over.title}`);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);

  act(() => history.push(`${LIST}?keyword=zzz&edit=${ninth.id}`));
  await screen.findByText(`编辑轮播图：${ninth.title}`);
  // The form warns before it is saved.
  fireEvent.click(screen.getByRole('radio', { name: '已启用' }));
  expect(await screen.findByText(/“我的”已满：同一时刻投放中的轮播图将超过 8 张/)).toBeInTheDocument();
  save();
  const drawer = await findDialog(`编辑轮播图：${ninth.title}`);
  const refusal = await drawer.findByText('该位置同一时刻投放中的轮播图将超过 8 张');
  expect(refusal.closest('.ant-form-item')).toHaveTextContent('状态已启用');
});

test('previews a banner that is not online in its position at a chosen time, copies it as disabled and opens the copy, and saves the order', async () => {
  const [banner] = inPosition('mine').filter(({ status }) => status === 'disabled');
  if (!banner) throw new Error('no such banner');
  const { title } = banner;
  const app = await signedIn(`${LIST}?position=mine&state=offline`);
  fireEvent.click(await screen.findByRole('button', { name: `预览：${title}` }));
  const dialog = await findDialog('预览：我的');
  const slides = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  await waitFor(() => expect(slides().find((text) => text.startsWith(title))).toContain('本条此时已停用'));
  expect(slides()).toHaveLength(6);
  expect(dialog.getByAltText(title)).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: '下一张' }));
  expect(dialog.queryByAltText(title)).not.toBeInTheDocument();

  const coming = findBanner((row) => row.position === 'mine' && Date.parse(row.startAt ?? '') > Date.now());
  await app.user.click(dialog.getByLabelText('预览时间'));
  await app.user.paste('2026-12-25 12:00');
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(slides().join()).toContain(coming.title));
  await app.user.keyboard('{Escape}');

  await chooseAction(app, banner.title, '复制');
  await screen.findByText(`编辑轮播图：${banner.title}（副本）`);
  expect(app.address()).toMatch(/edit=/);
  expect(findBanner(({ title }) => title === `${banner.title}（副本）`)).toMatchObject({ status: 'disabled' });
  press('取消');
  await waitFor(() => expect(screen.queryByText(/^编辑轮播图/)).not.toBeInTheDocument());

  press('调整排序');
  await chooseEntry(app.user, '我的');
  const list = await screen.findByRole('list', { name: '“我的”的轮播图' });
  const titles = () => [...list.querySelectorAll('img + span')].map(({ textContent }) => textContent ?? '');
  const inOrder = () =>
    inPosition('mine')
      .toSorted((a, b) => a.sort - b.sort)
      .map(({ title }) => title);
  const [, second] = titles();
  expect(titles()).toEqual(inOrder());
  const expected = [second, ...inOrder().filter((title) => title !== second)];
  press(`移动：${second}`);
  await chooseEntry(app.user, '上移');
  press('保存顺序');
  await screen.findByText('顺序已保存');
  expect(inOrder()).toEqual(expected);
});
