import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
// The first test waits for the screen, not for its modules.
import '@/pages/project/project-edit';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';
import { chooseEntry } from '../menu';

// ProseMirror scrolls to the selection, and jsdom has no layout to measure it in.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();
document.elementFromPoint = () => null;

// One long way through all that is done to templates.
vi.setConfig({ testTimeout: 90_000 });

type App = Awaited<ReturnType<typeof signedIn>>;
type Dialog = Awaited<ReturnType<typeof dialogWith>>;

const templates = () => state().world.agreementTemplates;
const find = (code: string, templateVersion: string) => {
  const row = templates().find((one) => one.code === code && one.templateVersion === templateVersion);
  if (!row) throw new Error(`no template ${code} ${templateVersion}`);
  return row;
};
const draftProject = () => {
  const project = state().world.projects.find(({ status, needAgreement }) => status === 'draft' && needAgreement);
  if (!project) throw new Error('the world has no such draft');
  return project;
};

async function openDrawer() {
  const { id } = draftProject();
  const app = await signedIn(`/project/project-edit?id=${id}&step=criteria`);
  await app.user.click(await screen.findByRole('button', { name: '管理模板' }));
  const drawer = await dialogWith('知情同意书模板');
  await drawer.findByText('儿童健康筛查监护人同意书');
  return { app, drawer };
}

const fill = async (app: App, field: HTMLElement, text: string) => {
  await app.user.clear(field);
  await app.user.click(field);
  if (text !== '') await app.user.paste(text);
};
const save = (app: App, form: Dialog) => app.user.click(form.getByRole('button', { name: /保存$/ }));
const rowOf = (drawer: Dialog, version: string) => {
  const row = drawer.getAllByRole('row').find((one) => one.textContent?.includes(version));
  if (!row) throw new Error(`no row ${version}`);
  return within(row);
};
const choose = async (app: App, name: string, action: string) => {
  await app.user.click(await screen.findByRole('button', { name: `更多操作：${name}` }));
  await chooseEntry(app.user, action);
};

