import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { findDialog } from '../dialog';
import { fault, recordCalls, server } from '../server';

const now = () => state().world.customService.rows[0];
const openForm = async () => {
  const app = await signedIn('/setting/custom-service');
  await screen.findByLabelText('客服电话');
  return app;
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
// In jsdom the loading icon of a button never leaves, so the name of the button keeps it.
const save = () => press(/保存$/);
const field = (name: string) => screen.getByLabelText(name);
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const toggle = (name: string) => fireEvent.click(field(name));
const openLog = async () => {
  fireEvent.click(screen.getByRole('tab', { name: '操作日志' }));
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

test('refuses invalid values on their fields, and asks before saving a new phone number, with the hints that use the old one', async () => {
  Object.assign(now(), { workdays: [6], showOn: ['mine'] });
  const hint = state().world.hints[0];
  if (hint) hint.suggestion = `有疑问请致电 ${now().phone.replaceAll('-', ' ')}。`;
  const app = await openForm();
  const before = now();
  const old = hintsWith(OLD_NUMBER);
  expect(old.length).toBeGreaterThan(0);
  expect(await listedHints(screen)).toEqual(old);
  const [link] = screen.getAllByRole('link', { name: /在新标签页编辑结果提示/ });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/setting\/result-hint\?edit=\d+$/));
  const calls = recordCalls();
  write('企微客服链接', 'http://work.weixin.qq.com');
  write('备用电话', before.phone);
  for (const name of ['周六', '我的']) toggle(name);
  save();
  await waitFor(() => expect(field('企微客服链接')).toHaveAccessibleDescription(/https/));
  await waitFor(() => expect(field('备用电话')).toHaveAccessibleDescription(/^备用电话不能与客服电话相同/));
  for (const reason of ['请至少选择一天', '请至少选择一个位置']) expect(screen.getByText(reason)).toBeInTheDocument();
  expect(calls).not.toContain('PUT /custom-service');
  for (const name of ['周六', '我的']) toggle(name);
  write('企微客服链接', 'https://work.weixin.qq.com');
  write('备用电话', '');
  write('客服电话', ' 0755 8888 6666 ');
  write('节假日说明', '');
  save();
  const question = await findDialog('确认修改客服电话？');
  expect(question.getByText(before.phone)).toBeInTheDocument();
  expect(question.getByText('075588886666')).toBeInTheDocument();
  expect(await listedHints(question)).toEqual([hint?.name, ...old]);
  await app.user.click(question.getByRole('button', { name: '返回检查' }));
  expect(now().phone).toBe(before.phone);
  await app.user.click(screen.getByRole('button', { name: /保存$/ }));
  fireEvent.click((await screen.findAllByRole('button', { name: '确认修改' })).at(-1) as HTMLElement);
  await screen.findByText('已保存');
  expect(now()).toMatchObject({ phone: '075588886666', holidayNote: null, version: before.version + 1 });
  // The saved values are the newest version and are in the change log.
  expect(await screen.findByText(`第 ${before.version + 1} 版`)).toBeInTheDocument();
  const log = await openLog();
  expect(await log.findByText('075588886666')).toBeInTheDocument();
});

