import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { customService as limit } from '@/contract/limits/custom-service';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';
import { fault, recordCalls, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const PATH = '/setting/custom-service';
const now = () => state().world.customService.rows[0];
const opened = async () => {
  const app = await signedIn(PATH);
  await screen.findByLabelText('客服电话');
  return app;
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
// In jsdom the icon of a button that was at work stays, and with it its word in the name.
const save = (app: App) => app.user.click(button(/保存$/));
const field = (name: string) => screen.getByLabelText(name);
const write = async (app: App, name: string, text: string) => {
  await app.user.clear(field(name));
  if (text === '') return;
  await app.user.click(field(name));
  await app.user.paste(text);
};
const preview = () => within(screen.getByRole('region', { name: '会员看到的样子' }));
/** What another operator saves in the meantime. */
const meanwhile = (changes: object) => Object.assign(now(), changes, { version: now().version + 1 });

describe('the form', () => {
  test('saves what was changed; another number only after it was confirmed with the old one in view', async () => {
    const app = await opened();
    const before = now();
    await write(app, '客服电话', ' 0755 8888 6666 ');
    await write(app, '节假日说明', '');
    await save(app);
    const question = await dialogWith('确认修改客服电话？');
    expect(question.getByText(before.phone)).toBeInTheDocument();
    expect(question.getByText('075588886666')).toBeInTheDocument();
    await app.user.click(question.getByRole('button', { name: '返回检查' }));
    expect(now().phone).toBe(before.phone);
    await save(app);
    const again = (await screen.findAllByRole('button', { name: '确认修改' })).at(-1) as HTMLElement;
    await app.user.click(again);
    await screen.findByText('已保存');
    expect(now()).toMatchObject({ phone: '075588886666', holidayNote: null, version: before.version + 1 });
    // What was saved is the newest version, and in the log.
    expect(await screen.findByText(`第 ${before.version + 1} 版`)).toBeInTheDocument();
    const log = within(await screen.findByRole('region', { name: '操作日志' }));
    expect(await log.findByText('075588886666')).toBeInTheDocument();
  });

  test('has no hours while it is open all day, and asks for them otherwise', async () => {
    const app = await opened();
    await app.user.click(screen.getByRole('switch', { name: '24 小时服务' }));
    expect(screen.queryByLabelText('开始时间')).not.toBeInTheDocument();
    await save(app);
    await screen.findByText('已保存');
    expect(now()).toMatchObject({ allDay: true, workStart: null, workEnd: null });
    await app.user.click(screen.getByRole('switch', { name: '24 小时服务' }));
    await save(app);
    await waitFor(() => expect(field('开始时间')).toHaveAccessibleDescription('不能为空'));
  });

  test('says each refusal on its field', async () => {
    const app = await opened();
    const calls = recordCalls();
    await write(app, '客服电话', '12345678');
    await write(app, '企微客服链接', 'http://work.weixin.qq.com');
    for (const day of ['周一', '周二', '周三', '周四', '周五', '周六']) {
      await app.user.click(screen.getByRole('checkbox', { name: day }));
    }
    for (const place of ['我的', '结果页', '项目页']) {
      await app.user.click(screen.getByRole('checkbox', { name: place }));
    }
    await save(app);
    await waitFor(() => expect(field('客服电话')).toHaveAccessibleDescription(/电话格式不正确/));
    expect(field('企微客服链接')).toHaveAccessibleDescription(/https/);
    expect(screen.getByText('请至少选择一天')).toBeInTheDocument();
    expect(screen.getByText('请至少选择一个位置')).toBeInTheDocument();
    expect(calls).not.toContain('PUT /custom-service');
  });

  test('says what only the server refuses on its field, too', async () => {
    const app = await opened();
    await write(app, '备用电话', now().phone.replaceAll('-', ''));
    await save(app);
    await waitFor(() => expect(field('备用电话')).toHaveAccessibleDescription(/不同|相同/));
    await waitFor(() => expect(field('备用电话')).toHaveFocus());
  });

  test('that somebody else has changed compares, and saves what was chosen', async () => {
    const app = await opened();
    await write(app, '显示名称', '健康热线');
    meanwhile({ displayName: '服务热线', updatedByName: '周宁' });
    await save(app);
    const dialog = await dialogWith('内容已被他人修改');
    await app.user.click(dialog.getByRole('radio', { name: /健康热线/ }));
    await app.user.click(dialog.getByRole('button', { name: '按所选内容保存' }));
    await screen.findByText('已保存');
    expect(now().displayName).toBe('健康热线');
  });

  test('is taken back to what was saved, and has nothing to save then', async () => {
    const app = await opened();
    expect(button('撤销修改')).toBeDisabled();
    await write(app, '显示名称', '不会保存');
    await app.user.click(screen.getByRole('switch', { name: '24 小时服务' }));
    await app.user.click(button('撤销修改'));
    expect(field('显示名称')).toHaveValue(now().displayName);
    expect(await screen.findByLabelText('开始时间')).toHaveValue(now().workStart);
    expect(button('撤销修改')).toBeDisabled();
    await save(app);
    await screen.findByText('没有需要保存的修改');
  });

  test('that had another code before shows both in the log, and no address', async () => {
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
    await opened();
    const log = within(await screen.findByRole('region', { name: '操作日志' }));
    const pictures = log.getAllByRole('img', { name: '企微客服二维码' });
    expect(pictures.slice(0, 2).map((picture) => picture.getAttribute('src'))).toEqual([from, to]);
    expect(log.queryByText(/uploads/)).not.toBeInTheDocument();
  });

  test('that does not arrive can be asked for again', async () => {
    server.use(fault.status('GET', '/custom-service', 500));
    const app = await signedIn(PATH);
    expect(await screen.findByText('加载失败')).toBeInTheDocument();
    server.resetHandlers();
    await app.user.click(button('重试'));
    expect(await screen.findByLabelText('客服电话')).toHaveValue(now().phone);
  });

  test.each([
    ['显示名称', limit.maxDisplayNameLength, true],
    ['非服务时间提示', limit.maxOffHoursTipLength, true],
    ['节假日说明', limit.maxHolidayNoteLength, false],
  ])('takes what is typed into %s as it is, and says what is too much', async (name, max, isRequired) => {
    const app = await opened();
    const tooLong = (count: number) => `最多 ${max} 个字符，现在有 ${count} 个`;
    for (const [text, refusal] of [
      ['字'.repeat(max), undefined],
      ['字'.repeat(max + 1), tooLong(max + 1)],
      ['😀'.repeat(max), undefined],
      ['😀'.repeat(max + 1), tooLong(max + 1)],
      ['字'.repeat(10_000), tooLong(10_000)],
      [' \u3000\t', isRequired ? '不能为空' : undefined],
    ] as const) {
      await write(app, name, text);
      if (refusal)
        await waitFor(() => expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(refusal)));
      else await waitFor(() => expect(field(name)).not.toHaveAttribute('aria-invalid'));
    }
    await write(app, name, `\u202E${'😀'.repeat(max)}\u200F`);
    await save(app);
    await screen.findByText('已保存');
    expect([now().displayName, now().offHoursTip, now().holidayNote]).toContain('😀'.repeat(max));
  });
});

describe('the preview', () => {
  // It is Saturday, 9:30 in Shanghai; the service answers from Monday to Saturday, 9:00 to 20:30.
  test('follows what is typed, and whether somebody answers right now', async () => {
    const app = await opened();
    expect(preview().getByText('现在是服务时间')).toBeInTheDocument();
    expect(preview().getByText('服务时间：周一至周六 09:00–20:30')).toBeInTheDocument();
    expect(preview().queryByText(now().offHoursTip)).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('checkbox', { name: '周六' }));
    expect(preview().getByText('现在是非服务时间')).toBeInTheDocument();
    expect(preview().getByText(now().offHoursTip)).toBeInTheDocument();
    await write(app, '显示名称', '健康热线');
    expect(preview().getByText('健康热线')).toBeInTheDocument();
    await app.user.click(screen.getByRole('switch', { name: '启用' }));
    expect(preview().getByText('客服入口已停用，会员看不到任何内容')).toBeInTheDocument();
  });
});

