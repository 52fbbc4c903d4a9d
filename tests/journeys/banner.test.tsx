import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { picture } from '@/domain/image/testing/pictures';
import type { BannerRow } from '../../mock/banner/fixtures';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';
import { chooseEntry } from '../menu';
import { fault, recordCalls, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const LIST = '/setting/home-banners';

// What jsdom has in their place does not survive the way to the mock.
const { constructor: NodeFormData } = await new Response(new URLSearchParams()).formData();
beforeAll(() => {
  vi.stubGlobal('FormData', NodeFormData);
  vi.stubGlobal('File', NodeFile);
});
afterAll(() => vi.unstubAllGlobals());

const rowOf = (is: (banner: BannerRow) => boolean) => {
  const row = state().world.banners.find(is);
  if (!row) throw new Error('the world has no such banner');
  return row;
};
const now = (id: string) => rowOf((row) => row.id === id);
const offlineOf = (position: BannerRow['position']) =>
  rowOf((row) => row.position === position && row.status === 'disabled');

const cardOf = async (title: string) => {
  const card = (await screen.findByRole('heading', { level: 2, name: title })).closest('li');
  if (!card) throw new Error(`no card of ${title}`);
  return within(card);
};
const cards = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
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
const press = (app: App, name: string | RegExp) => app.user.click(screen.getByRole('button', { name }));
const act = async (app: App, title: string, action: string) => {
  await app.user.click((await cardOf(title)).getByRole('button', { name: `更多操作：${title}` }));
  await chooseEntry(app.user, action);
};
/** What is said on the field with this label. */
const said = (label: string) => field(label).closest('.ant-form-item')?.querySelector('.ant-form-item-explain');

const editing = async (banner: BannerRow) => {
  // Over an empty list: cards behind the form cost each look for a field its time.
  const app = await signedIn(`${LIST}?keyword=zzz&edit=${banner.id}`);
  await screen.findByText(`编辑轮播图：${banner.title}`);
  return app;
};

/** Makes a position show as many banners at once as it may. */
function fill(position: BannerRow['position']) {
  for (const [index, row] of state()
    .world.banners.filter((one) => one.position === position)
    .entries()) {
    Object.assign(row, { status: index < 8 ? 'enabled' : 'disabled', startAt: null, endAt: null });
  }
}

describe('the list', () => {
  test('shows each banner as members see it, with what is left and in units', async () => {
    Object.assign(now('5002'), { startAt: null, endAt: '2026-11-24T00:00:00+08:00' });
    Object.assign(now('5003'), { startAt: '2026-11-24T00:00:00+08:00' });
    const app = await signedIn(`${LIST}?position=home`);
    const card = await cardOf(now('5002').title);
    expect(card.getByText('投放中')).toBeInTheDocument();
    expect(card.getByText('还剩 2 天')).toBeInTheDocument();
    expect(card.getByText('公众号文章：https://mp.weixin.qq.com/s/EXAMPLE-health-talk')).toBeInTheDocument();
    expect(card.getByText('8,400 次')).toBeInTheDocument();
    expect(card.getByText('8.33%')).toBeInTheDocument();
    expect((await cardOf(now('5003').title)).getByText('3 天后上线')).toBeInTheDocument();
    expect((await cardOf(now('5001').title)).getByText('—')).toBeInTheDocument();
    const counts = await screen.findByRole('list', { name: '各位置投放中数量' });
    expect(counts).toHaveTextContent('首页 6/8');

    await choose(app, '排序', '曝光降序');
    await waitFor(() => expect(app.address()).toBe(`${LIST}?position=home&sort=-exposureCount`));
    const most = Math.max(
      ...state()
        .world.banners.filter((b) => b.position === 'home')
        .map((b) => b.exposureCount),
    );
    await waitFor(() => expect(cards()[0]).toBe(rowOf((row) => row.exposureCount === most).title));
  });

  test('opens the form by a click on a card, with who changed what in it', async () => {
    const { id, title } = rowOf(({ status }) => status === 'enabled');
    const app = await signedIn(`${LIST}?keyword=${encodeURIComponent(title)}`);
    await app.user.click((await cardOf(title)).getByRole('heading'));
    expect(app.address()).toContain(`edit=${id}`);
    await app.user.click(await screen.findByRole('button', { name: /操作日志/ }));
    expect(
      await within(await screen.findByRole('region', { name: '操作日志' })).findByText('新建'),
    ).toBeInTheDocument();
  });

  test('is a table for whoever prefers one, also the next time', async () => {
    const { title } = rowOf(({ status }) => status === 'enabled');
    const app = await signedIn(`${LIST}?keyword=${encodeURIComponent(title)}`);
    await cardOf(title);
    await app.user.click(screen.getByRole('radio', { name: /表格/ }));
    const row = (await screen.findByRole('cell', { name: title })).closest('tr');
    expect(row).toHaveTextContent(/投放|已/);
    expect(within(row as HTMLElement).getByRole('link', { name: title })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/setting\/home-banners\?edit=\d+$/),
    );
    app.unmount();
    await signedIn(`${LIST}?keyword=${encodeURIComponent(title)}`);
    expect(await screen.findByRole('cell', { name: title })).toBeInTheDocument();
  });

  test('finds nothing, or does not arrive: each says which', async () => {
    const app = await signedIn(`${LIST}?keyword=zzz`);
    expect(await screen.findByText('没有符合条件的数据')).toBeInTheDocument();
    server.use(fault.status('GET', '/banners', 500));
    await press(app, '清除筛选');
    expect(await screen.findByText('列表加载失败')).toBeInTheDocument();
    server.resetHandlers();
    await press(app, '重试');
    await waitFor(() => expect(cards()).toHaveLength(10));
  });

  test('takes several offline, and counts anew', async () => {
    const app = await signedIn(`${LIST}?position=home&state=online`);
    await waitFor(() => expect(cards()).toHaveLength(6));
    await app.user.click(screen.getByLabelText(`选择 ${cards()[0]}`));
    await app.user.click(screen.getByLabelText(`选择 ${cards()[1]}`));
    await press(app, '停用');
    const dialog = await dialogWith('停用 2 张轮播图');
    await app.user.click(dialog.getByRole('button', { name: '停用' }));
    await screen.findByText('已处理 2 条');
    await waitFor(() => expect(cards()).toHaveLength(4));
    await waitFor(() => expect(screen.getByRole('list', { name: '各位置投放中数量' })).toHaveTextContent('首页 4/8'));
  });

  test('copies, deletes and takes the deletion back', async () => {
    const banner = offlineOf('mine');
    const app = await signedIn(`${LIST}?position=mine&state=offline`);
    await act(app, banner.title, '删除');
    await screen.findByText('没有符合条件的数据');
    await app.user.click(await screen.findByRole('button', { name: '撤销' }));
    await app.user.click((await cardOf(banner.title)).getByLabelText(`选择 ${banner.title}`));
    await press(app, '删除');
    await app.user.click((await dialogWith('删除 1 张轮播图')).getByRole('button', { name: '删除' }));
    await screen.findByText('已删除 1 张轮播图');
    await screen.findByText('没有符合条件的数据');
    await app.user.click(await screen.findByRole('button', { name: '撤销' }));
    await cardOf(banner.title);
    await act(app, banner.title, '复制');
    await screen.findByText(`编辑轮播图：${banner.title}（副本）`);
    expect(app.address()).toMatch(/edit=/);
    expect(rowOf(({ title }) => title === `${banner.title}（副本）`)).toMatchObject({ status: 'disabled' });
  });

  test('says why a ninth is not taken online, and that somebody else was faster', async () => {
    fill('mine');
    const ninth = rowOf((row) => row.position === 'mine' && row.status === 'disabled');
    const app = await signedIn(`${LIST}?position=mine&state=offline`);
    await act(app, ninth.title, '启用');
    expect(await screen.findByText(/同一时刻投放中的轮播图将超过 8 张/)).toBeInTheDocument();
    expect(now(ninth.id).status).toBe('disabled');
    Object.assign(now(ninth.id), { version: ninth.version + 1 });
    await act(app, ninth.title, '启用');
    expect(await screen.findByText(/刚刚被其他人修改或删除，列表已刷新/)).toBeInTheDocument();
  });
});

