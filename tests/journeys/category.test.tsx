import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { history } from '@umijs/max';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { picture } from '@/domain/image/testing/pictures';
import type { CategoryRow } from '../../mock/category/fixtures';
import { state } from '../../mock/state';
import { sortInOrder } from '../../mock/store/reorder';
import { signedIn } from '../app';
import { findDialog } from '../dialog';
import { chooseEntry } from '../menu';
import { recordCalls, server } from '../server';

const LIST = '/setting/project-category';
/** The list without rows, for tests of its drawers. */
const NO_ROWS = `${LIST}?keyword=没有`;

function findCategory(name: string): CategoryRow {
  const row = state().world.categories.find((one) => one.name === name);
  if (!row) throw new Error(`no category ${name}`);
  return row;
}
const exists = (name: string) => state().world.categories.some((one) => one.name === name);
const listBelow = (parentId: string | null) =>
  sortInOrder(state().world.categories.filter((row) => row.parentId === parentId)).map(({ name }) => name);
/** Changes a category as another operator would. */
function changeElsewhere(name: string, changes: Partial<CategoryRow>) {
  const row = findCategory(name);
  Object.assign(row, changes, { version: row.version + 1 });
}

const findRow = async (name: string) =>
  within((await screen.findByText(name, { selector: 'td bdi' })).closest('tr') as HTMLElement);
const shownNames = () => [...document.querySelectorAll('td bdi')].map(({ textContent }) => textContent);
async function chooseAction(user: UserEvent, name: string, action: string) {
  fireEvent.click(await screen.findByRole('button', { name: `更多操作：${name}` }));
  await chooseEntry(user, action);
}
// In jsdom the loading icon of a button never leaves, so the name of the button keeps it.
const save = () => fireEvent.click(screen.getByRole('button', { name: /保存$/ }));
const write = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
async function pick(user: UserEvent, label: string, option: string) {
  await user.click(screen.getByLabelText(label));
  await user.click(await screen.findByTitle(option));
}
async function addIcon(user: UserEvent) {
  const bytes = picture('an extended WebP', { width: 120, height: 120 }, 0);
  const file = new File([bytes], 'icon.webp', { type: 'image/webp' });
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
  await screen.findByRole('button', { name: '预览图片：图标' });
}

test('creates a subcategory once the server accepts its name and code, and puts it last', async () => {
  const { user, address } = await signedIn(`${LIST}?keyword=digestive`);
  const parent = findCategory('消化健康');
  await chooseAction(user, parent.name, '新建子分类');
  await findDialog('新建“消化健康”的子分类');
  expect(address()).toBe(`${LIST}?keyword=digestive&edit=new&under=${parent.id}`);
  write('分类名称', '慢性胃炎');
  write('分类编码', 'mental_1');
  await addIcon(user);
  save();
  await waitFor(() => expect(screen.getByLabelText('分类名称')).toHaveAccessibleDescription('同级分类中已有此名称'));
  expect(screen.getByLabelText('分类编码')).toHaveAccessibleDescription(/分类编码已存在/);

  write('分类名称', '  肝病筛查 ');
  write('分类编码', 'digestive_liver');
  write('主题色', '#3f6c2d');
  fireEvent.click(screen.getByRole('switch', { name: '首页展示' }));
  save();
  expect(await screen.findByText('已保存')).toBeInTheDocument();
  await findRow('肝病筛查');
  expect(address()).toBe(`${LIST}?keyword=digestive`);
  expect(findCategory('肝病筛查')).toMatchObject({
    parentId: parent.id,
    code: 'digestive_liver',
    iconUrl: expect.stringMatching(/^\/api\/admin\/v1\/uploads\/[\w.-]+$/),
    color: '#3f6c2d',
    isHome: true,
    description: null,
    status: 'enabled',
  });
  expect(listBelow(parent.id).at(-1)).toBe('肝病筛查');
});

test('asks before a published project moves below a disabled parent, shows a new parent in a conflict by its ID, and keeps the code read-only', async () => {
  changeElsewhere('心理健康', { status: 'disabled' });
  const { user } = await signedIn(`${NO_ROWS}&edit=${findCategory('胃癌筛查').id}`);
  await findDialog('编辑分类“胃癌筛查”');
  expect(screen.getByLabelText('分类编码')).toBeDisabled();
  expect(screen.getByLabelText('分类编码')).toHaveAccessibleDescription(/小程序已使用此编码，不能修改/);
  await pick(user, '上级分类', '心理健康（已停用）');
  save();
  const warning = await findDialog('把“胃癌筛查”移到已停用的分类下？');
  expect(warning.getByText(/^上级分类“心理健康”已停用。该分类下有 1 个已上线的项目/)).toBeInTheDocument();
  fireEvent.click(warning.getByRole('button', { name: /取\s?消/ }));
  await pick(user, '上级分类', '儿童健康');
  state().world.categories.push({ ...findCategory('消化健康'), id: 'x1', name: '新来的', code: 'new_one' });
  changeElsewhere('胃癌筛查', { parentId: 'x1', sort: 9 });
  save();
  const dialog = await findDialog('内容已有新的版本');
  expect(dialog.getByRole('radio', { name: /x1/ })).toBeInTheDocument();
  expect(dialog.queryByRole('radio', { name: /无（一级分类）/ })).not.toBeInTheDocument();
  fireEvent.click(dialog.getByRole('radio', { name: /儿童健康/ }));
  fireEvent.click(dialog.getByRole('button', { name: '按所选内容保存' }));
  await screen.findByText('已保存');
  expect(findCategory('胃癌筛查')).toMatchObject({ parentId: findCategory('儿童健康').id, sort: 9 });
});

