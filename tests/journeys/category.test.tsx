import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { picture } from '@/domain/image/testing/pictures';
import type { CategoryRow } from '../../mock/category/fixtures';
import { state } from '../../mock/state';
import { inOrder } from '../../mock/store/reorder';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';
import { chooseEntry } from '../menu';
import { fault, recordCalls, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const LIST = '/setting/project-category';
/** The list with nothing in it, for what happens beside it: forty rows are drawn for nothing. */
const NO_ROWS = `${LIST}?keyword=没有`;

const named = (name: string): CategoryRow => {
  const row = state().world.categories.find((one) => one.name === name);
  if (!row) throw new Error(`no category ${name}`);
  return row;
};
const isThere = (name: string) => state().world.categories.some((one) => one.name === name);
const below = (parentId: string | null) =>
  inOrder(state().world.categories.filter((row) => row.parentId === parentId)).map(({ name }) => name);
/** What another operator does to a category in the meantime. */
const meanwhile = (name: string, changes: Partial<CategoryRow>) => {
  const row = named(name);
  Object.assign(row, changes, { version: row.version + 1 });
};

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name, { selector: 'td bdi' })).closest('tr');
  if (!row) throw new Error(`no row of ${name}`);
  return within(row);
};
const namesShown = () => [...document.querySelectorAll('td bdi')].map(({ textContent }) => textContent);
async function choose(app: App, name: string, action: string) {
  await app.user.click((await rowOf(name)).getByRole('button', { name: `更多操作：${name}` }));
  await chooseEntry(app.user, action);
}
// While it waits its name has that of an icon in front.
const save = (app: App) => app.user.click(screen.getByRole('button', { name: /保存$/ }));
async function retype(app: App, label: string, text: string) {
  const field = screen.getByLabelText(label);
  await app.user.clear(field);
  await app.user.click(field);
  if (text) await app.user.paste(text);
}
async function pick(app: App, label: string, option: string) {
  await app.user.click(screen.getByLabelText(label));
  await app.user.click(await screen.findByTitle(option));
}
async function giveIcon(app: App) {
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  const bytes = picture('an extended WebP', { width: 120, height: 120 }, 0);
  const file = new File([bytes], 'icon.webp', { type: 'image/webp' });
  await app.user.upload(chooser as HTMLInputElement, file);
  await screen.findByRole('button', { name: '预览图片：图标' });
}

describe('the tree', () => {
  test('is found through its address, keeps parents in view, and is closed and opened', async () => {
    const app = await signedIn(`${LIST}?keyword=胃&status=enabled`);
    await rowOf('胃癌筛查');
    expect(namesShown()).toEqual(['消化健康', '胃癌筛查', '慢性胃炎']);
    expect(screen.getByText('共 2 条', { selector: 'div:not([aria-live])' })).toBeInTheDocument();
    // The parent is there for its children's sake: whoever ticks all does not mean it.
    expect((await rowOf('消化健康')).getByRole('checkbox', { name: '选择 消化健康' })).toBeDisabled();
    await app.user.click(screen.getAllByRole('checkbox', { name: '选择全部' })[0] as HTMLElement);
    expect(await screen.findByText('已选 2 条')).toBeInTheDocument();

    await app.user.click(screen.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(app.address()).toBe(LIST));
    await waitFor(() => expect(namesShown()).toHaveLength(40));
    const button = (await rowOf('消化健康')).getByRole('button', { name: '展开或收起：消化健康' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await app.user.click(button);
    await waitFor(() => expect(namesShown()).not.toContain('胃癌筛查'));
    await app.user.click(screen.getByRole('button', { name: '全部收起' }));
    await app.user.click(await screen.findByRole('button', { name: '全部展开' }));
    await waitFor(() => expect(namesShown()).toHaveLength(40));
    expect((await rowOf('胃癌筛查')).getByRole('link', { name: '查看“胃癌筛查”的 1 个项目' })).toHaveAttribute(
      'href',
      `/project/project-list?categoryId=${named('胃癌筛查').id}`,
    );
  });

  test('that does not arrive is not an empty one, and one without a match offers the way back', async () => {
    server.use(fault.status('GET', '/categories', 500));
    const app = await signedIn(`${LIST}?keyword=没有`);
    expect(await screen.findByText('列表加载失败')).toBeInTheDocument();
    server.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('没有符合条件的数据')).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: '清除筛选' }));
    await rowOf('消化健康');
    expect(app.address()).toBe(LIST);
  });
});

