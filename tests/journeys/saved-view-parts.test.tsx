import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { given, query, save, saveAs, viewButton, viewNamed } from '../saved-views';

const RECORDS = '/record/record-list';
const FOLLOW_UPS = '/data/follow-tracks';
const CHANNELS = '/channel/channel-list';

type Dialog = Awaited<ReturnType<typeof saveAs>>;
/** The parts of what is saved, each with its tags, as they are read. */
const parts = (dialog: Dialog) => within(dialog.getByRole('region', { name: '保存的内容' }));
const textOf = (dialog: Dialog) => dialog.getByRole('region', { name: '保存的内容' }).textContent;

beforeEach(() => {
  state().world.savedViews = [];
});

describe('what a view keeps is said before it is saved', () => {
  test('free text, which is in no address, is named as left out', async () => {
    const app = await signedIn('/project/project-list?type=screening');
    await app.user.type(await screen.findByLabelText('关键词'), 'phq{Enter}');
    await screen.findByText('关键词: phq');
    const dialog = await saveAs(app, '筛查');
    expect(textOf(dialog)).toMatch(/不保存：关键词/);
    await save(app, dialog);
    await viewButton('筛查（另加搜索）');
    expect(viewNamed('筛查').query).toBe('type=screening');
  });

  test('a personal search is named as left out, and marked on the button while it narrows the view', async () => {
    const view = given({ list: 'record', query: 'tab=all' });
    const app = await signedIn(`${RECORDS}?tab=all&view=${view.id}`);
    await viewButton('常用');
    await app.user.type(await screen.findByRole('textbox', { name: /手机号|个人/ }), '1380{Enter}');
    await viewButton('常用（另加搜索）');
    await app.user.click(await screen.findByRole('tab', { name: /待审核/ }));
    await viewButton('常用（已改动，另加搜索）');
    await app.user.click(await screen.findByRole('button', { name: /^移除筛选/ }));
    await viewButton('常用（已改动）');
  });

  test('a member number is left out and named; the address keeps it', async () => {
    const app = await signedIn('/data/event-tracks?memberNo=M26110001&os=iOS');
    const dialog = await saveAs(app, '苹果');
    expect(parts(dialog).getByText(/: iOS$/)).toBeInTheDocument();
    expect(textOf(dialog)).toMatch(/不保存：会员编号/);
    expect(textOf(dialog)).not.toContain('M26110001');
    await save(app, dialog);
    await viewButton('苹果（另加搜索）');
    expect(viewNamed('苹果').query).toBe('os=iOS');
    expect(query(app).get('memberNo')).toBe('M26110001');
  });

  test('what stands by default is not said to be kept, what was taken out of it is', async () => {
    const app = await signedIn(FOLLOW_UPS);
    const dialog = await saveAs(app, '默认');
    expect(textOf(dialog)).toMatch(/筛选：无按列表默认：随访人$/);
    await save(app, dialog);
    await viewButton('默认');
    expect(viewNamed('默认').query).toBe('');
  });

  test('a default that was cleared is kept as such', async () => {
    const app = await signedIn(`${FOLLOW_UPS}?assignee=`);
    const dialog = await saveAs(app, '所有人');
    expect(parts(dialog).getByText('随访人：不限')).toBeInTheDocument();
    expect(textOf(dialog)).not.toContain('按列表默认');
  });

  test('dates are said to stay as they are, and both ends of them do', async () => {
    const app = await signedIn(`${CHANNELS}?from=2026-11-15`);
    const dialog = await saveAs(app, '近七天');
    expect(parts(dialog).getByText(/^统计日期: 2026-11-15 – 2026-11-21（固定日期）$/)).toBeInTheDocument();
    await save(app, dialog);
    await viewButton('近七天');
    expect(viewNamed('近七天').query).toBe('before=2026-11-22&from=2026-11-15');
  });
});
