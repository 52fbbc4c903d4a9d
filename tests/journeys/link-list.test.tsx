import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import jsQR from 'jsqr';
import { beforeAll, expect, test, vi } from 'vitest';
import type { ChannelLink } from '@/contract/channel-link-list';
import { getLinkFigures } from '../../mock/channel-link/figures';
import { findLinks } from '../../mock/channel-link/filter';
import { state } from '../../mock/state';
import { resetApp, signedIn } from '../app';
import { findDialog } from '../dialog';
import { chooseEntry } from '../menu';

type App = Awaited<ReturnType<typeof signedIn>>;

const PATH = '/channel/link-list';
const CHANNEL = '7001';
const CHANNEL_NAME = '市人民医院体检中心 city_hospital';
const findLink = (is: (link: ChannelLink) => boolean) => {
  const found = findLinks({}).find(is);
  if (!found) throw new Error('the world has no such link');
  return found;
};
const findPublished = () => state().world.projects.filter(({ status }) => status === 'published');
/** Path of the list filtered to this link, in any status. */
const listOnly = ({ linkCode }: ChannelLink) => `${PATH}?tab=all&keyword=${linkCode}`;

const field = (label: string) => screen.getByLabelText(label, { exact: true });
const type = (label: string, text: string) => {
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
};
const press = async (app: App, name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }));
const choose = (app: App, option: string) => app.user.click(screen.getByRole('radio', { name: option }));
// The name of the button includes its loading icon for a while after a response.
const save = (app: App) => press(app, /保\s?存$/);
const chooseProject = async (app: App, { projectNo }: { projectNo: string }) => {
  await app.user.click(field('项目'));
  await app.user.paste(projectNo);
  await app.user.click(await screen.findByTitle(new RegExp(projectNo)));
};
async function runAction(app: App, { name }: ChannelLink, action: string) {
  await app.user.click(await screen.findByRole('button', { name: `更多操作：${name}` }));
  await chooseEntry(app.user, action);
}
/** Opens the form of a new link of the channel and enters a name. */
async function openForm(name: string) {
  const app = await signedIn(`${PATH}?channelId=${CHANNEL}&edit=new`);
  // The select has focus, so antd renders the selected name once more for screen readers.
  await screen.findAllByText(CHANNEL_NAME);
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

/** Reads a QR code from the SVG path of its dark modules. */
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

// Counts all tracks of the world before the tests: on a busy machine that takes longer than a screen may.
beforeAll(() => {
  resetApp();
  getLinkFigures();
});

test('a new link offers the code types of its type, shows refusals on its form, and shows the code of the platform once saved', async () => {
  const app = await openForm('门诊一楼海报');
  await choose(app, '关注公众号');
  expect(screen.getByRole('radio', { name: '公众号永久码' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: '小程序码' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('项目')).not.toBeInTheDocument();
  await choose(app, '小程序页面');
  await choose(app, 'URL Link');
  expect(screen.queryByRole('radio', { name: '永久有效' })).not.toBeInTheDocument();
  expect(field('有效天数')).toHaveValue('30');
  await choose(app, '小程序码');
  type('页面路径', 'pages/not/there');
  await save(app);
  expect(await screen.findByText(/页面不存在或未发布（41030）/)).toBeInTheDocument();
  const { channels } = state().world;
  await choose(app, '项目页');
  const [project] = findPublished();
  const channel = channels.find(({ id }) => id === CHANNEL);
  if (!project || !channel) throw new Error('the world has no published project of the channel');
  await chooseProject(app, project);
  project.status = 'finished';
  channel.status = 'archived';
  await save(app);
  expect(await screen.findByText('项目已结束，链接不会再带来会员')).toBeInTheDocument();
  expect(screen.getByText('渠道已归档，请选择其他渠道')).toBeInTheDocument();
  expect(field('链接名称')).toHaveValue('门诊一楼海报');
  project.status = 'published';
  channel.status = 'enabled';
  await save(app);
  const dialog = await findDialog('“门诊一楼海报”已创建');
  const made = findLink(({ name }) => name === '门诊一楼海报');
  expect(made).toMatchObject({ channelId: CHANNEL, projectId: project.id, codeType: 'mpCode' });
  const picture = dialog.getByRole('img', { name: '“门诊一楼海报”的码' });
  expect(picture).toHaveAttribute('src', expect.stringContaining(`/channel-links/${made.id}/code`));
});

test('edits only name, parameters and remark of a clicked link, then renews it with a new URL as a readable QR code', async () => {
  const link = findLink(
    ({ codeType, status, projectStatus, expiresAt, clickCount }) =>
      codeType === 'urlLink' &&
      status === 'expired' &&
      clickCount > 0 &&
      expiresAt !== null &&
      (projectStatus === null || projectStatus === 'published'),
  );
  const app = await signedIn(`${listOnly(link)}&edit=${link.id}`);
  expect(await screen.findByText(/链接已有点击/)).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  type('备注', '三楼也有一张');
  await save(app);
  await screen.findByText('已保存');
  expect(findLink(({ id }) => id === link.id).remark).toBe('三楼也有一张');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await runAction(app, link, '续期');
  const dialog = await findDialog(`续期“${link.name}”`);
  expect(dialog.getByText(/续期会生成新的/)).toBeInTheDocument();
  type('续期天数', '10');
  await app.user.click(dialog.getByRole('button', { name: /^续\s?期$/ }));
  const shown = await findDialog(`“${link.name}”的码`);
  const renewed = findLink(({ id }) => id === link.id);
  expect(renewed).toMatchObject({ status: 'active', linkCode: link.linkCode });
  expect(shown.getByText(renewed.shareUrl ?? '')).toBeInTheDocument();
  expect(readQr(shown.getByRole('img', { name: `“${link.name}”的码` }))).toBe(renewed.shareUrl);
  expect(renewed.shareUrl).not.toBe(link.shareUrl);
});

test('lists the links of a channel and its children, and generates links for several projects that are copied or shown', async () => {
  const own = new Set([CHANNEL, '7005']);
  const links = findLinks({}).filter(({ channelId }) => own.has(channelId));
  const active = links.filter(({ status }) => status === 'active').length;
  const app = await signedIn(`${PATH}?channelId=${CHANNEL}`);
  expect(await screen.findByText('渠道：市人民医院体检中心（含下级渠道）')).toBeInTheDocument();
  expect(await screen.findByRole('tab', { name: `全部 ${links.length}` })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: `有效 ${active}`, selected: true })).toBeInTheDocument();
  const toChannel = screen.getByRole('link', { name: '查看渠道' });
  expect(toChannel).toHaveAttribute('href', `/channel/channel-list?id=${CHANNEL}`);
  expect(screen.getByRole('link', { name: '查看全部链接' })).toHaveAttribute('href', PATH);

  const projects = findPublished().slice(0, 2);
  const expiring = findLinks({ expiring: true, channelId: [CHANNEL] }).length;
  await press(app, '批量生成');
  const dialog = await findDialog('批量生成链接');
  await dialog.findByTitle(CHANNEL_NAME);
  for (const project of projects) {
    await chooseProject(app, project);
    expect(await dialog.findByRole('textbox', { name: `链接名称 · ${project.name}` })).toHaveValue(project.name);
  }
  const [first] = projects;
  fireEvent.change(dialog.getByRole('textbox', { name: `链接名称 · ${first?.name}` }), { target: { value: '展架' } });
  await app.user.click(dialog.getByRole('radio', { name: 'URL Link' }));
  await app.user.click(dialog.getByRole('button', { name: /^生\s?成$/ }));
  const result = await findDialog('已生成 2 条链接');
  expect(within(result.getByRole('table')).getByRole('link', { name: '展架' })).toBeInTheDocument();
  const made = state().world.channelLinks.slice(-2);
  expect(made.map(({ projectId, channelId }) => [projectId, channelId])).toEqual(
    projects.map(({ id }) => [id, CHANNEL]),
  );
  const copyAll = result.getByRole('button', { name: '复制全部 2 条链接' });
  const lines = made.map(({ name, linkCode }) => `${name}\thttps://url.example.com/${linkCode}`).join('\n');
  await withClipboard(
    async () => {},
    async (written) => {
      await app.user.click(copyAll);
      expect(written).toHaveBeenCalledWith(lines);
    },
  );
  await withClipboard(
    async () => {
      throw new DOMException('refused', 'NotAllowedError');
    },
    async () => {
      await app.user.click(copyAll);
      const shown = await findDialog('浏览器没有允许复制');
      expect(shown.getByRole('textbox')).toHaveValue(lines);
      await app.user.keyboard('{Escape}');
    },
  );

  await app.user.click(result.getByRole('button', { name: /^返\s?回$/ }));
  await press(app, '续期将到期链接');
  const renewal = await findDialog(`续期 ${expiring} 条将到期的链接`);
  await app.user.click(renewal.getByRole('button', { name: /^续\s?期$/ }));
  await screen.findByText(/任务已开始/);
  expect(state().jobs).toMatchObject([{ action: 'renew', entity: 'channelLink' }]);
  expect(state().jobs[0]?.rowIds).toHaveLength(expiring);
});