test('a subcategory is made where it is asked for, and stands last', async () => {
  const app = await signedIn(`${LIST}?keyword=digestive`);
  await choose(app, '消化健康', '新建子分类');
  await dialogWith('新建“消化健康”的子分类');
  expect(app.address()).toBe(`${LIST}?keyword=digestive&edit=new&parentId=${named('消化健康').id}`);
  await retype(app, '分类名称', '  肝病筛查 ');
  await retype(app, '分类编码', 'digestive_liver');
  await giveIcon(app);
  await retype(app, '主题色', '#3f6c2d');
  await app.user.click(screen.getByRole('switch', { name: '首页展示' }));
  await save(app);
  expect(await screen.findByText('已保存')).toBeInTheDocument();
  await rowOf('肝病筛查');
  expect(app.address()).toBe(`${LIST}?keyword=digestive`);
  expect(named('肝病筛查')).toMatchObject({
    parentId: named('消化健康').id,
    code: 'digestive_liver',
    iconUrl: expect.stringMatching(/^\/api\/admin\/v1\/uploads\/[\w.-]+$/),
    color: '#3f6c2d',
    isHome: true,
    description: null,
    status: 'enabled',
  });
  expect(below(named('消化健康').id).at(-1)).toBe('肝病筛查');
});

test('bad input is refused on its field, and not sent', async () => {
  const app = await signedIn(NO_ROWS);
  await app.user.click(await screen.findByRole('button', { name: '新建分类' }));
  await waitFor(() => expect(screen.getByLabelText('分类名称')).toHaveFocus());
  const calls = recordCalls();
  await save(app);
  await waitFor(() => expect(screen.getAllByText('不能为空')).toHaveLength(2));
  expect(await screen.findByText('请上传图片')).toBeInTheDocument();

  const bad: [string, string, RegExp][] = [
    ['分类名称', '一二三四五六七八九十一', /最多 10 个字符，现在有 11 个/],
    ['分类编码', 'Liver', /2–20 个小写字母、数字或下划线/],
    ['分类编码', 'a', /2–20 个小写字母、数字或下划线/],
    ['分类编码', 'a'.repeat(21), /最多 20 个字符/],
    ['主题色', 'red', /颜色格式为 #RRGGBB/],
    ['描述', '长'.repeat(61), /最多 60 个字符，现在有 61 个/],
  ];
  for (const [label, text, message] of bad) {
    await retype(app, label, text);
    await app.user.tab();
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message));
  }
  await retype(app, '分类名称', '   ');
  await save(app);
  await waitFor(() => expect(screen.getByLabelText('分类名称')).toHaveAccessibleDescription('不能为空'));
  expect(calls).not.toContain('POST /categories');
});

test('what the server refuses is said on its field, and nothing typed is lost', async () => {
  const app = await signedIn(`${NO_ROWS}&edit=new`);
  await screen.findByLabelText('分类名称');
  await retype(app, '分类名称', '消化健康');
  await retype(app, '分类编码', 'mental_1');
  await giveIcon(app);
  await save(app);
  await waitFor(() => expect(screen.getByLabelText('分类名称')).toHaveAccessibleDescription('同级分类中已有此名称'));
  expect(screen.getByLabelText('分类编码')).toHaveAccessibleDescription(/分类编码已存在/);
  expect(screen.getByLabelText('分类名称')).toHaveFocus();
  // The same name is free below another parent, and a full tree is nobody's field.
  await pick(app, '上级分类', '儿童健康');
  await retype(app, '分类编码', 'children_9');
  server.use(http.post('*/categories', () => HttpResponse.json(full, { status: 403 })));
  await save(app);
  expect(await screen.findByText('最多 200 个分类')).toBeInTheDocument();
  server.resetHandlers();
  await save(app);
  await waitFor(() => expect(below(named('儿童健康').id).at(-1)).toBe('消化健康'));
});

