import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { findDialog } from '../dialog';
import { fault, recordCalls, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const now = () => state().world.customService.rows[0];
const openForm = async () => {
  const app = await signedIn('/setting/custom-service');
  await screen.findByLabelText('客服电话');
  return app;
};
const press = (app: App, name: string | RegExp) => app.user.click(screen.getByRole('button', { name }));
// In jsdom the loading icon of a button never leaves, so the name of the button keeps it.
const save = (app: App) => press(app, /保存$/);
const field = (name: string) => screen.getByLabelText(name);
const write = async (app: App, name: string, text: string) => {
  await app.user.clear(field(name));
  if (text === '') return;
  await app.user.click(field(name));
  await app.user.paste(text);
};
const toggle = (app: App, role: 'switch' | 'checkbox', name: string) =>
  app.user.click(screen.getByRole(role, { name }));
const openLog = async (app: App) => {
  await app.user.click(screen.getByRole('tab', { name: '操作日志' }));
  return within(await screen.findByRole('region', { name: '操作日志' }));
};
const preview = () => within(screen.getByRole('region', { name: '会员看到的样子' }));
/** Saves changes as another operator would. */
const meanwhile = (changes: object) => Object.assign(now(), changes, { version: now().version + 1 });

const OLD_NUMBER = '0755-26010000';
const hintsWith = (number: string) =>
  state()
    .world.hints.filter(({ primaryActionTarget }) => primaryActionTarget === number)
    .map(({ name }) => name);
const listedHints = async (area: Pick<typeof screen, 'findAllByRole'>) =>
  (await area.findAllByRole('link', { name: /在新标签页编辑结果提示/ })).map((link) => link.textContent);

test('asks before saving a new phone number, and shows the old one and the hints that use it', async () => {
  const hint = state().world.hints[0];
  if (hint) hint.suggestion = `有疑问请致电 ${now().phone.replaceAll('-', ' ')}。`;
  const app = await openForm();
  const before = now();
  const old = hintsWith(OLD_NUMBER);
  expect(old.length).toBeGreaterThan(0);
  expect(await listedHints(screen)).toEqual(old);
  const [link] = screen.getAllByRole('link', { name: /在新标签页编辑结果提示/ });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/setting\/result-hint\?edit=\d+$/));
  await write(app, '客服电话', ' 0755 8888 6666 ');
  await write(app, '节假日说明', '');
  await save(app);
  const question = await findDialog('确认修改客服电话？');
  expect(question.getByText(before.phone)).toBeInTheDocument();
  expect(question.getByText('075588886666')).toBeInTheDocument();
  expect(await listedHints(question)).toEqual([hint?.name, ...old]);
  await app.user.click(question.getByRole('button', { name: '返回检查' }));
  expect(now().phone).toBe(before.phone);
  await save(app);
  await app.user.click((await screen.findAllByRole('button', { name: '确认修改' })).at(-1) as HTMLElement);
  await screen.findByText('已保存');
  expect(now()).toMatchObject({ phone: '075588886666', holidayNote: null, version: before.version + 1 });
  // The saved values are the newest version and are in the change log.
  expect(await screen.findByText(`第 ${before.version + 1} 版`)).toBeInTheDocument();
  const log = await openLog(app);
  expect(await log.findByText('075588886666')).toBeInTheDocument();
});

test('warns that the holidays of this year are missing, adds one, and compares only the periods that differ', async () => {
  const qingming = { from: '2025-04-04', to: '2025-04-06', kind: 'holiday', name: '清明节' } as const;
  const labourDay = { from: '2026-05-01', to: '2026-05-01', kind: 'holiday', name: '劳动节' } as const;
  const newYear = { from: '2026-01-01', to: '2026-01-03', kind: 'holiday', name: '元旦' } as const;
  now().calendar = [qingming];
  const app = await openForm();
  expect(screen.getByText(/没有 2026 年的节假日安排/)).toBeInTheDocument();
  await press(app, '添加一段');
  const dialog = await findDialog('添加一段');
  await app.user.click(dialog.getByLabelText('名称'));
  await app.user.paste('元旦');
  await app.user.clear(dialog.getByLabelText('结束日期'));
  await app.user.paste('2026-01-03');
  await app.user.keyboard('{Enter}');
  await app.user.click(dialog.getByRole('button', { name: /确\s?定$/ }));
  expect(await screen.findByText('2026-01-01 至 2026-01-03 元旦（放假）')).toBeInTheDocument();
  expect(screen.queryByText(/没有 2026 年的节假日安排/)).not.toBeInTheDocument();
  meanwhile({ calendar: [qingming, labourDay] });
  await save(app);
  const conflict = await findDialog('内容已被他人修改');
  expect(conflict.getByText('1 段相同')).toBeInTheDocument();
  expect(conflict.getByText('2026-05-01 劳动节（放假）；另有 1 段相同')).toBeInTheDocument();
  await app.user.click(conflict.getByText('2026-01-01 至 2026-01-03 元旦（放假）；另有 1 段相同'));
  await app.user.click(conflict.getByRole('button', { name: /按所选内容保存$/ }));
  await screen.findByText('已保存');
  expect(now().calendar).toEqual([qingming, newYear]);
  const log = await openLog(app);
  expect((await log.findByText('节假日与调休')).parentElement).toHaveTextContent(
    '节假日与调休2026-05-01 劳动节；另有 1 段相同 → 2026-01-01/2026-01-03 元旦；另有 1 段相同',
  );
});

