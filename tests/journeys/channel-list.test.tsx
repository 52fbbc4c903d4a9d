import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ChannelRow } from '../../mock/channel/fixtures';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { findDialog } from '../dialog';
import { chooseEntry } from '../menu';
import { savedFiles } from '../saved-files';
import { recordCalls } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const LIST = '/channel/channel-list';
/** The list without rows, for tests of its drawers. */
const NO_ROWS = `${LIST}?keyword=没有`;
const files = savedFiles();

// The mock counts the tracks of every day for each new tree.
beforeEach(() => {
  state().world.analysis.firstDay = '2026-11-01';
});

const getChannel = (code: string): ChannelRow => {
  const row = state().world.channels.find((one) => one.code === code);
  if (!row) throw new Error(`no channel ${code}`);
  return row;
};
/** Changes a channel as another operator would. */
const changeElsewhere = (code: string, changes: Partial<ChannelRow>) => {
  const { channels } = state().world;
  const row = getChannel(code);
  channels[channels.indexOf(row)] = { ...row, ...changes, version: row.version + 1 };
};
const shownCodes = () =>
  [...document.querySelectorAll('tbody tr[data-row-key] td:nth-child(2) small')].map(({ textContent }) => textContent);
const findRow = async (code: string) => {
  const row = (await screen.findByText(code, { selector: 'td small' })).closest('tr');
  if (!row) throw new Error(`no row of ${code}`);
  return within(row);
};
async function choose(app: App, code: string, action: string) {
  fireEvent.click((await findRow(code)).getByRole('button', { name: `更多操作：${getChannel(code).name}` }));
  await chooseEntry(app.user, action);
}
const save = () => fireEvent.click(screen.getByRole('button', { name: /保存$/ }));
const write = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
async function pick(app: App, label: string, option: string) {
  await app.user.click(screen.getByLabelText(label));
  await app.user.click(await screen.findByTitle(option));
}
/** Finds a node of the open tree of channels. */
const getNode = (name: string) => {
  const found = screen.queryAllByText(name).find((one) => one.closest('.ant-select-tree-treenode'));
  if (!found) throw new Error(`no node ${name}`);
  return found.closest<HTMLElement>('.ant-select-tree-treenode') as HTMLElement;
};

test('shows channels as a tree, with figures of the branch and of the channel alone, and links to tracks of the same days', async () => {
  const calls = recordCalls();
  await signedIn(`${LIST}?keyword=campaign_6_3&from=2025-01-01&before=2026-11-22`);
  const top = await findRow('campaign_6');
  // More than 366 days are not allowed, so the list falls back to the last thirty and loads once.
  const days = screen.getAllByRole<HTMLInputElement>('textbox', { name: /统计日期/ }).map(({ value }) => value);
  expect(days).toEqual(['2026-10-23', '2026-11-21']);
  expect(calls.filter((call) => call === 'GET /channels')).toHaveLength(1);
  // The top channel is shown only as an ancestor, so it is not counted.
  expect(shownCodes()).toEqual(['campaign_6', 'campaign_6_3']);
  expect(screen.getByText('共 1 条', { selector: 'div:not([aria-live])' })).toBeInTheDocument();
  expect(top.getAllByText(/^自身 /).length).toBeGreaterThan(0);
  const row = await findRow('campaign_6_3');
  expect(row.queryByText(/^自身 /)).not.toBeInTheDocument();
  expect(row.getByRole('img', { name: /^11-20 扫码突增：\d+ 次，平日约 [\d.]+ 次$/ })).toBeInTheDocument();
  const link = async (name = '数据') => (await findRow('campaign_6')).getByRole('link', { name }).getAttribute('href');
  const tracks = `/channel/channel-tracks?channelId=${getChannel('campaign_6').id}`;
  expect(await link()).toBe(`${tracks}&from=2026-10-23&before=2026-11-22`);

  act(() => history.push(`${LIST}?keyword=campaign_6_3&from=2026-07-01&before=2026-11-22`));
  // Tracks show at most 92 days, so the link opens the last 92.
  await waitFor(async () => expect(await link('92 天数据')).toBe(`${tracks}&from=2026-08-22&before=2026-11-22`));
});