test('warns about missing holidays and a tip that contradicts the hours, compares only periods that differ, and saves no hours for a 24-hour service', async () => {
  const qingming = { from: '2025-04-04', to: '2025-04-06', kind: 'holiday', name: '清明节' } as const;
  const labourDay = { from: '2026-05-01', to: '2026-05-01', kind: 'holiday', name: '劳动节' } as const;
  const newYear = { from: '2026-01-01', to: '2026-01-03', kind: 'holiday', name: '元旦' } as const;
  now().calendar = [qingming];
  const app = await openForm();
  expect(screen.getByText(/没有 2026 年的节假日安排/)).toBeInTheDocument();
  press('添加一段');
  const dialog = await findDialog('添加一段');
  fireEvent.click(dialog.getByLabelText('名称'));
  await app.user.paste('元旦');
  for (const [label, day] of [
    ['开始日期', '2026-01-01'],
    ['结束日期', '2026-01-03'],
  ] as const) {
    await app.user.click(dialog.getByLabelText(label));
    await app.user.paste(day);
    await app.user.keyboard('{Enter}');
  }
  fireEvent.click(dialog.getByRole('button', { name: /确\s?定$/ }));
  expect(await screen.findByText('2026-01-01 至 2026-01-03 元旦（放假）')).toBeInTheDocument();
  expect(screen.queryByText(/没有 2026 年的节假日安排/)).not.toBeInTheDocument();
  meanwhile({ calendar: [qingming, labourDay] });
  save();
  const conflict = await findDialog('内容已有新的版本');
  expect(conflict.getByText('1 段相同')).toBeInTheDocument();
  expect(conflict.getByText('2026-05-01 劳动节（放假）；另有 1 段相同')).toBeInTheDocument();
  fireEvent.click(conflict.getByText('2026-01-01 至 2026-01-03 元旦（放假）；另有 1 段相同'));
  fireEvent.click(conflict.getByRole('button', { name: /按所选内容保存$/ }));
  await screen.findByText('已保存');
  expect(now().calendar).toEqual([qingming, newYear]);
  const log = await openLog();
  expect((await log.findByText('节假日与调休')).parentElement).toHaveTextContent(
    '节假日与调休2026-05-01 劳动节；另有 1 段相同 → 2026-01-01/2026-01-03 元旦；另有 1 段相同',
  );

  // Now it is Saturday, 9:30 in Shanghai; service hours are Monday to Saturday, 9:00 to 20:30.
  const warning = /非服务时间提示中的.*与设置的服务时间不一致/;
  expect(preview().getByText('现在是服务时间')).toBeInTheDocument();
  expect(preview().getByText('服务时间：周一至周六 09:00–20:30')).toBeInTheDocument();
  expect(preview().queryByText(now().offHoursTip)).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('radio', { name: '非服务时间' }));
  expect(preview().getByText(now().offHoursTip)).toBeInTheDocument();
  expect(preview().queryByText('现在是服务时间')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('radio', { name: '现在' }));
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
  toggle('周六');
  expect(await preview().findByText('现在是非服务时间')).toBeInTheDocument();
  expect(preview().getByText(now().offHoursTip)).toBeInTheDocument();
  expect(await screen.findByText('非服务时间提示中的服务日与设置的服务时间不一致')).toBeInTheDocument();
  write('非服务时间提示', '请在工作日 9:00 至 18:00 联系我们');
  expect(await screen.findByText('非服务时间提示中的时段与设置的服务时间不一致')).toBeInTheDocument();
  write('非服务时间提示', '请在工作日 9:00 至 20:30 联系我们');
  await waitFor(() => expect(screen.queryByText(warning)).not.toBeInTheDocument());

  toggle('24 小时服务');
  expect(screen.queryByLabelText('开始时间')).not.toBeInTheDocument();
  save();
  await waitFor(() => expect(now()).toMatchObject({ allDay: true, workStart: null, workEnd: null }));
  expect(await screen.findAllByText('已保存')).not.toEqual([]);
  toggle('24 小时服务');
  save();
  await waitFor(() => expect(field('开始时间')).toHaveAccessibleDescription('不能为空'));
  toggle('启用');
  expect(await preview().findByText('客服入口已停用，会员看不到任何内容')).toBeInTheDocument();
});

test('shows the changes before restoring an earlier version, refuses it over a change of another operator, then loads it', async () => {
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
  await openForm();
  const { version } = now();
  // The log shows images instead of the URLs of files.
  const log = await openLog();
  const pictures = log.getAllByRole('img', { name: '企微客服二维码' });
  expect(pictures.slice(0, 2).map((picture) => picture.getAttribute('src'))).toEqual([from, to]);
  expect(log.queryByText(/uploads/)).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('tab', { name: '历史版本' }));
  fireEvent.click(await screen.findByRole('button', { name: '恢复此版本：第 1 版' }));
  const dialog = await findDialog('恢复到第 1 版？');
  const restore = () => fireEvent.click(dialog.getByRole('button', { name: /恢复此版本$/ }));
  // A conflict with an incomplete current version does not change the form.
  const data = { current: { id: 'custom-service', version: 9 } };
  const refusal = { success: false, errorMessage: '数据已被他人更新', data };
  server.use(fault.json('POST', '/custom-service/restore', refusal, 409));
  restore();
  expect(await dialog.findByRole('alert')).toHaveTextContent('数据已被他人更新');
  expect(field('显示名称')).toHaveValue('客服热线');
  server.resetHandlers();
  meanwhile({ displayName: '服务热线' });
  restore();
  expect(await screen.findByText(/设置刚刚被他人修改/)).toBeInTheDocument();
  await waitFor(() => expect(field('显示名称')).toHaveValue('服务热线'));
  expect(now().phone).toBe('400-000-2021');

  write('显示名称', '不会保存');
  fireEvent.click(screen.getByRole('button', { name: '恢复此版本：第 1 版' }));
  const again = await findDialog('表单中尚未保存的修改将丢失。');
  for (const days of ['周一至周六', '周一至周五']) expect(again.getByText(days)).toBeInTheDocument();
  fireEvent.click(again.getByRole('button', { name: '恢复此版本' }));
  await screen.findByText('已恢复到第 1 版');
  expect(now()).toMatchObject({ phone: OLD_NUMBER, version: version + 2 });
  await waitFor(() => expect(field('客服电话')).toHaveValue(OLD_NUMBER));
  expect(field('显示名称')).toHaveValue('客服热线');
  expect(await (await openLog()).findByText('恢复历史版本')).toBeInTheDocument();
});