test('one whose schedule is over is not taken online: its schedule is edited first', async () => {
  const over = offlineOf('mine');
  Object.assign(now(over.id), { startAt: null, endAt: '2026-11-20T00:00:00+08:00' });
  const app = await signedIn(`${LIST}?position=mine&state=offline`);
  const calls = recordCalls();
  await act(app, over.title, '启用');
  const dialog = await dialogWith(`启用“${over.title}”`);
  expect(dialog.getByRole('note')).toHaveTextContent('投放时间已于 2026-11-20 00:00 结束');
  expect(dialog.queryByRole('button', { name: '启用' })).not.toBeInTheDocument();
  await app.user.click(dialog.getByRole('button', { name: '修改投放时间' }));
  await screen.findByText(`编辑轮播图：${over.title}`);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('one that somebody else has deleted is not copied, and leaves the list', async () => {
  const gone = offlineOf('mine');
  const app = await signedIn(`${LIST}?position=mine&state=offline`);
  await cardOf(gone.title);
  state().world.banners = state().world.banners.filter(({ id }) => id !== gone.id);
  await act(app, gone.title, '复制');
  expect(await screen.findByText(/刚刚被其他人修改或删除，列表已刷新/)).toBeInTheDocument();
  await waitFor(() => expect(cards()).not.toContain(gone.title));
});

test.each(['order', 'occupancy', 'order-nowhere'])(
  'an address with edit=%s says that there is no such banner',
  async (id) => {
    const calls = recordCalls();
    await signedIn(`${LIST}?edit=${id}`);
    expect(await screen.findByText('轮播图不存在或已被删除')).toBeInTheDocument();
    expect(calls.filter((call) => call.startsWith('GET /banners/order'))).toEqual([]);
  },
);

describe('the order', () => {
  const openOrder = async () => {
    const app = await signedIn(LIST);
    await press(app, '调整排序');
    await chooseEntry(app.user, '我的');
    return { app, list: await screen.findByRole('list', { name: '“我的”的轮播图' }) };
  };
  const titles = (list: HTMLElement) =>
    [...list.querySelectorAll('img + span')].map(({ textContent }) => textContent ?? '');
  const inOrder = () =>
    state()
      .world.banners.filter(({ position }) => position === 'mine')
      .sort((a, b) => a.sort - b.sort)
      .map(({ title }) => title);

  test('is changed by keyboard and saved once', async () => {
    const { app, list } = await openOrder();
    const before = titles(list);
    expect(before).toEqual(inOrder());
    screen.getByRole('button', { name: `下移：${before[0]}` }).focus();
    await app.user.keyboard('{Enter}{Enter}');
    const expected = [before[1], before[2], before[0], ...before.slice(3)];
    await waitFor(() => expect(titles(list)).toEqual(expected));
    const calls = recordCalls();
    expect(inOrder()).toEqual(before);
    await press(app, '保存顺序');
    await screen.findByText('顺序已保存');
    expect(inOrder()).toEqual(expected);
    expect(calls.filter((call) => call === 'PUT /banners/order')).toHaveLength(1);
  });

  test('of somebody who was faster is not lost: what was moved is moved in theirs, and saved after a look', async () => {
    const { app, list } = await openOrder();
    const [, second] = titles(list);
    await press(app, `上移：${second}`);
    const { world } = state();
    for (const banner of world.banners) banner.sort = 100 - banner.sort;
    const theirs = inOrder();
    await press(app, '保存顺序');
    expect(await screen.findByText(/有人改动了这里的顺序或内容/)).toBeInTheDocument();
    expect(inOrder()).toEqual(theirs);
    const expected = [second, ...theirs.filter((title) => title !== second)];
    await waitFor(() => expect(titles(list)).toEqual(expected));
    await press(app, /保存顺序/);
    await screen.findByText('顺序已保存');
    expect(inOrder()).toEqual(expected);
  });

  test('is kept, and asked for again, when banners came or went meanwhile', async () => {
    const { app, list } = await openOrder();
    const [first = '', second, ...rest] = titles(list);
    await press(app, `下移：${first}`);
    const { world } = state();
    world.banners = world.banners.filter(({ title }) => title !== rest.at(-1));
    await press(app, '保存顺序');
    expect(await screen.findByText(/有人改动了这里的顺序或内容/)).toBeInTheDocument();
    const expected = [second, first, ...rest.slice(0, -1)];
    await waitFor(() => expect(titles(list)).toEqual(expected));
    await press(app, /保存顺序/);
    await screen.findByText('顺序已保存');
    expect(inOrder()).toEqual(expected);
  });
});

describe('the form', () => {
  test('says before it is saved that the position is full', async () => {
    fill('mine');
    const ninth = rowOf((row) => row.position === 'mine' && row.status === 'disabled');
    const app = await editing(ninth);
    await app.user.click(screen.getByRole('radio', { name: '已启用' }));
    expect(await screen.findByText(/“我的”已满：同一时刻投放中的轮播图将超过 8 张/)).toBeInTheDocument();
    await app.user.click(screen.getByRole('radio', { name: '首页' }));
    const { banners } = state().world;
    for (const { id, position } of banners) if (position === 'home') now(id).status = 'disabled';
    await press(app, '保存');
    await screen.findByText('已保存');
    expect(now(ninth.id)).toMatchObject({ status: 'enabled', position: 'home' });
  });

  test('adds a banner: its picture, link and schedule, with its state said before it is saved', async () => {
    const app = await signedIn(LIST);
    await app.user.click(await screen.findByRole('button', { name: /新建轮播图/ }));
    await screen.findByText('保存后：已停用');
    type('标题', '  年末体检季  ');
    const chooser = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    const file = new NodeFile([picture('png', { width: 750, height: 320 })], 'a.png', { type: 'image/png' });
    await app.user.upload(chooser, file as unknown as File);
    await screen.findByRole('button', { name: '预览图片：图片' });
    await choose(app, '跳转类型', '项目');
    const drawer = await dialogWith('新建轮播图');
    await choose(app, drawer.getByLabelText('项目'), /胃癌风险筛查/);
    await app.user.click(screen.getByRole('radio', { name: '已启用' }));
    await screen.findByText('保存后：投放中');
    await app.user.type(field('上线时间'), '2026-12-01 00:00{Enter}');
    expect(await screen.findByText('保存后：待上线 · 10 天后上线')).toBeInTheDocument();
    await press(app, '保存');
    await screen.findByText('已保存');
    const places = state().world.banners.filter(({ position, title }) => position === 'home' && title !== '年末体检季');
    expect(rowOf(({ title }) => title === '年末体检季')).toMatchObject({
      sort: Math.max(...places.map(({ sort }) => sort)) + 1,
      linkType: 'project',
      targetId: '9001',
      startAt: '2026-12-01T00:00:00+08:00',
      endAt: null,
      position: 'home',
      status: 'enabled',
    });
    expect(app.address()).toBe(LIST);
  });

  test('keeps what was typed for each type of link until one is saved', async () => {
    const banner = rowOf(({ linkType }) => linkType === 'h5');
    const app = await editing(banner);
    type('链接地址', 'https://h5.example.com/new');
    await choose(app, '跳转类型', '其他小程序');
    type('小程序 AppID', 'wx0123456789abcdef');
    type('页面路径', 'pages/index');
    await choose(app, '跳转类型', '公众号文章');
    expect(field('链接地址')).toHaveValue('');
    await choose(app, '跳转类型', '外部网页');
    expect(field('链接地址')).toHaveValue('https://h5.example.com/new');
    await choose(app, '跳转类型', '其他小程序');
    expect(field('页面路径')).toHaveValue('pages/index');
    await press(app, '保存');
    await screen.findByText('已保存');
    expect(now(banner.id)).toMatchObject({
      linkType: 'miniProgram',
      appId: 'wx0123456789abcdef',
      path: 'pages/index',
      query: null,
      url: null,
    });
  });

  test('of a link that is newer than the console opens, and takes nothing from it', async () => {
    const row = rowOf(({ linkType }) => linkType === 'h5');
    const data = { ...row, linkType: 'channel', targetId: '7', state: 'online' };
    server.use(http.get(`*/banners/${row.id}`, () => HttpResponse.json({ success: true, data })));
    const sent = vi.fn();
    server.use(
      http.put(`*/banners/${row.id}`, async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json({ success: true, data: { ...data, version: row.version + 1 } });
      }),
    );
    const app = await editing(row);
    type('备注', '改');
    await press(app, '保存');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ linkType: 'channel', targetId: '7', url: row.url })),
    );
  });

  test('refuses what cannot be, each on its field, and sends nothing', async () => {
    const app = await editing(rowOf(({ linkType }) => linkType === 'none'));
    const calls = recordCalls();
    const refused = async (label: string, texts: string[], message: string) => {
      for (const text of texts) {
        type(label, text);
        await waitFor(() => expect(said(label)?.textContent, `${label}: ${text}`).toContain(message));
      }
    };
    await refused('标题', ['😀'.repeat(31)], '最多 30 个字符，现在有 31 个');
    type('标题', '\u3000\u200b\u202e');
    await refused('备注', ['注'.repeat(51)], '最多 50 个字符');
    await choose(app, '跳转类型', '外部网页');
    await refused('链接地址', ['http://example.com', 'javascript:alert(1)'], '业务域名内的 https:// 网址');
    await refused('链接地址', [`https://example.com/${'a'.repeat(481)}`], '最多 500 个字符');
    await choose(app, '跳转类型', '公众号文章');
    await refused('链接地址', ['https://mp.weixin.qq.com.evil.cn/s/1'], '公众号文章地址');
    await choose(app, '跳转类型', '其他小程序');
    await refused('小程序 AppID', ['wx0123456789ABCDEF'], 'AppID 格式不正确');
    await refused('页面路径', ['pages/index?a=1'], '页面路径格式不正确');
    await refused('页面参数', ['?a=1', 'a=1&b'], '页面参数须为“名称=值”');
    await choose(app, '跳转类型', '拨打电话');
    await refused('电话', ['1381234567'], '电话格式不正确');
    await press(app, '保存');
    await waitFor(() => expect(said('标题')).toHaveTextContent('不能为空'));
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  }, 30_000);

  test('puts each refusal of the server on its field', async () => {
    const banner = rowOf(({ linkType }) => linkType === 'h5');
    const app = await editing(banner);
    const refusals = {
      title: '标题被拒',
      imageUrl: '图片被拒',
      linkType: '类型被拒',
      url: '地址被拒',
      startAt: '上线被拒',
      endAt: '下线被拒',
      audience: '人群被拒',
      sort: '排序被拒',
      remark: '备注被拒',
    };
    server.use(
      http.put('*/api/admin/v1/banners/:id', () =>
        HttpResponse.json(
          {
            success: false,
            data: { fieldErrors: refusals },
            errorCode: 'E_INVALID',
            errorMessage: '无效',
            showType: 2,
          },
          { status: 422 },
        ),
      ),
    );
    type('标题', '另一个标题');
    await press(app, '保存');
    const labels = {
      标题: 'title',
      跳转类型: 'linkType',
      链接地址: 'url',
      上线时间: 'startAt',
      下线时间: 'endAt',
    } as const;
    for (const [label, name] of Object.entries(labels)) {
      await waitFor(() => expect(said(label)).toHaveTextContent(refusals[name]));
    }
    for (const label of ['人群', '备注'] as const) expect(said(label)).toHaveTextContent(`${label}被拒`);
    const drawer = await dialogWith(`编辑轮播图：${banner.title}`);
    for (const refusal of Object.values(refusals)) expect(drawer.getByText(refusal)).toBeInTheDocument();
    await waitFor(() => expect(field('标题')).toHaveFocus());
  });

  test('says on the status why a ninth cannot be enabled', async () => {
    fill('mine');
    const ninth = rowOf((row) => row.position === 'mine' && row.status === 'disabled');
    const app = await editing(ninth);
    await app.user.click(screen.getByRole('radio', { name: '已启用' }));
    await press(app, '保存');
    const message = await screen.findByText('该位置同一时刻投放中的轮播图将超过 8 张');
    expect(message.closest('.ant-form-item')).toHaveTextContent('状态已启用');
  });

  test('compares with what somebody else has saved meanwhile', async () => {
    const banner = rowOf(({ linkType }) => linkType === 'h5');
    const app = await editing(banner);
    Object.assign(now(banner.id), {
      title: '他人的标题',
      url: 'https://theirs.example.com',
      version: banner.version + 1,
    });
    type('链接地址', 'https://mine.example.com');
    await press(app, '保存');
    const dialog = await dialogWith('内容已被他人修改');
    expect(dialog.getByText('外部网页：https://theirs.example.com')).toBeInTheDocument();
    await app.user.click(dialog.getByRole('radio', { name: /mine\.example\.com/ }));
    await app.user.click(dialog.getByRole('button', { name: '按所选内容保存' }));
    await screen.findByText('已保存');
    expect(now(banner.id)).toMatchObject({ title: '他人的标题', url: 'https://mine.example.com' });
  });
});

test('the preview shows what is online at an instant, with the banner that is looked at', async () => {
  const banner = offlineOf('mine');
  const app = await signedIn(`${LIST}?position=mine&state=offline`);
  await app.user.click(await screen.findByRole('button', { name: `预览：${banner.title}` }));
  const dialog = await dialogWith('预览：我的');
  const slides = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  await waitFor(() => expect(slides().find((text) => text.startsWith(banner.title))).toContain('本条此时已停用'));
  expect(slides()).toHaveLength(6);
  expect(dialog.getByAltText(banner.title)).toBeInTheDocument();
  await app.user.click(dialog.getByRole('button', { name: '下一张' }));
  expect(dialog.queryByAltText(banner.title)).not.toBeInTheDocument();

  const coming = rowOf((row) => row.position === 'mine' && Date.parse(row.startAt ?? '') > Date.now());
  await app.user.type(dialog.getByLabelText('预览时间'), '2026-12-25 12:00{Enter}');
  await waitFor(() => expect(slides().join()).toContain(coming.title));
});