test('moves a channel to a valid parent, gives a reason for invalid ones, and undoes the move', async () => {
  const app = await signedIn(`${LIST}?keyword=福田站`);
  await choose(app, 'spring_gastro_ft', '移动到…');
  const dialog = await findDialog('移动“胃肠筛查 · 福田站”');
  await app.user.click(dialog.getByLabelText('上级渠道'));
  await waitFor(() => getNode('市人民医院体检中心'));
  expect(getNode('市人民医院体检中心')).not.toHaveClass('ant-select-tree-treenode-disabled');
  for (const [name, reason] of [
    ['春季胃肠健康筛查专项推广（线下地推）', '现在就在这里'],
    ['胃肠筛查 · 福田站', '它自己'],
    ['福田站 1 号展台', '它的下级'],
    // The moved channel has children, which would be the fourth level.
    ['张医生门诊二维码', '放下后超过三级'],
  ] as const) {
    expect(getNode(name)).toHaveClass('ant-select-tree-treenode-disabled');
    expect(getNode(name)).toHaveTextContent(reason);
  }
  await app.user.click(within(getNode('市人民医院体检中心')).getByText('市人民医院体检中心'));
  fireEvent.click(dialog.getByRole('button', { name: '移动' }));
  await screen.findByText('已把“胃肠筛查 · 福田站”移到“市人民医院体检中心”之下');
  expect(getChannel('spring_gastro_ft').parentId).toBe('7001');
  await findRow('city_hospital');
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(getChannel('spring_gastro_ft').parentId).toBe('7006'));
  await findRow('spring_gastro');
});

test('creates a channel below another, with a code from its name, costs and a contact, and shows its QR code', async () => {
  const app = await signedIn(`${LIST}?keyword=community_talk`);
  await choose(app, 'community_talk', '新建下级渠道');
  await findDialog('在“社区健康讲座”下新建渠道');
  // The form's parent is no filter of the list behind it.
  await findRow('community_talk');
  const name = '夜跑团';
  write('渠道名称', name);
  await waitFor(() => expect(screen.getByLabelText('渠道编码')).toHaveValue('ypt'));
  write('渠道编码', 'night_run');
  await pick(app, '渠道类型', '社区');
  fireEvent.click(screen.getByRole('button', { name: /更多信息/ }));
  fireEvent.click(screen.getByRole('button', { name: '添加成本' }));
  const cost = within(screen.getByRole('group', { name: '第 1 条成本' }));
  const fill = async (label: string, text: string) => {
    const field = cost.getByLabelText(label);
    await app.user.click(field);
    await app.user.paste(text);
    await app.user.keyboard('{Enter}');
  };
  await fill('金额', '1200.5');
  await fill('开始日期', '2026-11-10');
  await fill('结束日期', '2026-11-09');
  const calls = recordCalls();
  save();
  await waitFor(() => expect(cost.getByText('不能早于 2026-11-10')).toBeInTheDocument());
  expect(calls).not.toContain('POST /channels');
  await app.user.clear(cost.getByLabelText('结束日期'));
  await fill('结束日期', '2026-11-19');
  expect(await screen.findByText(/共 1,200.50 元/)).toBeInTheDocument();
  write('联系人手机', '13800001234');
  save();
  // The QR code of the new channel opens next.
  expect(await screen.findByRole('dialog', { name: `“${name}”的小程序码` })).toBeInTheDocument();
  expect(getChannel('night_run')).toMatchObject({
    name,
    parentId: '7002',
    // A channel of this type has no hospital.
    hospitalId: null,
    contactMobile: '13800001234',
    costs: [{ from: '2026-11-10', to: '2026-11-19', yuan: 1200.5 }],
  });
});

test('locks the code of a scanned channel, keeps the input when it is archived, and reveals its contact for a purpose', async () => {
  const app = await signedIn(`${NO_ROWS}&edit=7009`);
  await findDialog('编辑渠道“朋友圈广告”');
  expect(screen.getByLabelText('渠道编码')).toBeDisabled();
  expect(screen.getByLabelText('渠道编码')).toHaveAccessibleDescription(/不能修改/);
  write('负责人', '新的负责人');
  changeElsewhere('moments_ad', { status: 'archived', contactMobile: '13800001234' });
  save();
  expect(await screen.findByText('“朋友圈广告”刚刚被归档，您的修改没有保存')).toBeInTheDocument();
  expect(screen.getByLabelText('负责人')).toHaveValue('新的负责人');
  fireEvent.click(screen.getByRole('button', { name: '查看谁归档的' }));
  const question = await findDialog('放弃未保存的修改？');
  fireEvent.click(question.getByRole('button', { name: '放弃修改' }));
  const detail = await findDialog('开始至今的数据');
  expect(detail.getAllByText('已归档').length).toBeGreaterThan(0);
  expect(detail.queryByRole('button', { name: '编辑' })).not.toBeInTheDocument();
  // The number is in the details, and in the change log once it has loaded.
  expect(detail.getAllByText(/138\*\*\*\*1234/)[0]).toBeInTheDocument();
  fireEvent.click(detail.getByRole('button', { name: '查看联系人完整信息' }));
  const dialog = await findDialog('查看“朋友圈广告”的联系人');
  fireEvent.click(dialog.getByRole('radio', { name: '数据核对' }));
  fireEvent.click(dialog.getByRole('button', { name: '查看完整信息' }));
  expect(await screen.findByText('138 0000 1234')).toBeInTheDocument();
  expect(state().accessLog.at(-1)).toMatchObject({ entityType: 'channel', entityId: '7009', purpose: 'verify' });
  expect(app.address()).not.toContain('1380');
  // The URL opens no form for it either, nor for a channel below the third level.
  act(() => history.push(`${NO_ROWS}&edit=7009`));
  expect(await screen.findByText('渠道不存在、已被删除或已归档')).toBeInTheDocument();
  act(() => history.push(`${NO_ROWS}&edit=new&under=7008`));
  expect(await screen.findByText('不能在这个渠道下新建：它不存在、已归档或已是第三级')).toBeInTheDocument();
  expect(screen.queryByLabelText('渠道名称')).not.toBeInTheDocument();
});

