import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SavedViewList } from '@/contract/limits/saved-view';
import { state } from '../../mock/state';
import { open, resetApp, signedIn, signInAs } from '../app';
import { dialogWith } from '../dialog';
import {
  button,
  given,
  openMenu,
  press,
  query,
  save,
  saveAs,
  theirs,
  viewButton,
  viewNamed,
  views,
} from '../saved-views';
import { fault, recordCalls, server } from '../server';

const HOTWORDS = '/setting/search-hotwords';
const RECORDS = '/record/record-list';
const CHANNELS = '/channel/channel-list';

beforeEach(() => {
  state().world.savedViews = [];
});

describe('a view', () => {
  test('is saved with filter and sort, comes back by one choice, and by Back it is left again', async () => {
    const app = await signedIn(`${HOTWORDS}?status=enabled&sort=-searchCount&current=2`);
    const dialog = await saveAs(app, '热门');
    expect(dialog.getByText(/状态: 已启用/)).toBeInTheDocument();
    expect(dialog.getByText('排序：搜索次数降序')).toBeInTheDocument();
    await save(app, dialog);
    const chosen = await viewButton('热门');
    expect(chosen).toHaveFocus();
    const { id, ...kept } = viewNamed('热门');
    expect(kept).toMatchObject({ list: 'hotword', query: 'sort=-searchCount&status=enabled', isShared: false });
    expect(query(app).get('view')).toBe(id);

    await openMenu(app, '热门');
    await press(app, '默认视图');
    await waitFor(() => expect(app.address()).toBe(HOTWORDS));
    await openMenu(app);
    await press(app, '热门');
    await waitFor(() => expect(app.address()).toBe(`${HOTWORDS}?status=enabled&sort=-searchCount&view=${id}`));
    expect(await screen.findByText('共 18 条')).toBeInTheDocument();
    act(() => history.back());
    await waitFor(() => expect(app.address()).toBe(HOTWORDS));
    expect(await viewButton()).toBeInTheDocument();
  });

  test('that was changed says so, and takes the change or gives it up', async () => {
    const view = given({ list: 'hotword', query: 'status=enabled' });
    const app = await signedIn(`${HOTWORDS}?status=enabled&view=${view.id}`);
    await viewButton('常用');
    await app.user.click(await screen.findByRole('button', { name: '移除筛选：状态' }));
    await openMenu(app, '常用（已改动）');
    await press(app, '放弃改动');
    await viewButton('常用');
    expect(query(app).get('status')).toBe('enabled');

    await app.user.click(await screen.findByRole('button', { name: '移除筛选：状态' }));
    await openMenu(app, '常用（已改动）');
    await press(app, '更新“常用”');
    expect(await screen.findByText('视图“常用”已更新')).toBeInTheDocument();
    await viewButton('常用');
    expect(viewNamed('常用')).toMatchObject({ query: '', version: 2 });
  });

  test('has columns of its own; the operator’s own are there again without it', async () => {
    const columns = { order: [], shown: { searchCount: false }, pinned: [] };
    const view = given({ list: 'hotword', name: '少列', columns });
    const app = await signedIn(HOTWORDS);
    const header = (name: string) => screen.queryByRole('columnheader', { name: new RegExp(name) });
    await waitFor(() => expect(header('搜索次数')).toBeInTheDocument());
    await openMenu(app);
    await press(app, '少列');
    await waitFor(() => expect(header('搜索次数')).not.toBeInTheDocument());
    expect(query(app).get('view')).toBe(view.id);
    await press(app, '列设置');
    await app.user.click(await screen.findByRole('checkbox', { name: '跳转' }));
    await viewButton('少列（已改动）');
    await openMenu(app, '少列（已改动）');
    await press(app, '默认视图');
    await waitFor(() => expect(header('搜索次数')).toBeInTheDocument());
    expect(header('跳转')).toBeInTheDocument();
  });

  test('is renamed and shared, used by the other operator, who cannot change it, and deleted for both', async () => {
    given({ list: 'record', name: '旧名', query: 'severity=severe&tab=all' });
    const app = await signedIn(RECORDS);
    await openMenu(app);
    await press(app, '编辑视图：旧名');
    const dialog = await dialogWith('编辑视图“旧名”');
    const name = dialog.getByLabelText('视图名称');
    await app.user.clear(name);
    await app.user.type(name, '重度');
    await app.user.click(dialog.getByRole('switch', { name: '与所有人共享' }));
    await save(app, dialog);
    expect(await screen.findByText('视图“重度”已保存')).toBeInTheDocument();

    app.unmount();
    signInAs(1);
    const other = await open(RECORDS);
    await openMenu(other);
    const shared = within(await screen.findByRole('list', { name: '他人共享' }));
    await other.user.click(shared.getByRole('button', { name: /重度.*林晓 共享/ }));
    await viewButton('重度');
    expect(query(other).get('severity')).toBe('severe');
    await other.user.click(await screen.findByRole('tab', { name: /待审核/ }));
    await openMenu(other, '重度（已改动）');
    expect(screen.queryByRole('button', { name: /编辑视图|删除视图|更新/ })).not.toBeInTheDocument();
    await button('放弃改动');

    other.unmount();
    signInAs(0);
    const again = await open(RECORDS);
    await openMenu(again);
    await press(again, '删除视图：重度');
    expect(await screen.findByText('视图“重度”已删除')).toBeInTheDocument();
    expect(views()).toEqual([]);
    await again.user.click(await screen.findByRole('button', { name: /撤\s?销/ }));
    await waitFor(() => expect(views()).toHaveLength(1));
  });

  test('holds no personal search, and says so; it ends with the choice of another view', async () => {
    given({ list: 'record', name: '全部记录', query: 'tab=all' });
    const app = await signedIn(`${RECORDS}?tab=all`);
    const search = await screen.findByRole('textbox', { name: /手机号|个人/ });
    await app.user.type(search, '1380{Enter}');
    const dialog = await saveAs(app, '查找');
    expect(dialog.getByText('不保存：')).toHaveTextContent('手机号');
    expect(dialog.queryByText(/1380/)).not.toBeInTheDocument();
    await save(app, dialog);
    await viewButton('查找（另加搜索）');
    expect(JSON.stringify(views())).not.toContain('1380');
    expect(search).toHaveValue('1380');
    await openMenu(app, '查找（另加搜索）');
    await press(app, '全部记录');
    await waitFor(() => expect(search).toHaveValue(''));
  });

  test('of a name that is taken is refused on its field', async () => {
    given({ list: 'channel' });
    const app = await signedIn(CHANNELS);
    const dialog = await saveAs(app, '常用');
    await save(app, dialog);
    await waitFor(() => expect(dialog.getByLabelText('视图名称')).toHaveAccessibleDescription(/已有同名视图/));
    expect(views()).toHaveLength(1);
  });
});

