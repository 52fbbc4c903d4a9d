import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import jsQR from 'jsqr';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { ChannelLink } from '@/contract/channel-link';
import { linkFigures } from '../../mock/channel-link/figures';
import { linksBy } from '../../mock/channel-link/filter';
import { CALLS_PER_MINUTE } from '../../mock/channel-link/platform';
import { state } from '../../mock/state';
import { resetApp, signedIn } from '../app';
import { dialogWith } from '../dialog';
import { chooseEntry } from '../menu';
import { fault, recordCalls, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const PATH = '/channel/link-list';
const CHANNEL = '7001';
const NEW = `${PATH}?channelId=${CHANNEL}&edit=new`;
const linkOf = (is: (link: ChannelLink) => boolean) => {
  const found = linksBy({}).find(is);
  if (!found) throw new Error('the world has no such link');
  return found;
};
const rowOf = (id: string) => state().world.channelLinks.find((row) => row.id === id);
const published = () => {
  const project = state().world.projects.find(({ status }) => status === 'published');
  if (!project) throw new Error('no project is published');
  return project;
};
/** The list with this one link in it, whatever its state. */
const alone = ({ linkCode }: ChannelLink) => `${PATH}?tab=all&keyword=${linkCode}`;

const field = (label: string) => screen.getByLabelText(label, { exact: true });
const type = (label: string, text: string) => {
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
};
const press = async (app: App, name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }));
const choose = (app: App, option: string) => app.user.click(screen.getByRole('radio', { name: option }));
/** That it was at work stands in its name until its icon has gone, which takes an animation that jsdom does not have. */
const save = (app: App) => press(app, /保\s?存$/);
const chooseProject = async (app: App, label = '项目') => {
  await app.user.click(field(label));
  const { projectNo } = published();
  await app.user.type(field(label), projectNo);
  await app.user.click(await screen.findByTitle(new RegExp(projectNo)));
};
async function act(app: App, { name }: ChannelLink, action: string) {
  await app.user.click(await screen.findByRole('button', { name: `更多操作：${name}` }));
  await chooseEntry(app.user, action);
}
/** The form of a new link, with its channel and a name. */
async function beginNew(name = '门诊一楼海报') {
  const app = await signedIn(NEW);
  // It has the focus: antd tells a screen reader once more what is chosen.
  await screen.findAllByText('市人民医院体检中心 city_hospital');
  type('链接名称', name);
  return app;
}
async function withClipboard(write: () => Promise<void>, work: (written: ReturnType<typeof vi.fn>) => Promise<void>) {
  const writeText = vi.fn(write);
  const { clipboard } = navigator;
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await work(writeText).finally(() =>
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true }),
  );
}

/** What a reader sees of a QR code that is drawn as the path of its dark modules. */
function readQr(svg: HTMLElement) {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const scale = 4;
  const pixels = new Uint8ClampedArray((size * scale) ** 2 * 4).fill(255);
  const path = svg.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
  for (const [, left, top, , wide = ''] of path.matchAll(/M\s?(\d+)[ ,](\d+)\s?(h(\d+))/g)) {
    const [x0, y0, width] = [left, top, wide].map((text) => Number(text) * scale) as [number, number, number];
    for (let y = y0; y < y0 + scale; y += 1) {
      for (let x = x0; x < x0 + width; x += 1)
        pixels.fill(0, (y * size * scale + x) * 4, (y * size * scale + x) * 4 + 3);
    }
  }
  return jsQR(pixels, size * scale, size * scale)?.data;
}

// All tracks of the world are counted once, which takes a busy machine longer than a screen may.
beforeAll(() => {
  resetApp();
  linkFigures();
});