describe('hints that name an old number', () => {
  const names = (number: string) =>
    state()
      .world.hints.filter(({ primaryActionTarget }) => primaryActionTarget === number)
      .map(({ name }) => name);
  const listed = async (area: Pick<typeof screen, 'findAllByRole'>) => {
    const links = await area.findAllByRole('link', { name: /在新标签页编辑结果提示/ });
    return links.map((link) => link.textContent);
  };

  test('are listed beside the number, and lead to their forms', async () => {
    const old = names('0755-26010000');
    expect(old.length).toBeGreaterThan(0);
    await opened();
    expect(await listed(screen)).toEqual(old);
    const [link] = screen.getAllByRole('link', { name: /在新标签页编辑结果提示/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/setting\/result-hint\?edit=\d+$/));
  });

  test('are listed before the number is changed, with those that name the present one', async () => {
    const hint = state().world.hints[0];
    if (hint) hint.suggestion = `有疑问请致电 ${now().phone.replaceAll('-', ' ')}。`;
    const app = await opened();
    await write(app, '客服电话', '0755-88886666');
    await save(app);
    const question = await dialogWith('确认修改客服电话？');
    expect(await listed(question)).toEqual([hint?.name, ...names('0755-26010000')]);
  });
});

describe('the text for outside the hours', () => {
  const warning = /非服务时间提示中的.*与设置的服务时间不一致/;

  test('that names other hours than those of the form is warned of, until it names them', async () => {
    const app = await opened();
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('checkbox', { name: '周六' }));
    expect(await screen.findByText('非服务时间提示中的日期与设置的服务时间不一致')).toBeInTheDocument();
    await write(app, '非服务时间提示', '请在工作日 9:00 至 18:00 联系我们');
    expect(await screen.findByText('非服务时间提示中的时段与设置的服务时间不一致')).toBeInTheDocument();
    await write(app, '非服务时间提示', '请在工作日 9:00 至 20:30 联系我们');
    await waitFor(() => expect(screen.queryByText(warning)).not.toBeInTheDocument());
  });

  test('is previewed within the hours, too', async () => {
    const app = await opened();
    expect(preview().queryByText(now().offHoursTip)).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('radio', { name: '非服务时间' }));
    expect(preview().getByText(now().offHoursTip)).toBeInTheDocument();
    expect(preview().queryByText('现在是服务时间')).not.toBeInTheDocument();
  });
});