describe('what a view says and its list cannot do', () => {
  test('is told, while the rest is shown, and taken out of it', async () => {
    const query_ = 'gender=f&keyword=福田&sort=gone&type=nobody';
    const view = given({ list: 'channel', query: query_ });
    const app = await signedIn(CHANNELS);
    await openMenu(app);
    await press(app, '常用');
    const note = (await screen.findByText('视图“常用”中有条件无法使用')).closest('.ant-alert');
    expect(note).toHaveTextContent('“类型”的值无法识别');
    expect(note).toHaveTextContent('1 个筛选条件已从此列表移除');
    expect(note).toHaveTextContent('视图的排序方式已不存在');
    expect(query(app).get('keyword')).toBe('福田');
    await press(app, '去掉并更新视图');
    await waitFor(() => expect(screen.queryByText('视图“常用”中有条件无法使用')).not.toBeInTheDocument());
    expect(viewNamed('常用').query).toBe(`keyword=${encodeURIComponent('福田')}`);
    expect(query(app).get('view')).toBe(view.id);
  });

  test('a project that is gone is told, and taken out of what is shown of another’s view', async () => {
    given({ list: 'channelTrack', name: '某项目', query: 'newUser=true&projectId=gone', ...theirs });
    const app = await signedIn('/channel/channel-tracks');
    await openMenu(app);
    await press(app, /某项目/);
    expect(await screen.findByText('“项目”中有选项已不存在，不会有数据与其相符。')).toBeInTheDocument();
    await press(app, '去掉这些条件');
    await waitFor(() => expect(query(app).has('projectId')).toBe(false));
    expect(query(app).get('newUser')).toBe('true');
    await waitFor(() => expect(screen.queryByText(/有选项已不存在/)).not.toBeInTheDocument());
    await viewButton('某项目（已改动）');
  });

  test('a view that is gone leaves the list as its address says', async () => {
    await signedIn(`${HOTWORDS}?status=enabled&view=gone`);
    expect(await screen.findByText('网址中的视图无法打开')).toBeInTheDocument();
    expect(await screen.findByText('共 18 条')).toBeInTheDocument();
    expect(await viewButton()).toBeInTheDocument();
  });
});

test('views that do not arrive say so in the menu, and come with a retry; the list does not wait for them', async () => {
  given({ list: 'hotword' });
  const calls = recordCalls();
  const app = await signedIn(HOTWORDS);
  expect(await screen.findByText('共 60 条')).toBeInTheDocument();
  expect(calls).not.toContain('GET /saved-views');
  server.use(fault.status('GET', '/saved-views', 500));
  await openMenu(app);
  expect(await screen.findByText(/视图加载失败/)).toBeInTheDocument();
  server.resetHandlers();
  await press(app, /重\s?试/);
  expect(await button('常用')).toBeInTheDocument();
});

test('a log whose period and filter are both wrong says of each which it is', async () => {
  await signedIn('/channel/channel-tracks?from=2026-12-01&before=2026-12-08&newUser=maybe');
  expect(await screen.findByText('网址中的时段或选项无法使用')).toBeInTheDocument();
  expect(await screen.findByText('网址中的筛选条件无法使用')).toBeInTheDocument();
});

/** Where each list of the console stands. */
const places: Record<SavedViewList, () => string> = {
  record: () => RECORDS,
  memberRecord: () => `/member/member-detail?id=${state().world.members[0]?.id}&tab=records`,
  projectRecord: () => '/project/project-detail?id=9001&tab=records',
  followUp: () => '/data/follow-tracks',
  ownFollowUp: () => `/member/member-detail?id=${state().world.members[0]?.id}&tab=followUps`,
  report: () => '/data/report-list',
  memberReport: () => `/member/member-detail?id=${state().world.members[0]?.id}&tab=reports`,
  member: () => '/member/member-list',
  project: () => '/project/project-list',
  channel: () => CHANNELS,
  channelLink: () => '/channel/link-list',
  channelTrack: () => '/channel/channel-tracks',
  eventTrack: () => '/data/event-tracks',
  hotword: () => HOTWORDS,
  category: () => '/setting/project-category',
  hospital: () => '/setting/pilot-hospital',
  banner: () => '/setting/home-banners',
  resultHint: () => '/setting/result-hint',
};

test.each(Object.entries(places))('the list %s has its views', async (list, place) => {
  resetApp();
  given({ list: list as SavedViewList, name: `视图 ${list}` });
  const app = await signedIn(place());
  await openMenu(app);
  await press(app, `视图 ${list}`);
  await viewButton(`视图 ${list}`);
});