const full = { success: false, errorCode: 'CATEGORIES_FULL', errorMessage: '最多 200 个分类' };

test('two change the same category: the second compares, chooses, and keeps the order of the first', async () => {
  const { id } = named('胃癌筛查');
  const app = await signedIn(`${NO_ROWS}&edit=${id}`);
  await dialogWith('编辑分类“胃癌筛查”');
  expect(screen.getByLabelText('分类编码')).toBeDisabled();
  expect(screen.getByLabelText('分类编码')).toHaveAccessibleDescription(/编码已被小程序使用，不能修改/);
  await retype(app, '描述', '我写的');
  meanwhile('胃癌筛查', { description: '别人写的', sort: 9 });
  await save(app);
  const dialog = await dialogWith('内容已被他人修改');
  await app.user.click(dialog.getByRole('radio', { name: /我写的/ }));
  await app.user.click(dialog.getByRole('button', { name: '返回继续编辑' }));
  // What was chosen stands in the form, and is not asked about again.
  expect(screen.getByLabelText('排序')).toHaveValue('9');
  await save(app);
  await waitFor(() => expect(named('胃癌筛查')).toMatchObject({ description: '我写的', sort: 9 }));
  await waitFor(() => expect(app.address()).not.toContain('edit='));

  act(() => history.push(`${NO_ROWS}&edit=${named('消化健康').id}`));
  await dialogWith('编辑分类“消化健康”');
  expect(screen.getByLabelText('上级分类')).toBeDisabled();
  expect(screen.getByText('它有子分类，只能是一级分类：分类最多两级。')).toBeInTheDocument();

  await app.user.click(screen.getByRole('radio', { name: '已停用' }));
  await save(app);
  const warning = await dialogWith(/有 2 个已上线的项目/);
  await app.user.click(warning.getByRole('button', { name: '取消' }));
  expect(named('消化健康').status).toBe('enabled');
  await save(app);
  const again = (await screen.findAllByRole('button', { name: '停用' })).at(-1);
  await app.user.click(again as HTMLElement);
  await waitFor(() => expect(named('消化健康').status).toBe('disabled'));
});