describe('an earlier version', () => {
  test('is restored after a look at what will change, and the form begins anew with it', async () => {
    const app = await opened();
    const before = now();
    await write(app, '显示名称', '不会保存');
    await app.user.click(await screen.findByRole('button', { name: '恢复此版本：第 1 版' }));
    const dialog = await dialogWith('恢复到第 1 版？');
    expect(dialog.getByText('表单中尚未保存的修改将丢失。')).toBeInTheDocument();
    expect(dialog.getByText('周一至周六')).toBeInTheDocument();
    expect(dialog.getByText('周一至周五')).toBeInTheDocument();
    await app.user.click(dialog.getByRole('button', { name: '恢复此版本' }));
    await screen.findByText('已恢复到第 1 版');
    expect(now()).toMatchObject({ phone: '0755-26010000', version: before.version + 1 });
    await waitFor(() => expect(field('客服电话')).toHaveValue('0755-26010000'));
    expect(field('显示名称')).toHaveValue('客服热线');
    expect(await screen.findByText('恢复历史版本')).toBeInTheDocument();
  });

  test('is not restored over what somebody else has just saved', async () => {
    const app = await opened();
    await app.user.click(await screen.findByRole('button', { name: '恢复此版本：第 1 版' }));
    const dialog = await dialogWith('恢复到第 1 版？');
    meanwhile({ displayName: '服务热线' });
    await app.user.click(dialog.getByRole('button', { name: '恢复此版本' }));
    expect(await screen.findByText(/设置刚刚被他人修改/)).toBeInTheDocument();
    await waitFor(() => expect(field('显示名称')).toHaveValue('服务热线'));
    expect(now().phone).toBe('400-000-2021');
  });

  test.each([
    ['nothing', null],
    ['half of it', { current: { id: 'custom-service', version: 9 } }],
  ])('is not restored when a conflict brings %s: the dialog says so and nothing is lost', async (_, data) => {
    const app = await opened();
    await app.user.click(await screen.findByRole('button', { name: '恢复此版本：第 1 版' }));
    const dialog = await dialogWith('恢复到第 1 版？');
    server.use(
      fault.json('POST', '/custom-service/restore', { success: false, errorMessage: '数据已被他人更新', data }, 409),
    );
    await app.user.click(dialog.getByRole('button', { name: '恢复此版本' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('数据已被他人更新');
    expect(field('显示名称')).toHaveValue('客服热线');
  });
});

test('a conflict that brings half of what somebody else saved is said, and has nothing to compare', async () => {
  const app = await opened();
  await write(app, '显示名称', '健康热线');
  const data = { current: { id: 'custom-service', version: 9 } };
  server.use(fault.json('PUT', '/custom-service', { success: false, errorMessage: '数据已被他人更新', data }, 409));
  await save(app);
  expect(await screen.findByRole('alert')).toHaveTextContent('数据已被他人更新');
  expect(field('显示名称')).toHaveValue('健康热线');
});