describe('the list', () => {
  test('is of a channel and those below it, says so, and leads on from there', async () => {
    const app = await signedIn(`${PATH}?channelId=${CHANNEL}`);
    expect(await screen.findByText('渠道：市人民医院体检中心（含下级渠道）')).toBeInTheDocument();
    const own = new Set([CHANNEL, '7005']);
    const links = linksBy({}).filter(({ channelId }) => own.has(channelId));
    expect(await screen.findByRole('tab', { name: `全部 ${links.length}` })).toBeInTheDocument();
    const active = links.filter(({ status }) => status === 'active').length;
    expect(screen.getByRole('tab', { name: `有效 ${active}` })).toHaveAttribute('aria-selected', 'true');
    const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(titles.filter(Boolean)).toEqual([
      '链接',
      '渠道',
      '目标',
      '形式',
      '点击人数',
      '提交',
      '到期',
      '状态',
      '操作',
    ]);
    expect(screen.getByRole('link', { name: '查看渠道' })).toHaveAttribute(
      'href',
      `/channel/channel-list?id=${CHANNEL}`,
    );
    await app.user.click(screen.getByRole('link', { name: '查看全部链接' }));
    await waitFor(() => expect(app.address()).toBe(PATH));
    await waitFor(() => expect(screen.queryByText(/含下级渠道/)).not.toBeInTheDocument());
  });

  test('of a channel that is not there says so, and leads to all', async () => {
    const app = await signedIn(`${PATH}?channelId=nothing`);
    expect(await screen.findByText('渠道不存在或已被删除')).toBeInTheDocument();
    await press(app, '查看全部链接');
    expect(await screen.findByRole('tab', { name: /^全部 600$/ })).toBeInTheDocument();
  });

  test('shows codes small in their rows, which open the one to scan', async () => {
    const link = linkOf(({ status, codeType }) => status === 'active' && codeType === 'mpCode');
    const app = await signedIn(alone(link));
    await press(app, '列设置');
    await app.user.click(await screen.findByRole('checkbox', { name: '码图' }));
    await press(app, `“${link.name}”的码`);
    const dialog = await dialogWith(`“${link.name}”的码`);
    expect(dialog.getByRole('img', { name: new RegExp(link.name) })).toBeInTheDocument();
  });

  test('marks what is about to end and what leads to a project that is over', async () => {
    const link = linkOf(
      ({ status, expiresAt, projectId }) => status === 'active' && expiresAt !== null && projectId !== null,
    );
    const end = new Date(Date.now() + 2 * 86_400_000).toISOString();
    Object.assign(rowOf(link.id) ?? {}, { expiresAt: end });
    const project = state().world.projects.find(({ id }) => id === link.projectId);
    Object.assign(project ?? {}, { status: 'finished' });
    await signedIn(alone(link));
    const row = (await screen.findByText(link.linkCode)).closest('tr');
    expect(row).toHaveTextContent('即将到期');
    expect(row).toHaveTextContent(/剩 (1 天|2 天|47 小时)/);
    expect(row).toHaveTextContent('项目已结束');
  });

  test('warns from nine in ten permanent codes on, and says what to do', async () => {
    state().world.platform.permanentCodes = 90_500;
    await signedIn(PATH);
    expect(await screen.findByText(/90,500 \/ 100,000，只剩 9,500 个/)).toBeInTheDocument();
  });

  test('that did not arrive offers to ask again', async () => {
    server.use(fault.status('GET', '/channel-links', 500));
    const app = await signedIn(PATH);
    const retry = await screen.findByRole('button', { name: /^重\s?试$/ });
    server.resetHandlers();
    await app.user.click(retry);
    expect(await screen.findByRole('tab', { name: '全部 600' })).toBeInTheDocument();
  });
});