describe('deleting', () => {
  test('waits for the projects to be moved, and is undone', async () => {
    const app = await signedIn(`${LIST}?keyword=胃`);
    await choose(app, '胃癌筛查', '删除');
    const dialog = await dialogWith('“胃癌筛查”下还有项目');
    expect(await dialog.findByText('胃癌风险筛查')).toBeInTheDocument();
    await app.user.click(dialog.getByRole('button', { name: '迁移并删除' }));
    expect(await dialog.findByText('请选择要迁移到的分类')).toBeInTheDocument();
    expect(isThere('胃癌筛查')).toBe(true);
    await app.user.click(dialog.getByLabelText('迁移到'));
    await app.user.click(await screen.findByTitle('消化健康 / 慢性胃炎'));
    await app.user.click(dialog.getByRole('button', { name: '迁移并删除' }));
    const notice = await screen.findByText('已迁移项目并删除“胃癌筛查”');
    expect(notice.closest('[role=alert]')).toBeInTheDocument();
    await waitFor(() => expect(namesShown()).toEqual(['消化健康', '慢性胃炎']));
    const moved = state().world.projects.filter(({ categoryId }) => categoryId === named('慢性胃炎').id);
    expect(moved.map(({ name }) => name)).toEqual(['胃癌风险筛查']);

    const undo = screen.getByRole('button', { name: '撤销' });
    expect(undo).toHaveFocus();
    await app.user.keyboard('{Enter}');
    expect(await screen.findByText('已撤销')).toBeInTheDocument();
    await waitFor(() => expect(namesShown()).toEqual(['消化健康', '胃癌筛查', '慢性胃炎']));
    expect(isThere('胃癌筛查')).toBe(true);
    await waitFor(() => expect(screen.queryByRole('button', { name: '撤销' })).not.toBeInTheDocument());
  });

  test('that fails after the projects were moved shows them moved, and only deletes when it is tried again', async () => {
    const app = await signedIn(`${LIST}?keyword=胃`);
    await choose(app, '胃癌筛查', '删除');
    const dialog = await dialogWith('“胃癌筛查”下还有项目');
    await app.user.click(dialog.getByLabelText('迁移到'));
    await app.user.click(await screen.findByTitle('消化健康 / 慢性胃炎'));
    server.use(http.delete('*/categories/:id', () => new HttpResponse(null, { status: 500 })));
    const calls = recordCalls();
    await app.user.click(dialog.getByRole('button', { name: '迁移并删除' }));
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    await waitFor(async () => expect((await rowOf('胃癌筛查')).getByText('0 个')).toBeInTheDocument());
    server.resetHandlers();
    await app.user.click(dialog.getByRole('button', { name: /迁移并删除/ }));
    await screen.findByText('已迁移项目并删除“胃癌筛查”');
    expect(isThere('胃癌筛查')).toBe(false);
    expect(calls.filter((call) => call.endsWith('/move-projects'))).toHaveLength(1);
  });

  test('names what lies below, and the projects that have come since', async () => {
    const app = await signedIn(`${LIST}?keyword=mental`);
    await choose(app, '心理健康', '删除');
    const notice = await dialogWith('“心理健康”下有子分类，不能删除');
    expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(below(named('心理健康').id));
    await app.user.click(notice.getByRole('button', { name: '知道了' }));

    const [project] = state().world.projects;
    if (project) project.categoryId = named('压力评估').id;
    await choose(app, '压力评估', '删除');
    const next = await dialogWith('“压力评估”下还有项目');
    expect(await next.findByText('胃癌风险筛查')).toBeInTheDocument();
    expect(isThere('压力评估')).toBe(true);
  });

  test('is not undone once its name is taken, and says so', async () => {
    const app = await signedIn(`${LIST}?keyword=mental`);
    await choose(app, '压力评估', '删除');
    await screen.findByText('已删除“压力评估”');
    meanwhile('情绪自评', { name: '压力评估' });
    await app.user.click(screen.getByRole('button', { name: '撤销' }));
    expect(await screen.findByText('同级分类中已有此名称')).toBeInTheDocument();
    expect(state().world.categories).toHaveLength(39);
  });
});

test('disabling says what is hidden by it, stops when somebody was faster, and is done to several', async () => {
  const app = await signedIn(`${LIST}?keyword=胃`);
  await choose(app, '消化健康', '停用');
  let dialog = await dialogWith('停用分类“消化健康”？');
  expect(dialog.getByRole('note')).toHaveTextContent('有 2 个已上线的项目');
  // It hides something: Enter leaves it as it is.
  await waitFor(() => expect(dialog.getByRole('button', { name: '取消' })).toHaveFocus());
  meanwhile('消化健康', { description: '别人改的' });
  await app.user.click(dialog.getByRole('button', { name: '停用' }));
  expect(await screen.findByText(/刚刚被其他人修改或删除，列表已刷新/)).toBeInTheDocument();
  expect(named('消化健康').status).toBe('enabled');
  await screen.findByText('别人改的');

  await choose(app, '消化健康', '停用');
  dialog = await dialogWith('停用分类“消化健康”？');
  await app.user.click(dialog.getByRole('button', { name: '停用' }));
  expect(await screen.findByText('已停用“消化健康”')).toBeInTheDocument();
  await waitFor(async () => expect((await rowOf('消化健康')).getByText('已停用')).toBeInTheDocument());

  for (const name of ['胃癌筛查', '慢性胃炎']) await app.user.click(screen.getByLabelText(`选择 ${name}`));
  await app.user.click(await screen.findByRole('button', { name: '停用' }));
  dialog = await dialogWith('停用 2 个分类？');
  await app.user.click(dialog.getByRole('button', { name: '停用' }));
  await screen.findByText('已处理 2 条');
  expect([named('胃癌筛查').status, named('慢性胃炎').status]).toEqual(['disabled', 'disabled']);

  // What hides nothing is done at once, and taken back.
  await choose(app, '胃癌筛查', '启用');
  await screen.findByText('已启用“胃癌筛查”；上级分类“消化健康”仍为停用，会员暂时看不到');
  expect(named('胃癌筛查').status).toBe('enabled');
  await app.user.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(named('胃癌筛查').status).toBe('disabled'));
});

