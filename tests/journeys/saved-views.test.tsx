import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { state } from '../../mock/state';
import { open, signedIn, signInAs } from '../app';
import { dialogWith } from '../dialog';
import {
  addView,
  findButton,
  findView,
  findViewButton,
  nameNewView,
  openViews,
  press,
  save,
  savedViews,
  sharedByOther,
} from '../saved-views';

const RECORDS = '/record/record-list';
const TRACKS = '/channel/channel-tracks';

const readQuery = ({ address }: { address: () => string }) => new URL(address(), 'http://localhost').searchParams;
const keptParts = (dialog: Awaited<ReturnType<typeof dialogWith>>) =>
  dialog.getByRole('region', { name: '保存的内容' });

beforeEach(() => {
  state().world.savedViews = [];
});

test('a view is renamed and shared, used by the other operator, who cannot change it, and deleted for both', async () => {
  addView({ list: 'record', name: '旧名', query: 'severity=severe&tab=all' });
  const { user, unmount } = await signedIn(RECORDS);
  await openViews(user);
  await press(user, '编辑视图：旧名');
  const dialog = await dialogWith('编辑视图“旧名”');
  await user.clear(dialog.getByLabelText('视图名称'));
  await user.paste('重度');
  await user.click(dialog.getByRole('switch', { name: '与所有人共享' }));
  await save(user, dialog);
  expect(await screen.findByText('视图“重度”已保存')).toBeInTheDocument();

  unmount();
  signInAs(1);
  const other = await open(RECORDS);
  await openViews(user);
  const shared = within(await screen.findByRole('list', { name: '他人共享' }));
  await user.click(shared.getByRole('button', { name: /重度.*林晓 共享/ }));
  await findViewButton('重度');
  expect(readQuery(other).get('severity')).toBe('severe');
  await user.click(await screen.findByRole('tab', { name: /待审核/ }));
  await openViews(user, '重度（已改动）');
  expect(screen.queryByRole('button', { name: /编辑视图|删除视图|更新/ })).not.toBeInTheDocument();

  other.unmount();
  signInAs(0);
  await open(RECORDS);
  await openViews(user);
  await press(user, '删除视图：重度');
  expect(await screen.findByText('视图“重度”已删除')).toBeInTheDocument();
  expect(savedViews()).toEqual([]);
});

test('a view of records holds no phone number and says so, marks a search and another tab, and names a tab that is gone', async () => {
  addView({ list: 'record', name: '旧页签', query: 'assignee=none&tab=zzz' });
  const app = await signedIn(`${RECORDS}?tab=all`);
  const { user } = app;
  const search = await screen.findByRole('textbox', { name: /手机号|个人/ });
  await user.type(search, '1380{Enter}');
  const dialog = await nameNewView(user, '查找');
  expect(keptParts(dialog)).toHaveTextContent(/不保存：手机号/);
  expect(keptParts(dialog)).not.toHaveTextContent('1380');
  await save(user, dialog);
  await findViewButton('查找（另加搜索）');
  expect(JSON.stringify(savedViews())).not.toContain('1380');
  expect(search).toHaveValue('1380');
  await user.click(await screen.findByRole('tab', { name: /待审核/ }));
  await openViews(user, '查找（已改动，另加搜索）');

  await press(user, '旧页签');
  await waitFor(() => expect(search).toHaveValue(''));
  await press(user, '去掉并更新视图');
  await waitFor(() => expect(readQuery(app).has('tab')).toBe(false));
  expect(readQuery(app).get('assignee')).toBe('none');
  expect(findView('旧页签').query).toBe('assignee=none');
});

test('a member number, which the URL of events holds, is in no view of them', async () => {
  const app = await signedIn('/data/event-tracks?memberNo=M26110001&os=iOS');
  const { user } = app;
  const dialog = await nameNewView(user, '苹果');
  expect(keptParts(dialog)).toHaveTextContent(/: iOS.*不保存：会员编号.*时段不属于视图/);
  expect(keptParts(dialog)).not.toHaveTextContent('M26110001');
  await save(user, dialog);
  await findViewButton('苹果（另加搜索）');
  expect(findView('苹果').query).toBe('os=iOS');
  expect(readQuery(app).get('memberNo')).toBe('M26110001');
});

test('links of a channel that is gone are named in the note of the view, which can be mended', async () => {
  addView({ list: 'channelLink', name: '他人的', query: 'channelId=778', ...sharedByOther });
  const view = addView({ list: 'channelLink', query: 'channelId=777&tab=all' });
  const app = await signedIn(`/channel/link-list?channelId=777&tab=all&view=${view.id}`);
  const { user } = app;
  expect(await screen.findByText('“渠道”中有选项已不存在，不会有数据与其相符。')).toBeInTheDocument();
  await findButton('删除视图');
  await press(user, '去掉并更新视图');
  await waitFor(() => expect(readQuery(app).has('channelId')).toBe(false));
  await waitFor(() => expect(findView('常用').query).toBe('tab=all'));
  await openViews(user, '常用');
  await press(user, /他人的/);
  await press(user, '去掉这些条件');
  await waitFor(() => expect(readQuery(app).has('channelId')).toBe(false));
});

test('a log whose period and filter are both invalid reports each of them, beside the options that its view has lost', async () => {
  addView({ list: 'channelTrack', name: '某项目', query: 'newUser=true&projectId=gone', ...sharedByOther });
  const app = await signedIn(`${TRACKS}?from=2026-12-01&before=2026-12-08&newUser=maybe`);
  const { user } = app;
  expect(await screen.findByText('网址中的时段或选项无法使用')).toBeInTheDocument();
  expect(await screen.findByText('网址中的筛选条件无法使用')).toBeInTheDocument();
  await openViews(user);
  await press(user, /某项目/);
  expect(await screen.findByText('“项目”中有选项已不存在，不会有数据与其相符。')).toBeInTheDocument();
  await press(user, '去掉这些条件');
  await findViewButton('某项目（已改动）');
  expect(readQuery(app).get('newUser')).toBe('true');
  expect(readQuery(app).has('projectId')).toBe(false);
});