describe('a new link', () => {
  test('is of the channel in the address, made once however often one clicks, and shown with its code', async () => {
    const app = await beginNew();
    await chooseProject(app);
    const calls = recordCalls();
    await app.user.dblClick(screen.getByRole('button', { name: /^保\s?存$/ }));
    const dialog = await dialogWith('“门诊一楼海报”已创建');
    expect(calls.filter((call) => call === 'POST /channel-links')).toHaveLength(1);
    const made = linkOf(({ name }) => name === '门诊一楼海报');
    expect(made).toMatchObject({ channelId: CHANNEL, projectId: published().id, codeType: 'mpCode' });
    // What the platform makes is a picture of the server, and never drawn.
    const picture = dialog.getByRole('img', { name: '“门诊一楼海报”的码' });
    expect(picture).toHaveAttribute('src', expect.stringContaining(`/channel-links/${made.id}/code`));
    await app.user.click(dialog.getByRole('button', { name: /^返\s?回$/ }));
    await waitFor(() => expect(app.address()).toBe(`${PATH}?channelId=${CHANNEL}`));
  });

  test('has the forms and fields that its type needs, and an address can be read from its code', async () => {
    const app = await beginNew('短信');
    await choose(app, '关注公众号');
    expect(screen.getByRole('radio', { name: '公众号永久码' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: '小程序码' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('项目')).not.toBeInTheDocument();
    await choose(app, '小程序页面');
    type('页面路径', 'pages/article/list');
    await choose(app, 'URL Link');
    // It has to end, after the longest that the platform allows.
    expect(screen.queryByRole('radio', { name: '永久有效' })).not.toBeInTheDocument();
    expect(field('有效天数')).toHaveValue('30');
    await save(app);
    const dialog = await dialogWith('“短信”已创建');
    const { shareUrl } = linkOf(({ name }) => name === '短信');
    expect(dialog.getByText(shareUrl ?? '')).toBeInTheDocument();
    expect(readQr(dialog.getByRole('img', { name: '“短信”的码' }))).toBe(shareUrl);
  });

  test('cannot outlast what the platform allows, nor carry parameters that are too long', async () => {
    const app = await beginNew();
    await choose(app, '小程序页面');
    type('页面路径', '/pages/article/list');
    expect(await screen.findByText(/页面路径格式不正确/)).toBeInTheDocument();
    type('页面参数', `k=${'渠'.repeat(120)}`);
    expect(await screen.findByText('编码后最长 1024 个字符，请缩短参数')).toBeInTheDocument();
    await choose(app, 'URL Scheme');
    await choose(app, '指定时间');
    const end = field('到期时间');
    await app.user.click(end);
    await app.user.type(end, '2027-01-31 09:30');
    fireEvent.blur(end);
    expect(await screen.findByText(/此形式最长有效 30 天，不能晚于/)).toBeInTheDocument();
    await choose(app, '按天数');
    type('有效天数', '31');
    expect(await screen.findByText('请填写 1–30 的整数')).toBeInTheDocument();
  });

  test('says what the platform says, and what to do about it', async () => {
    const app = await beginNew();
    await choose(app, '小程序页面');
    type('页面路径', 'pages/not/there');
    await save(app);
    expect(await screen.findByText(/页面不存在或未发布（41030）/)).toBeInTheDocument();
    state().world.platform.calls = Array.from({ length: CALLS_PER_MINUTE }, () => Date.now());
    type('页面路径', 'pages/article/list');
    await save(app);
    expect(await screen.findByText(/频率受限（45009）/)).toBeInTheDocument();
    expect(field('链接名称')).toHaveValue('门诊一楼海报');
  });

  test('is refused for a project that has ended, and a channel that was put away, while the form was open', async () => {
    const app = await beginNew();
    await chooseProject(app);
    const project = published();
    Object.assign(project, { status: 'finished' });
    const channel = state().world.channels.find(({ id }) => id === CHANNEL);
    Object.assign(channel ?? {}, { status: 'archived' });
    await save(app);
    expect(await screen.findByText('项目已结束，链接不会再带来会员')).toBeInTheDocument();
    expect(screen.getByText('渠道已归档，请选择其他渠道')).toBeInTheDocument();
    expect(field('链接名称')).toHaveValue('门诊一楼海报');
  });
});

describe('what is done with a link', () => {
  test('one that was clicked keeps where it leads: only name, parameters and remark are left to change', async () => {
    const link = linkOf(({ clickCount, linkType }) => clickCount > 0 && linkType === 'project');
    const app = await signedIn(alone(link));
    await app.user.click(await screen.findByRole('button', { name: `更多操作：${link.name}` }));
    await screen.findByRole('menuitem', { name: '编辑' });
    expect(screen.queryByRole('menuitem', { name: '删除' })).not.toBeInTheDocument();
    await chooseEntry(app.user, '编辑');
    expect(await screen.findByText(/链接已有点击/)).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    type('备注', '三楼也有一张');
    await save(app);
    await screen.findByText('已保存');
    expect(rowOf(link.id)?.remark).toBe('三楼也有一张');
  });

  test('one that is clicked while the list is open is not deleted any more', async () => {
    const link = linkOf(({ clickCount, status }) => clickCount === 0 && status === 'active');
    const app = await signedIn(alone(link));
    await screen.findByText(link.linkCode);
    server.use(
      fault.json(
        'DELETE' as 'GET',
        `/channel-links/${link.id}`,
        {
          success: false,
          errorCode: 'LINK_CLICKED',
          errorMessage: '链接已有点击，不能删除，可以停用',
        },
        403,
      ),
    );
    await act(app, link, '删除');
    expect(await screen.findByText('链接已有点击，不能删除，可以停用')).toBeInTheDocument();
    expect(rowOf(link.id)).toBeDefined();
  });

  test('a deletion can be undone', async () => {
    const link = linkOf(({ clickCount, status }) => clickCount === 0 && status === 'active');
    const app = await signedIn(alone(link));
    await act(app, link, '删除');
    await screen.findByText(`已删除“${link.name}”`);
    expect(rowOf(link.id)).toBeUndefined();
    await press(app, /^撤\s?销$/);
    await screen.findByText('已撤销');
    expect(rowOf(link.id)).toBeDefined();
  });

  test('a renewal says that there will be another address, and shows it', async () => {
    const link = linkOf(
      ({ codeType, status, projectStatus, expiresAt }) =>
        codeType === 'urlLink' &&
        status === 'expired' &&
        expiresAt !== null &&
        (projectStatus === null || projectStatus === 'published'),
    );
    const app = await signedIn(alone(link));
    await act(app, link, '续期');
    const dialog = await dialogWith(`续期“${link.name}”`);
    expect(dialog.getByText(/续期会生成新的/)).toBeInTheDocument();
    type('续期天数', '31');
    expect(await dialog.findByText('请填写 1–30 的整数')).toBeInTheDocument();
    type('续期天数', '10');
    await app.user.click(dialog.getByRole('button', { name: /^续\s?期$/ }));
    const shown = await dialogWith(`“${link.name}”的码`);
    const renewed = linkOf(({ id }) => id === link.id);
    expect(renewed).toMatchObject({ status: 'active', linkCode: link.linkCode });
    expect(shown.getByText(renewed.shareUrl ?? '')).toBeInTheDocument();
    expect(renewed.shareUrl).not.toBe(link.shareUrl);
  });

  test('what never expires is offered no renewal', async () => {
    const link = linkOf(({ expiresAt, status }) => expiresAt === null && status === 'active');
    const app = await signedIn(alone(link));
    await app.user.click(await screen.findByRole('button', { name: `更多操作：${link.name}` }));
    await screen.findByRole('menuitem', { name: '编辑' });
    expect(screen.queryByRole('menuitem', { name: '续期' })).not.toBeInTheDocument();
  });

  test('all that are soon to expire are renewed at once, by a job', async () => {
    const count = linksBy({ expiring: true }).length;
    const app = await signedIn(PATH);
    await press(app, '续期将到期的');
    const dialog = await dialogWith(`续期 ${count} 条将到期的链接`);
    await app.user.click(dialog.getByRole('button', { name: /^续\s?期$/ }));
    await screen.findByText(/任务已开始/);
    expect(state().jobs).toMatchObject([{ action: 'renew', entity: 'channelLink' }]);
    expect(state().jobs[0]?.rowIds).toHaveLength(count);
  });

  test('a copied address says so, and one that the browser does not copy is shown to be copied by hand', async () => {
    const link = linkOf(({ codeType, status }) => codeType === 'shortH5' && status === 'active');
    const app = await signedIn(alone(link));
    const copy = await screen.findByRole('button', { name: '复制链接' });
    await withClipboard(
      async () => {},
      async (written) => {
        await app.user.click(copy);
        await screen.findByText(`已复制“${link.name}”的链接`);
        expect(written).toHaveBeenCalledWith(link.shareUrl);
      },
    );
    await withClipboard(
      async () => {
        throw new DOMException('refused', 'NotAllowedError');
      },
      async () => {
        await app.user.click(copy);
        const dialog = await dialogWith('浏览器没有允许复制');
        expect(dialog.getByRole('textbox', { name: `“${link.name}”的链接` })).toHaveValue(link.shareUrl);
      },
    );
  });

  test('links to several projects are made at once, and of each that was not it is said why', async () => {
    const app = await signedIn(`${PATH}?channelId=${CHANNEL}`);
    await screen.findByText(/含下级渠道/);
    await press(app, '批量生成');
    const dialog = await dialogWith('批量生成链接');
    await dialog.findByText('市人民医院体检中心 city_hospital');
    await chooseProject(app);
    const { id, name } = published();
    const named = await dialog.findByRole('textbox', { name: `链接名称 · ${name}` });
    expect(named).toHaveValue(name);
    await app.user.clear(named);
    await app.user.type(named, '展架');
    await app.user.click(dialog.getByRole('button', { name: /^生\s?成$/ }));
    const result = await dialogWith('已生成 1 条链接');
    expect(within(result.getByRole('table')).getByRole('link', { name: '展架' })).toBeInTheDocument();
    expect(linkOf((link) => link.name === '展架')).toMatchObject({ projectId: id, channelId: CHANNEL });
  });

  test('all that were made are copied at once, a line each with its name', async () => {
    const [first, second] = state().world.projects.filter(({ status }) => status === 'published');
    const app = await signedIn(`${PATH}?channelId=${CHANNEL}`);
    await screen.findByText(/含下级渠道/);
    await press(app, '批量生成');
    const dialog = await dialogWith('批量生成链接');
    await dialog.findByText('市人民医院体检中心 city_hospital');
    for (const { projectNo, name } of [first, second].flatMap((one) => one ?? [])) {
      await app.user.type(field('项目'), projectNo);
      await app.user.click(await screen.findByTitle(new RegExp(projectNo)));
      await dialog.findByRole('textbox', { name: `链接名称 · ${name}` });
    }
    await app.user.click(dialog.getByRole('radio', { name: 'URL Link' }));
    await app.user.click(dialog.getByRole('button', { name: /^生\s?成$/ }));
    const result = await dialogWith('已生成 2 条链接');
    await withClipboard(
      async () => {},
      async (written) => {
        await app.user.click(result.getByRole('button', { name: '复制全部 2 条链接' }));
        const made = state().world.channelLinks.slice(-2);
        expect(written).toHaveBeenCalledWith(
          made.map(({ name, linkCode }) => `${name}\thttps://url.example.com/${linkCode}`).join('\n'),
        );
      },
    );
  });
});