test.each(['999', 'child'])('a category below %s, which can have none below it, is not made', async (parent) => {
  const child = state().world.categories.find(({ parentId }) => parentId !== null);
  await signedIn(`${LIST}?edit=new&parentId=${parent === 'child' ? child?.id : parent}`);
  expect(await screen.findByText('上级分类不存在，或不是一级分类，不能在其下新建')).toBeInTheDocument();
  expect(screen.queryByLabelText('分类名称')).not.toBeInTheDocument();
});

test('a parent that has come since is compared as itself, not as none', async () => {
  const { id } = named('胃癌筛查');
  const app = await signedIn(`${NO_ROWS}&edit=${id}`);
  await dialogWith('编辑分类“胃癌筛查”');
  await pick(app, '上级分类', '儿童健康');
  state().world.categories.push({ ...named('消化健康'), id: 'x1', name: '新来的', code: 'new_one' });
  meanwhile('胃癌筛查', { parentId: 'x1' });
  await save(app);
  const dialog = await dialogWith('内容已被他人修改');
  expect(dialog.getByRole('radio', { name: /x1/ })).toBeInTheDocument();
  expect(dialog.queryByRole('radio', { name: /无（一级分类）/ })).not.toBeInTheDocument();
});

test('the order is given by keyboard and saved once; one who was faster costs nothing of it', async () => {
  const { id } = named('心理健康');
  const app = await signedIn(`${LIST}?keyword=mental`);
  await choose(app, '心理健康', '调整子分类排序');
  await screen.findByRole('button', { name: '保存顺序' });
  const drawer = await dialogWith('调整排序');
  expect(app.address()).toBe(`${LIST}?keyword=mental&edit=order&parentId=${id}`);
  const [first = '', ...others] = below(id);
  await drawer.findByText(first);
  const shown = () => drawer.getAllByRole('listitem').map(({ textContent }) => textContent);
  const calls = recordCalls();
  for (const _ of others) {
    drawer.getByRole('button', { name: `下移：${first}` }).focus();
    await app.user.keyboard('{Enter}');
  }
  await waitFor(() => expect(shown()).toEqual([...others, first]));
  expect(screen.getByText(`${first} 已放到第 4 位，共 4 位`)).toBeInTheDocument();
  // Somebody else turns the others round, and adds one that comes first.
  for (const row of state().world.categories) if (row.parentId === id) row.sort = 100 - row.sort;
  state().world.categories.push({ ...named(first), id: 'x1', name: '新来的', code: 'new_one', sort: 0 });
  const merged = below(id).filter((name) => name !== first);
  merged.splice(merged.indexOf(others.at(-1) ?? '') + 1, 0, first);
  await app.user.click(drawer.getByRole('button', { name: /保存顺序/ }));
  expect(await screen.findByText(/有人改动了这里的顺序或内容/)).toBeInTheDocument();
  await waitFor(() => expect(shown()).toEqual(merged));
  expect(calls.filter((call) => call === 'PUT /categories/order')).toHaveLength(1);
  await app.user.click(drawer.getByRole('button', { name: /保存顺序/ }));
  await screen.findByText('顺序已保存');
  expect(below(id)).toEqual(merged);
  await waitFor(() => expect(app.address()).toBe(`${LIST}?keyword=mental`));
});
