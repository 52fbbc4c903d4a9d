import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { hotword as limit } from '@/contract/limits/hotword';
import type { HotwordRow } from '../../mock/hotword/fixtures';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { findDialog } from '../dialog';
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
async function chooseAction(user: UserEvent, { word }: HotwordRow, action: string) {
  fireEvent.click(await screen.findByRole('button', { name: `更多操作：${word}` }));
  await chooseEntry(user, action);
}
const write = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
// In jsdom the loading icon of a button never leaves, so the name of the button keeps it.
const save = () => fireEvent.click(button(/保存$/));
/** Enables as many hotwords as the limit allows. */
const enableAll = () =>
  hotwords().forEach((row, index) => {
    row.status = index < limit.maxEnabled ? 'enabled' : 'disabled';
  });

test('shows the target of each hotword and the number of enabled ones, and no number when the list fails', async () => {
  server.use(fault.status('GET', '/hotwords', 500));
  await signedIn(`${LIST}?status=enabled&keyword=ｐｈｑ`);
  expect(await screen.findByText('列表加载失败')).toBeInTheDocument();
  expect(screen.getByText('已启用 — / 20')).toBeInTheDocument();
  server.resetHandlers();
  fireEvent.click(button('重试'));
  const row = within((await screen.findByText('PHQ-9')).closest('tr') as HTMLElement);
  expect(row.getByText('本小程序页面：pages/search/result')).toBeInTheDocument();
  expect(screen.getByText('共 1 条')).toBeInTheDocument();
  expect(await screen.findByText('已启用 18 / 20')).toBeInTheDocument();
});

test('creates a hotword that links to a project, and shows each refusal on its field', async () => {
  enableAll();
  Object.assign(state().world.categories.find(({ name }) => name === '消化健康') ?? {}, { status: 'disabled' });
  const { user, address } = await signedIn(`${LIST}?keyword=没有`);
  fireEvent.click(await screen.findByRole('button', { name: '新建热词' }));
  expect(address()).toContain('edit=new');
  write('热词', first.word);
  fireEvent.click(screen.getByRole('radio', { name: '已启用' }));
  fireEvent.click(screen.getByRole('radio', { name: '本小程序页面' }));
  write('页面路径', 'pages/a');
  fireEvent.click(screen.getByRole('radio', { name: '分类' }));
  await user.click(screen.getByRole('combobox', { name: '目标分类' }));
  expect(await screen.findByTitle('消化健康 / 胃癌筛查（已停用）')).toBeInTheDocument();
  // The entered path is not used as a project.
  fireEvent.click(screen.getByRole('radio', { name: '项目' }));
  const target = screen.getByRole('combobox', { name: '目标项目' });
  save();
  await waitFor(() => expect(target).toHaveAccessibleDescription('请选择跳转目标'));
  const project = state().world.projects.find(({ status }) => status === 'published');
  await user.click(target);
  await user.click(await screen.findByTitle(project?.name ?? ''));
  save();
  await waitFor(() => expect(field('热词')).toHaveAccessibleDescription(/已有|存在/));
  expect(screen.getByText(/最多.*20 个/, { selector: '.ant-form-item-explain-error' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('radio', { name: '已停用' }));
  write('热词', '  胃肠健康　');
  save();
  await screen.findByText('已保存');
  expect(findHotword(({ word }) => word === '胃肠健康')).toMatchObject({
    ...{ linkType: 'project', target: project?.id, status: 'disabled', source: 'manual' },
  });
  expect(inOrder().at(-1)).toBe('胃肠健康');
  await waitFor(() => expect(address()).not.toContain('edit'));
});

test('warns that the validity has ended before a hotword is saved as enabled', async () => {
  const row = findHotword(({ status }) => status === 'disabled');
  Object.assign(row, { validFrom: '2019-01-01T00:00:00+08:00', validTo: '2020-01-01T00:00:00+08:00' });
  await signedIn(`${LIST}?keyword=没有&edit=${row.id}`);
  expect(await screen.findByText('保存后：已停用')).toBeInTheDocument();
  expect(screen.getByText(`编辑热词“${row.word}”`)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('radio', { name: '已启用' }));
  expect(await screen.findByText('保存后：已启用，但有效期已过')).toBeInTheDocument();
  expect(screen.getByText(/有效期已经结束，会员不会看到这个热词/)).toBeInTheDocument();
  save();
  await screen.findByText('已保存');
  expect(getById(row.id).status).toBe('enabled');
});

test('pins a hotword, logs both positions, and saves a new order', async () => {
  state().world.hotwords = hotwords().filter(({ sort }) => sort < 8);
  const row = findHotword(({ sort }) => sort === 5);
  const { user } = await signedIn(LIST);
  await chooseAction(user, row, '置顶');
  await screen.findByText(`已置顶“${row.word}”`);
  expect(inOrder()[0]).toBe(row.word);
  await waitFor(() => expect(screen.getAllByRole('checkbox')[1]).toHaveAccessibleName(`选择 ${row.word}`));
  await user.click(screen.getByText(row.word));
  fireEvent.click(await screen.findByRole('button', { name: /操作日志/ }));
  expect(await screen.findByText('第 6 位')).toBeInTheDocument();
  expect(screen.getByText('第 1 位')).toBeInTheDocument();
  fireEvent.click(button('关闭'));

  fireEvent.click(button('调整排序'));
  const order = within(await screen.findByRole('list', { name: '热词顺序' }));
  expect(order.getAllByRole('listitem')).toHaveLength(8);
  await user.click(order.getByLabelText(`移动：${row.word}`));
  await chooseEntry(user, '下移');
  await user.click(screen.getByText('保存顺序'));
  await screen.findByText('顺序已保存');
  expect(inOrder().slice(0, 2)).toEqual([first.word, row.word]);
});

test('imports search terms, most searched first, and offers no import when there are none', async () => {
  server.use(fault.status('GET', '/hotwords/suggestions', 500));
  const { user } = await signedIn(`${LIST}?keyword=没有`);
  fireEvent.click(await screen.findByRole('button', { name: '从热搜导入' }));
  const dialog = await findDialog(/导入后为停用状态/);
  await dialog.findByText('列表加载失败');
  expect(dialog.queryByRole('button', { name: '导入所选' })).not.toBeInTheDocument();
  server.resetHandlers();
  fireEvent.click(dialog.getByRole('button', { name: '重试' }));
  const boxes = await dialog.findAllByRole('checkbox');
  const labels = boxes.map((box) => box.closest('label')?.textContent ?? '');
  const counts = labels.map((label) => Number(/（(\d+) 次）/.exec(label)?.[1]));
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  fireEvent.click(dialog.getByRole('button', { name: '导入所选' }));
  expect(await dialog.findByText('请至少选择一个词')).toBeInTheDocument();
  await user.click(boxes[0] as HTMLElement);
  fireEvent.click(dialog.getByRole('button', { name: '导入所选' }));
  await screen.findByText('已处理 1 条');
  const word = /^(.+)（/.exec(labels[0] ?? '')?.[1];
  expect(findHotword((row) => row.word === word)).toMatchObject({ status: 'disabled', linkType: 'none' });
  expect(inOrder().at(-1)).toBe(word);

  state().world.searchTerms = [];
  fireEvent.click(button('从热搜导入'));
  const empty = await findDialog('暂无可导入的词');
  expect(empty.queryByRole('button', { name: '导入所选' })).not.toBeInTheDocument();
});