test('warns about published projects before disabling a category, and says that an enabled subcategory stays hidden', async () => {
  const parent = findCategory('消化健康');
  changeElsewhere('胃癌筛查', { status: 'disabled' });
  const { user } = await signedIn(`${LIST}?keyword=胃&edit=${parent.id}`);
  await findDialog('编辑分类“消化健康”');
  expect(screen.getByLabelText('上级分类')).toBeDisabled();
  expect(screen.getByText('该分类下有子分类，只能作为一级分类（最多两级）')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('radio', { name: '已停用' }));
  save();
  const warning = await findDialog(/有 2 个已上线的项目/);
  fireEvent.click(warning.getByRole('button', { name: '停用' }));
  await screen.findByText('已保存');
  expect(findCategory('消化健康').status).toBe('disabled');

  // Enabling hides nothing, so it needs no confirmation.
  await chooseAction(user, '胃癌筛查', '启用');
  await screen.findByText('已启用“胃癌筛查”；上级分类“消化健康”仍为停用，会员暂时看不到');
  expect(findCategory('胃癌筛查').status).toBe('enabled');
  expect(await (await findRow('胃癌筛查')).findByText('上级已停用')).toBeInTheDocument();
});

test('shows filtered categories below their parents, moves the projects of one before deleting it, only once when that is retried, and undoes it', async () => {
  changeElsewhere('心理健康', { status: 'disabled' });
  const { user } = await signedIn(`${LIST}?keyword=胃&status=enabled`);
  const row = await findRow('胃癌筛查');
  expect(shownNames()).toEqual(['消化健康', '胃癌筛查', '慢性胃炎']);
  expect(screen.getByText('共 2 条', { selector: 'div:not([aria-live])' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: '选择 消化健康' })).toBeDisabled();
  expect(row.getByRole('link', { name: '查看“胃癌筛查”的 1 个项目' })).toHaveAttribute(
    'href',
    `/project/project-list?categoryId=${findCategory('胃癌筛查').id}`,
  );

  await chooseAction(user, '胃癌筛查', '删除');
  const dialog = await findDialog('“胃癌筛查”下还有项目');
  expect(await dialog.findByText('胃癌风险筛查')).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: '迁移并删除' }));
  expect(await dialog.findByText('请选择要迁移到的分类')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('迁移到'), '心理健康');
  expect(await screen.findByText('暂无数据', { selector: '.ant-empty-description' })).toBeInTheDocument();
  await user.clear(dialog.getByLabelText('迁移到'));
  await user.click(await screen.findByTitle('消化健康 / 慢性胃炎'));
  server.use(http.delete('*/categories/:id', () => new HttpResponse(null, { status: 500 })));
  const calls = recordCalls();
  fireEvent.click(dialog.getByRole('button', { name: '迁移并删除' }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  await waitFor(async () => expect((await findRow('胃癌筛查')).getByText('0 个')).toBeInTheDocument());
  server.resetHandlers();
  fireEvent.click(dialog.getByRole('button', { name: /迁移并删除/ }));
  await screen.findByText('已迁移项目并删除“胃癌筛查”');
  expect(exists('胃癌筛查')).toBe(false);
  expect(calls.filter((call) => call.endsWith('/move-projects'))).toHaveLength(1);
  const moved = state().world.projects.filter(({ categoryId }) => categoryId === findCategory('慢性胃炎').id);
  expect(moved.map(({ name }) => name)).toEqual(['胃癌风险筛查']);
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  await findRow('胃癌筛查');
  expect(exists('胃癌筛查')).toBe(true);
});

test('lists the subcategories that block a deletion, reorders them, and refuses a third level', async () => {
  const { id } = findCategory('心理健康');
  const { user, address } = await signedIn(`${LIST}?keyword=mental`);
  await chooseAction(user, '心理健康', '删除');
  const notice = await findDialog('“心理健康”下有子分类，不能删除');
  expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(listBelow(id));
  fireEvent.click(notice.getByRole('button', { name: '知道了' }));

  await chooseAction(user, '心理健康', '调整子分类排序');
  const drawer = await findDialog('调整排序');
  expect(address()).toBe(`${LIST}?keyword=mental&edit=order&under=${id}`);
  const [first = '', second = '', ...others] = listBelow(id);
  fireEvent.click(await drawer.findByRole('button', { name: `移动：${first}` }));
  await chooseEntry(user, '下移');
  fireEvent.click(screen.getByRole('button', { name: '保存顺序' }));
  await screen.findByText('顺序已保存');
  expect(listBelow(id)).toEqual([second, first, ...others]);
  await waitFor(() => expect(address()).toBe(`${LIST}?keyword=mental`));
  act(() => history.push(`${NO_ROWS}&edit=new&under=${findCategory(first).id}`));
  expect(await screen.findByText('上级分类不存在，或不是一级分类，不能在其下新建')).toBeInTheDocument();
  expect(screen.queryByLabelText('分类名称')).not.toBeInTheDocument();
});