test('a template is written, published, followed by a version, compared and retired', async () => {
  const { app, drawer } = await openDrawer();
  await app.user.click(drawer.getByRole('button', { name: '新建模板' }));
  const form = await dialogWith('新建知情同意书模板');
  const content = await form.findByRole('textbox', { name: '正文' });
  const item = (place: number) => within(form.getByRole('group', { name: `第 ${place} 项` }));

  // Each mistake is told at its place, and nothing is sent.
  await save(app, form);
  await waitFor(() => {
    for (const label of ['标题', '模板编码'])
      expect(form.getByLabelText(label)).toHaveAccessibleDescription(/不能为空/);
  });
  await waitFor(() => expect(content).toHaveAccessibleDescription(/不能为空/));
  await fill(app, form.getByLabelText('模板编码'), 'screening');
  // The next number of the code is proposed; one that it has already is refused.
  await waitFor(() => expect(form.getByLabelText('版本')).toHaveValue('v2.2'));
  await fill(app, form.getByLabelText('版本'), 'v2.0');
  await app.user.tab();
  await waitFor(() => expect(form.getByLabelText('版本')).toHaveAccessibleDescription(/已有此版本，可用 v2.2/));
  await fill(app, form.getByLabelText('模板编码'), 'genetic_test');
  await fill(app, form.getByLabelText('版本'), 'v1.0');
  await fill(app, form.getByLabelText('标题'), '基因检测知情同意书');
  await app.user.click(content);
  await app.user.paste('字'.repeat(30_001));
  await waitFor(() => expect(content).toHaveAccessibleDescription('最多 30000 个字符，现在有 30001 个'));

  await app.user.click(form.getByRole('button', { name: /^删除同意项/ }));
  await save(app, form);
  await form.findByText('至少填写一个同意项');
  await app.user.click(form.getByRole('button', { name: '添加同意项' }));
  await app.user.click(form.getByRole('button', { name: '添加同意项' }));
  for (const place of [1, 2]) {
    await fill(app, item(place).getByLabelText('编码'), 'sensitive_info');
    await fill(app, item(place).getByLabelText('会员看到的文字'), `同意事项 ${place}`);
  }
  await save(app, form);
  await waitFor(() => expect(item(2).getByLabelText('编码')).toHaveAccessibleDescription(/编码重复/));
  expect(item(1).getByLabelText('编码')).toBeValid();
  await fill(app, item(2).getByLabelText('编码'), 'research');
  await app.user.click(item(2).getByLabelText('必须同意才能签署'));
  // The order is that of the list, and the preview follows it.
  await app.user.click(form.getByRole('button', { name: '上移：research' }));
  await waitFor(() => expect(item(1).getByLabelText('编码')).toHaveValue('research'));
  await app.user.click(content);
  await app.user.keyboard('{Control>}a{/Control}');
  await app.user.paste('我们会收集您的姓名。');
  const preview = within(form.getByRole('complementary', { name: '会员看到的样子' }));
  await waitFor(() => expect(preview.getByText('我们会收集您的姓名。')).toBeVisible());
  expect(preview.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    '同意事项 2',
    '同意事项 1（必选）',
  ]);
  await save(app, form);
  await waitFor(() =>
    expect(find('genetic_test', 'v1.0').consentItems.map(({ code }) => code)).toEqual(['research', 'sensitive_info']),
  );

  // Published it says what it is, and cannot be changed.
  await waitFor(() => expect(rowOf(drawer, 'genetic_test').getByRole('button', { name: '发布' })).toBeEnabled());
  await app.user.click(rowOf(drawer, 'genetic_test').getByRole('button', { name: '发布' }));
  const question = await dialogWith('发布“基因检测知情同意书 v1.0”');
  expect(question.getByRole('note')).toHaveTextContent('发布后内容不可再修改');
  await app.user.click(question.getByRole('button', { name: /发\s*布/ }));
  await waitFor(() => expect(find('genetic_test', 'v1.0').status).toBe('published'));
  // Its button is gone, and the focus stays in the drawer all the same.
  await waitFor(() => expect(document.activeElement?.closest('.ant-drawer')).toHaveTextContent('知情同意书模板'));
  await app.user.click(await waitFor(() => rowOf(drawer, 'genetic_test').getByRole('button', { name: '查看' })));
  const view = await dialogWith(/已发布的版本不可修改/);
  expect(view.queryByRole('textbox')).toBeNull();
  expect(view.getByText(find('genetic_test', 'v1.0').contentHash)).toBeVisible();

  // A new version begins with all that the old one says, and what differs is marked.
  await app.user.click(view.getByRole('button', { name: '新版本' }));
  const version = await dialogWith('新建“基因检测知情同意书 v1.0”的版本');
  expect(version.getByLabelText('版本')).toHaveValue('v1.1');
  await app.user.click(version.getByRole('button', { name: '新建版本' }));
  const next = await dialogWith('编辑“基因检测知情同意书 v1.1”');
  expect(next.getByLabelText('模板编码')).toBeDisabled();
  const text = await next.findByRole('textbox', { name: '正文' });
  await app.user.click(text);
  await app.user.keyboard('{Control>}a{/Control}');
  await app.user.paste('我们会收集您的手机号。');
  // Whoever leaves is asked, for the drawer has no address of its own.
  await app.user.click(next.getByRole('button', { name: /^取\s*消$/ }));
  const leaving = await dialogWith('放弃未保存的修改？');
  await app.user.click(leaving.getByRole('button', { name: '继续编辑' }));
  await save(app, next);
  await waitFor(() => expect(find('genetic_test', 'v1.1').content).toBe('<p>我们会收集您的手机号。</p>'));
  await choose(app, '基因检测知情同意书 v1.1', '版本对比');
  const compared = await dialogWith('版本对比：基因检测知情同意书');
  const difference = await compared.findByRole('region', { name: '正文的差异' });
  expect([...difference.querySelectorAll('ins, del')].map((mark) => `${mark.tagName} ${mark.textContent}`)).toEqual([
    'DEL 删除：姓名。',
    'INS 新增：手机号。',
  ]);
  expect(compared.getByRole('status')).toHaveTextContent('新增 1 处，删除 1 处');
  await app.user.click(compared.getByRole('button', { name: '关闭' }));
  const opener = screen.getByRole('button', { name: '更多操作：基因检测知情同意书 v1.1' });
  await waitFor(() => expect(opener).toHaveFocus());
  await choose(app, '基因检测知情同意书 v1.1', '预览');
  await dialogWith('预览“基因检测知情同意书 v1.1”');
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  // From a version that is looked at to a new one, and back to where both came from.
  const viewed = rowOf(drawer, 'v1.0').getByRole('button', { name: '查看' });
  await app.user.click(viewed);
  await app.user.click((await dialogWith(/的版本不可修改/)).getByRole('button', { name: '新版本' }));
  await dialogWith(/^新建“.+”的版本$/);
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(viewed).toHaveFocus());

  // What nobody asks for is retired, and can be chosen no more.
  await choose(app, '基因检测知情同意书 v1.0', '停用');
  const retiring = await dialogWith('停用“基因检测知情同意书 v1.0”');
  await app.user.click(await retiring.findByRole('button', { name: /停\s*用/ }));
  await waitFor(() => expect(find('genetic_test', 'v1.0').status).toBe('retired'));
});

test('one that published projects ask for is kept, and names them; another is taken for the project', async () => {
  const { app, drawer } = await openDrawer();
  await choose(app, '健康筛查知情同意书 v2.0', '停用');
  const refused = await dialogWith('不能停用“健康筛查知情同意书 v2.0”');
  const links = refused.getAllByRole('link');
  const { projects } = state().world;
  const { id } = find('screening', 'v2.0');
  const asking = projects.filter(
    (one) => one.status === 'published' && one.needAgreement && one.agreementTemplateId === id,
  );
  expect(links).toHaveLength(asking.length);
  expect(links[0]).toHaveAttribute('href', expect.stringContaining('/project/project-edit?id='));
  expect(refused.queryByRole('button', { name: /停\s*用/ })).toBeNull();
  await app.user.click(refused.getByRole('button', { name: /返\s*回/ }));

  await app.user.click(drawer.getByRole('radio', { name: /^已发布/ }));
  const other = find('consult', 'v1.0');
  const row = await waitFor(() => rowOf(drawer, other.title));
  await app.user.click(row.getByRole('button', { name: '选用' }));
  await waitFor(() => expect(screen.queryByRole('radio', { name: /^已发布/ })).toBeNull());
  expect(await screen.findByTitle(`${other.title} v1.0`)).toBeVisible();
  // It is as if it had been chosen from the list: the draft saves it.
  await app.user.click(screen.getByRole('button', { name: '保存草稿' }));
  await waitFor(() => expect(draftProject().agreementTemplateId).toBe(other.id));
});
