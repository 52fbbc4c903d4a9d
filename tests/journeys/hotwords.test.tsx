import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { hotword as limit } from '@/contract/limits/hotword';
import type { HotwordRow } from '../../mock/hotword/fixtures';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';
import { chooseEntry } from '../menu';
import { fault, server } from '../server';

const LIST = '/setting/search-hotwords';

const hotwords = () => state().world.hotwords;
function findHotword(is: (row: HotwordRow) => boolean) {
  const row = hotwords().find(is);
  if (!row) throw new Error('the world has no such hotword');
  return row;
}
const getById = (id: string) => findHotword((row) => row.id === id);
const inOrder = () =>
  hotwords()
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ word }) => word);
let first: HotwordRow;

beforeEach(() => {
  first = findHotword(({ sort }) => sort === 0);
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);
const select = async (user: UserEvent, { word }: HotwordRow) =>
  user.click(await screen.findByRole('checkbox', { name: `选择 ${word}` }));
async function chooseAction(user: UserEvent, { word }: HotwordRow, action: string) {
  await user.click(await screen.findByRole('button', { name: `更多操作：${word}` }));
  await chooseEntry(user, action);
}
async function write(user: UserEvent, name: string, text: string) {
  await user.clear(field(name));
  await user.click(field(name));
  await user.paste(text);
}
// In jsdom the icon of a button that was at work stays, and with it its word in the name.
const save = (user: UserEvent) => user.click(button(/保存$/));
/** Enables as many hotwords as may be. */
const enableAll = () =>
  hotwords().forEach((row, index) => {
    row.status = index < limit.maxEnabled ? 'enabled' : 'disabled';
  });

test('lists where each hotword leads and how many are enabled, and takes a failure for no number', async () => {
  server.use(fault.status('GET', '/hotwords', 500));
  const { user } = await signedIn(`${LIST}?status=enabled&keyword=ｐｈｑ`);
  expect(await screen.findByText('列表加载失败')).toBeInTheDocument();
  expect(screen.getByText('已启用 — / 20')).toBeInTheDocument();
  server.resetHandlers();
  await user.click(button('重试'));
  const row = within((await screen.findByText('PHQ-9')).closest('tr') as HTMLElement);
  expect(row.getByText('本小程序页面：pages/search/result')).toBeInTheDocument();
  expect(screen.getByText('共 1 条')).toBeInTheDocument();
  expect(await screen.findByText('已启用 18 / 20')).toBeInTheDocument();

  // One that another operator has deleted leaves the list when it is opened.
  state().world.hotwords = hotwords().filter(({ word }) => word !== 'PHQ-9');
  await user.click(screen.getByText('PHQ-9'));
  await screen.findByText('热词不存在或已被删除');
  await waitFor(() => expect(screen.queryByText('PHQ-9')).not.toBeInTheDocument());
});

test('adds a hotword that leads to a project, once each refusal is gone from its field', async () => {
  enableAll();
  const { user, address } = await signedIn(`${LIST}?keyword=没有`);
  await user.click(await screen.findByRole('button', { name: '新建热词' }));
  expect(address()).toContain('edit=new');
  await write(user, '热词', first.word);
  await user.click(screen.getByRole('radio', { name: '已启用' }));
  await user.click(screen.getByRole('radio', { name: '本小程序页面' }));
  await write(user, '页面路径', '/pages/a');
  await save(user);
  await waitFor(() => expect(field('页面路径')).toHaveAccessibleDescription(/开头不带/));
  // A path stands for no project.
  await user.click(screen.getByRole('radio', { name: '项目' }));
  const target = screen.getByRole('combobox', { name: '目标项目' });
  await save(user);
  await waitFor(() => expect(target).toHaveAccessibleDescription('请选择跳转目标'));
  const project = state().world.projects.find(({ status }) => status === 'published');
  await user.click(target);
  await user.click(await screen.findByTitle(project?.name ?? ''));
  await save(user);
  await waitFor(() => expect(field('热词')).toHaveAccessibleDescription(/已有|存在/));
  expect(screen.getByText(/最多.*20 个/, { selector: '.ant-form-item-explain-error' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '已停用' }));
  await write(user, '热词', '包治胃病');
  await save(user);
  await waitFor(() => expect(field('热词')).toHaveAccessibleDescription(/不能|敏感|禁/));
  await write(user, '热词', '  胃肠健康　');
  await save(user);
  await screen.findByText('已保存');
  expect(findHotword(({ word }) => word === '胃肠健康')).toMatchObject({
    ...{ linkType: 'project', target: project?.id, status: 'disabled', source: 'manual' },
  });
  expect(inOrder().at(-1)).toBe('胃肠健康');
  await waitFor(() => expect(address()).not.toContain('edit'));
});

test('warns that the validity of a hotword is over before it is enabled', async () => {
  const row = findHotword(({ status }) => status === 'disabled');
  Object.assign(row, { validFrom: '2019-01-01T00:00:00+08:00', validTo: '2020-01-01T00:00:00+08:00' });
  const { user } = await signedIn(`${LIST}?keyword=没有&edit=${row.id}`);
  expect(await screen.findByText('保存后：已停用')).toBeInTheDocument();
  expect(screen.getByText(`编辑热词“${row.word}”`)).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '已启用' }));
  expect(await screen.findByText('保存后：已启用，但有效期已过')).toBeInTheDocument();
  expect(screen.getByText(/有效期已经结束，会员不会看到这个热词/)).toBeInTheDocument();
  await save(user);
  await screen.findByText('已保存');
  expect(getById(row.id).status).toBe('enabled');
});

