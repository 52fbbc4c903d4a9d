import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { findDialog } from '../dialog';
import { addView, findView, findViewButton, nameNewView, openViews, press, save } from '../saved-views';

const RECORDS = '/record/record-list';
const TRACKS = '/channel/channel-tracks';

const readQuery = ({ address }: { address: () => string }) => new URL(address(), 'http://localhost').searchParams;
const keptParts = (dialog: Awaited<ReturnType<typeof findDialog>>) =>
  dialog.getByRole('region', { name: '保存的内容' });

beforeEach(() => {
  const { world } = state();
  world.savedViews = [];
  // A list with few rows renders faster.
  world.records = world.records.slice(0, 3);
});

test('a view is renamed and shared', async () => {
  addView({ list: 'record', name: '旧名', query: 'severity=severe&tab=all' });
  const { user } = await signedIn(`${RECORDS}?tab=all`);
  await openViews();
  await press('编辑视图：旧名');
  const dialog = await findDialog('编辑视图“旧名”');
  await user.clear(dialog.getByLabelText('视图名称'));
  await user.paste('重度');
  await user.click(dialog.getByRole('switch', { name: '与所有人共享' }));
  await save(dialog);
  expect(await screen.findByText('视图“重度”已保存')).toBeInTheDocument();
  expect(findView('重度').isShared).toBe(true);
});

test('a view of events leaves out the member number of the URL', async () => {
  const app = await signedIn('/data/event-tracks?memberNo=M26110001&os=iOS');
  const dialog = await nameNewView('苹果');
  expect(keptParts(dialog)).toHaveTextContent(/: iOS.*不保存：会员编号.*时段不属于视图/);
  expect(keptParts(dialog)).not.toHaveTextContent('M26110001');
  await save(dialog);
  await findViewButton('苹果（另加搜索）');
  expect(findView('苹果').query).toBe('os=iOS');
  expect(readQuery(app).get('memberNo')).toBe('M26110001');
});

test('a list with an invalid period and an invalid filter reports both', async () => {
  await signedIn(`${TRACKS}?from=2026-12-01&before=2026-12-08&newUser=maybe`);
  expect(await screen.findByText('网址中的时段或选项无法使用')).toBeInTheDocument();
  expect(await screen.findByText('网址中的筛选条件无法使用')).toBeInTheDocument();
});