test('requires an https link, a weekday, a place and another backup number', async () => {
  Object.assign(now(), { workdays: [6], showOn: ['mine'] });
  const app = await openForm();
  const calls = recordCalls();
  await write(app, '企微客服链接', 'http://work.weixin.qq.com');
  await write(app, '备用电话', now().phone);
  await toggle(app, 'checkbox', '周六');
  await toggle(app, 'checkbox', '我的');
  await save(app);
  await waitFor(() => expect(field('企微客服链接')).toHaveAccessibleDescription(/https/));
  expect(field('备用电话')).toHaveAccessibleDescription(/^备用电话不能与客服电话相同/);
  expect(screen.getByText('请至少选择一天')).toBeInTheDocument();
  expect(screen.getByText('请至少选择一个位置')).toBeInTheDocument();
  expect(calls).not.toContain('PUT /custom-service');
});

test('previews the form, warns when the tip contradicts the hours, and saves no hours for a 24-hour service', async () => {
  // Now it is Saturday, 9:30 in Shanghai; service hours are Monday to Saturday, 9:00 to 20:30.
  const warning = /非服务时间提示中的.*与设置的服务时间不一致/;
  const app = await openForm();
  expect(preview().getByText('现在是服务时间')).toBeInTheDocument();
  expect(preview().getByText('服务时间：周一至周六 09:00–20:30')).toBeInTheDocument();
  expect(preview().queryByText(now().offHoursTip)).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('radio', { name: '非服务时间' }));
  expect(preview().getByText(now().offHoursTip)).toBeInTheDocument();
  expect(preview().queryByText('现在是服务时间')).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('radio', { name: '现在' }));
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
  await toggle(app, 'checkbox', '周六');
  expect(preview().getByText('现在是非服务时间')).toBeInTheDocument();
  expect(preview().getByText(now().offHoursTip)).toBeInTheDocument();
  expect(await screen.findByText('非服务时间提示中的服务日与设置的服务时间不一致')).toBeInTheDocument();
  await write(app, '非服务时间提示', '请在工作日 9:00 至 18:00 联系我们');
  expect(await screen.findByText('非服务时间提示中的时段与设置的服务时间不一致')).toBeInTheDocument();
  await write(app, '非服务时间提示', '请在工作日 9:00 至 20:30 联系我们');
  await waitFor(() => expect(screen.queryByText(warning)).not.toBeInTheDocument());

  await toggle(app, 'switch', '24 小时服务');
  expect(screen.queryByLabelText('开始时间')).not.toBeInTheDocument();
  await save(app);
  await screen.findByText('已保存');
  expect(now()).toMatchObject({ allDay: true, workStart: null, workEnd: null });
  await toggle(app, 'switch', '24 小时服务');
  await save(app);
  await waitFor(() => expect(field('开始时间')).toHaveAccessibleDescription('不能为空'));
  await toggle(app, 'switch', '启用');
  expect(preview().getByText('客服入口已停用，会员看不到任何内容')).toBeInTheDocument();
});

test('shows the changes before restoring an earlier version, then loads it into the form', async () => {
  const [from, to] = ['/api/admin/v1/uploads/old.png', '/api/admin/v1/uploads/new.png'];
  state().changeLog.push({
    id: '1',
    entityType: 'customService',
    entityId: 'custom-service',
    action: 'update',
    operatorName: '林晓',
    createdAt: '2026-11-20T09:00:00+08:00',
    changes: [{ field: 'wecomQrUrl', from, to }],
  });
  const app = await openForm();
  const before = now();
  // The log shows images instead of the URLs of files.
  const log = await openLog(app);
  const pictures = log.getAllByRole('img', { name: '企微客服二维码' });
  expect(pictures.slice(0, 2).map((picture) => picture.getAttribute('src'))).toEqual([from, to]);
  expect(log.queryByText(/uploads/)).not.toBeInTheDocument();
  await write(app, '显示名称', '不会保存');
  await app.user.click(screen.getByRole('tab', { name: '历史版本' }));
  await app.user.click(await screen.findByRole('button', { name: '恢复此版本：第 1 版' }));
  const dialog = await findDialog('恢复到第 1 版？');
  expect(dialog.getByText('表单中尚未保存的修改将丢失。')).toBeInTheDocument();
  expect(dialog.getByText('周一至周六')).toBeInTheDocument();
  expect(dialog.getByText('周一至周五')).toBeInTheDocument();
  await app.user.click(dialog.getByRole('button', { name: '恢复此版本' }));
  await screen.findByText('已恢复到第 1 版');
  expect(now()).toMatchObject({ phone: OLD_NUMBER, version: before.version + 1 });
  await waitFor(() => expect(field('客服电话')).toHaveValue(OLD_NUMBER));
  expect(field('显示名称')).toHaveValue('客服热线');
  expect(await (await openLog(app)).findByText('恢复历史版本')).toBeInTheDocument();
});

test('refuses to restore an earlier version over a change that another operator has just saved', async () => {
  const app = await openForm();
  await app.user.click(await screen.findByRole('button', { name: '恢复此版本：第 1 版' }));
  const dialog = await findDialog('恢复到第 1 版？');
  const restore = () => app.user.click(dialog.getByRole('button', { name: /恢复此版本$/ }));
  // A conflict with an incomplete current version does not change the form.
  const data = { current: { id: 'custom-service', version: 9 } };
  const refusal = { success: false, errorMessage: '数据已被他人更新', data };
  server.use(fault.json('POST', '/custom-service/restore', refusal, 409));
  await restore();
  expect(await dialog.findByRole('alert')).toHaveTextContent('数据已被他人更新');
  expect(field('显示名称')).toHaveValue('客服热线');
  server.resetHandlers();
  meanwhile({ displayName: '服务热线' });
  await restore();
  expect(await screen.findByText(/设置刚刚被他人修改/)).toBeInTheDocument();
  await waitFor(() => expect(field('显示名称')).toHaveValue('服务热线'));
  expect(now().phone).toBe('400-000-2021');
});