test('pins a hotword, shows both places in its history, and saves another order at once', async () => {
  const row = findHotword(({ sort }) => sort === 5);
  const { user } = await signedIn(LIST);
  await chooseAction(user, row, '置顶');
  await screen.findByText(`已置顶“${row.word}”`);
  expect(inOrder()[0]).toBe(row.word);
  await waitFor(() => expect(screen.getAllByRole('checkbox')[1]).toHaveAccessibleName(`选择 ${row.word}`));
  await user.click(screen.getByText(row.word));
  await user.click(await screen.findByRole('button', { name: /操作日志/ }));
  expect(await screen.findByText('第 6 位')).toBeInTheDocument();
  expect(screen.getByText('第 1 位')).toBeInTheDocument();
  await user.click(button('关闭'));

  await user.click(button('调整排序'));
  const order = within(await screen.findByRole('list', { name: '热词顺序' }));
  expect(order.getAllByRole('listitem')).toHaveLength(60);
  // By label and text, as queries by role go through two hundred buttons.
  await user.click(order.getByLabelText(`下移：${row.word}`));
  await user.click(screen.getByText('保存顺序'));
  await screen.findByText('顺序已保存');
  expect(inOrder().slice(0, 2)).toEqual([first.word, row.word]);
});

test('enables no more than twenty, and deletes all that match as a job that can be undone', async () => {
  enableAll();
  const { user } = await signedIn(`${LIST}?status=disabled`);
  const disabled = hotwords().filter(({ status }) => status === 'disabled');
  const [one, other] = disabled as [HotwordRow, HotwordRow];
  expect(await screen.findByText('已启用 20 / 20，已达上限')).toBeInTheDocument();
  await chooseAction(user, one, '启用');
  expect(await screen.findByText(/最多.*20 个/)).toBeInTheDocument();
  expect(getById(one.id).status).toBe('disabled');

  await select(user, one);
  await user.click(button('启用'));
  const dialog = await dialogWith(/启用 1 个热词？/);
  await user.click(dialog.getByRole('button', { name: '启用' }));
  const result = await dialogWith('0 条已处理，1 条未处理');
  expect(result.getByText(one.word)).toBeInTheDocument();
  await user.click(result.getByRole('button', { name: '知道了' }));

  await select(user, other);
  await user.click(button(`选择全部 ${disabled.length} 条`));
  await user.click(button('删除'));
  const question = await dialogWith(`删除 ${disabled.length} 个热词？`);
  await user.click(question.getByRole('button', { name: '删除' }));
  expect(await screen.findByText(`已删除 ${disabled.length} 个热词`)).toBeInTheDocument();
  expect(hotwords().filter(({ status }) => status === 'disabled')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: /^撤销/ }));
  expect(await screen.findByText('已撤销')).toBeInTheDocument();
  expect(hotwords().filter(({ status }) => status === 'disabled')).toHaveLength(disabled.length);
});

test('imports what members search for, most searched first, and nothing where there is nothing', async () => {
  server.use(fault.status('GET', '/hotwords/suggestions', 500));
  const { user } = await signedIn(`${LIST}?keyword=没有`);
  await user.click(await screen.findByRole('button', { name: '从热搜导入' }));
  const dialog = await dialogWith(/导入后为停用状态/);
  await dialog.findByText('列表加载失败');
  expect(dialog.queryByRole('button', { name: '导入所选' })).not.toBeInTheDocument();
  server.resetHandlers();
  await user.click(dialog.getByRole('button', { name: '重试' }));
  const boxes = await dialog.findAllByRole('checkbox');
  const labels = boxes.map((box) => box.closest('label')?.textContent ?? '');
  const counts = labels.map((label) => Number(/（(\d+) 次）/.exec(label)?.[1]));
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  await user.click(dialog.getByRole('button', { name: '导入所选' }));
  expect(await dialog.findByText('请至少选择一个词')).toBeInTheDocument();
  await user.click(boxes[0] as HTMLElement);
  await user.click(dialog.getByRole('button', { name: '导入所选' }));
  await screen.findByText('已处理 1 条');
  const word = /^(.+)（/.exec(labels[0] ?? '')?.[1];
  expect(findHotword((row) => row.word === word)).toMatchObject({ status: 'disabled', linkType: 'none' });
  expect(inOrder().at(-1)).toBe(word);

  state().world.searchTerms = [];
  await user.click(button('从热搜导入'));
  const empty = await dialogWith('暂无可导入的词');
  expect(empty.queryByRole('button', { name: '导入所选' })).not.toBeInTheDocument();
});
