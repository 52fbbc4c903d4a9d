import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { picture } from '@/domain/image/testing/pictures';
import type { BannerRow } from '../../mock/banner/fixtures';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { findDialog } from '../dialog';
import { recordCalls, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const LIST = '/setting/home-banners';

// FormData and File of jsdom do not reach the mock intact.
const { constructor: NodeFormData } = await new Response(new URLSearchParams()).formData();
beforeAll(() => {
  vi.stubGlobal('FormData', NodeFormData);
  vi.stubGlobal('File', NodeFile);
});
afterAll(() => vi.unstubAllGlobals());

const findBanner = (is: (banner: BannerRow) => boolean) => {
  const row = state().world.banners.find(is);
  if (!row) throw new Error('the world has no such banner');
  return row;
};
const now = (id: string) => findBanner((row) => row.id === id);
const inPosition = (position: BannerRow['position']) =>
  state().world.banners.filter((banner) => banner.position === position);

const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, text: string) => {
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
};
const choose = async (app: App, select: string | HTMLElement, option: string | RegExp) => {
  await app.user.click(typeof select === 'string' ? field(select) : select);
  const options = await screen.findAllByTitle(option);
  const shown = options.find((one) => one.closest('.ant-select-dropdown:not(.ant-select-dropdown-hidden)'));
  await app.user.click(shown as HTMLElement);
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const save = () => press(/^(loading )?保存$/);
/** The message below the field with this label. */
const explained = (label: string) => field(label).closest('.ant-form-item')?.querySelector('.ant-form-item-explain');
const isExplained = (label: string, text: string) =>
  waitFor(() => expect(explained(label)?.textContent, label).toContain(text));

const openEditing = async (banner: BannerRow) => {
  // An empty list keeps queries fast; every card slows them down.
  const app = await signedIn(`${LIST}?keyword=zzz&edit=${banner.id}`);
  await screen.findByText(`编辑轮播图：${banner.title}`);
  return app;
};

test('creates a banner with image, link and schedule, and shows its state before it is saved', async () => {
  const app = await signedIn(`${LIST}?keyword=zzz`);
  fireEvent.click(await screen.findByRole('button', { name: /新建轮播图/ }));
  await screen.findByText('保存后：已停用');
  type('标题', '  年末体检季  ');
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  const file = new NodeFile([picture('png', { width: 750, height: 320 })], 'a.png', { type: 'image/png' });
  await app.user.upload(chooser, file as unknown as File);
  await screen.findByRole('button', { name: '预览图片：图片' });
  await choose(app, '跳转类型', '项目');
  const drawer = await findDialog('新建轮播图');
  await choose(app, drawer.getByLabelText('项目'), /胃癌风险筛查/);
  fireEvent.click(screen.getByRole('radio', { name: '已启用' }));
  await screen.findByText('保存后：投放中');
  await app.user.click(field('上线时间'));
  await app.user.paste('2026-12-01 00:00');
  await app.user.keyboard('{Enter}');
  expect(await screen.findByText('保存后：待上线 · 10 天后上线')).toBeInTheDocument();
  save();
  await screen.findByText('已保存');
  const added = findBanner(({ title }) => title === '年末体检季');
  const others = inPosition('home').filter(({ id }) => id !== added.id);
  expect(added).toMatchObject({
    sort: Math.max(...others.map(({ sort }) => sort)) + 1,
    linkType: 'project',
    targetId: '9001',
    startAt: '2026-12-01T00:00:00+08:00',
    endAt: null,
    status: 'enabled',
  });
  expect(app.address()).toBe(`${LIST}?keyword=zzz`);
});

test('refuses bad links on their fields, keeps the values of each link type, and compares links as text in a conflict', async () => {
  const banner = findBanner(({ linkType }) => linkType === 'h5');
  const app = await openEditing(banner);
  const calls = recordCalls();
  type('链接地址', 'http://example.com');
  await isExplained('链接地址', '业务域名内的 https:// 网址');
  type('链接地址', 'https://mine.example.com');
  await choose(app, '跳转类型', '其他小程序');
  type('小程序 AppID', 'wx0123456789ABCDEF');
  type('页面路径', 'pages/index?a=1');
  await isExplained('小程序 AppID', 'AppID 格式不正确');
  await isExplained('页面路径', '页面路径格式不正确');
  save();
  await choose(app, '跳转类型', '外部网页');
  expect(field('链接地址')).toHaveValue('https://mine.example.com');
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);

  const theirs = { title: '他人的标题', url: 'https://theirs.example.com', version: banner.version + 1 };
  Object.assign(now(banner.id), theirs);
  save();
  const dialog = await findDialog('内容已有新的版本');
  expect(dialog.getByText('外部网页：https://theirs.example.com')).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('radio', { name: /mine\.example\.com/ }));
  fireEvent.click(dialog.getByRole('button', { name: '按所选内容保存' }));
  await screen.findByText('已保存');
  expect(now(banner.id)).toMatchObject({
    title: '他人的标题',
    url: 'https://mine.example.com',
    linkType: 'h5',
    appId: null,
    path: null,
  });
});

test('keeps an unknown link type, and shows each refusal of the server on its field', async () => {
  const row = findBanner(({ linkType }) => linkType === 'h5');
  const data = { ...row, linkType: 'channel', targetId: '7', state: 'online' };
  const refusals = {
    title: '标题被拒',
    imageUrl: '图片被拒',
    linkType: '类型被拒',
    startAt: '上线被拒',
    endAt: '下线被拒',
    audience: '人群被拒',
    sort: '排序被拒',
    remark: '备注被拒',
  };
  const sent = vi.fn();
  server.use(
    http.get(`*/banners/${row.id}`, () => HttpResponse.json({ success: true, data })),
    http.put(`*/banners/${row.id}`, async ({ request }) => {
      sent(await request.json());
      const answer = { success: false, data: { fieldErrors: refusals }, errorCode: 'E_INVALID', errorMessage: '无效' };
      return HttpResponse.json({ ...answer, showType: 2 }, { status: 422 });
    }),
  );
  await openEditing(row);
  type('备注', '改');
  save();
  await isExplained('标题', refusals.title);
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ linkType: 'channel', targetId: '7', url: row.url }));
  for (const [label, text] of [
    ['跳转类型', refusals.linkType],
    ['上线时间', refusals.startAt],
    ['下线时间', refusals.endAt],
    ['人群', refusals.audience],
    ['备注', refusals.remark],
  ] as const)
    await isExplained(label, text);
  const drawer = await findDialog(`编辑轮播图：${row.title}`);
  for (const refusal of Object.values(refusals)) expect(drawer.getByText(refusal)).toBeInTheDocument();
  await waitFor(() => expect(field('标题')).toHaveFocus());
});