test('deletes an unused channel, and archives a used one with its branch for a reason', async () => {
  const unused = getChannel('campaign_8_3');
  const { channels, channelLinks } = state().world;
  state().world.channelLinks = channelLinks.filter(({ channelId }) => channelId !== unused.id);
  const top = getChannel('campaign_8');
  const app = await signedIn(`${LIST}?keyword=campaign_8`);
  await choose(app, 'campaign_8_3', '删除');
  await screen.findByText(`已删除“${unused.name}”`);
  expect(state().world.channels.some(({ id }) => id === unused.id)).toBe(false);

  const children = channels.filter(({ id, parentId }) => parentId === top.id && id !== unused.id);
  fireEvent.click((await findRow('campaign_8')).getByRole('button', { name: `更多操作：${top.name}` }));
  await screen.findByRole('menuitem', { name: '归档' });
  expect(screen.queryByRole('menuitem', { name: '删除' })).not.toBeInTheDocument();
  await chooseEntry(app.user, '归档');
  const dialog = await findDialog(`归档“${top.name}”？`);
  expect(await dialog.findByText(`它的 ${children.length} 个下级渠道会一起归档：`)).toBeInTheDocument();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(children.map(({ name }) => name)),
  );
  fireEvent.change(dialog.getByLabelText('原因'), { target: { value: '活动结束' } });
  fireEvent.click(dialog.getByRole('button', { name: '归档' }));
  await screen.findByText(`已归档“${top.name}”和它的 ${children.length} 个下级渠道`);
  expect(getChannel('campaign_8_2').status).toBe('archived');
  await waitFor(async () =>
    expect((await findRow('campaign_8')).queryByRole('button', { name: '小程序码' })).not.toBeInTheDocument(),
  );
});

test('downloads the QR code of a channel in any size, and downloads and prints those of several', async () => {
  const app = await signedIn(`${LIST}?keyword=campaign_7`);
  const name = getChannel('campaign_7').name;
  fireEvent.click((await findRow('campaign_7')).getByRole('button', { name: '小程序码' }));
  const dialog = await findDialog(`“${name}”的小程序码`);
  const picture = () => dialog.getByRole('img', { name: `“${name}”的小程序码` });
  expect(picture()).toHaveAttribute('src', expect.stringMatching(/\/channels\/\d+\/code\?width=430&withName=true$/));
  write('边长', '600');
  fireEvent.click(dialog.getByRole('switch', { name: '码下方带渠道名称' }));
  expect(picture()).toHaveAttribute('src', expect.stringMatching(/\?width=600$/));
  // A picture that fails to load can be loaded again.
  fireEvent.error(picture());
  fireEvent.click(await dialog.findByRole('button', { name: /^重试/ }));
  expect(picture()).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: '下载 PNG' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.type).toBe('image/png');
  await app.user.keyboard('{Escape}');

  fireEvent.click(screen.getAllByRole('checkbox', { name: '选择全部' })[0] as HTMLElement);
  const bar = within((await screen.findByText('已选 4 条')).closest('[role=status]') as HTMLElement);
  fireEvent.click(bar.getByRole('button', { name: '下载小程序码' }));
  const packing = await findDialog('下载 4 个渠道的小程序码');
  const calls = recordCalls();
  fireEvent.click(packing.getByRole('button', { name: '下载小程序码' }));
  await screen.findByText('正在打包，完成后自动下载，可在“我的任务”中查看进度。');
  expect(calls).toContain('POST /channels/codes');

  fireEvent.click(screen.getAllByRole('checkbox', { name: '选择全部' })[0] as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: '打印小程序码' }));
  await screen.findByRole('heading', { name: '打印小程序码' });
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const pictures = await screen.findAllByRole('img', { name: /的小程序码$/ });
  expect(pictures).toHaveLength(4);
  const button = screen.getByRole('button', { name: '打印' });
  // Printing is enabled only when all codes have loaded.
  for (const one of pictures) {
    expect(button).toBeDisabled();
    fireEvent.load(one);
  }
  expect(await screen.findByText('4 个码，A4 纸 1 页，每页 9 个')).toBeInTheDocument();
  await app.user.click(button);
  await waitFor(() => expect(print).toHaveBeenCalled());
  fireEvent.click(screen.getByRole('button', { name: '返回渠道列表' }));
  expect(await screen.findByText('已选 4 条')).toBeInTheDocument();
});
