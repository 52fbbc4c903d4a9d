import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
// Loads the modules of the screen before the first test starts.
import '@/components/inputs/rich-text/RichTextEditor';
import { TemplatesButton } from '@/features/agreement-template/TemplatesButton';
import '@/pages/project/project-edit';
import { state } from '../../mock/state';
import { signedIn, signInAs } from '../app';
import { findDialog } from '../dialog';
import { chooseEntry } from '../menu';
import { renderPart } from '../screen';

// ProseMirror scrolls to the selection, but jsdom has no layout to measure.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();
document.elementFromPoint = () => null;

type App = Awaited<ReturnType<typeof signedIn>>;
type Dialog = Awaited<ReturnType<typeof findDialog>>;

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

async function openDrawer(app: Pick<App, 'user'>) {
  fireEvent.click(await screen.findByRole('button', { name: '管理模板' }));
  const drawer = await findDialog('知情同意书模板');
  await drawer.findByText('儿童健康筛查监护人同意书');
  return { app, drawer };
}
/** Opens the templates without the project, whose steps take time to render. */
function openTemplates() {
  signInAs(0);
  return openDrawer(renderPart(<TemplatesButton selectedId={null} onChoose={() => {}} onClosed={() => {}} />));
}
async function openTemplatesOfDraft() {
  return openDrawer(await signedIn(`/project/project-edit?id=${draftProject().id}&step=criteria`));
}

const save = (form: Dialog) => fireEvent.click(form.getByRole('button', { name: /保存$/ }));
const findRow = (drawer: Dialog, version: string) => {
  const row = drawer.getAllByRole('row').find((one) => one.textContent?.includes(version));
  if (!row) throw new Error(`no row ${version}`);
  return within(row);
};
const choose = async (app: Pick<App, 'user'>, name: string, action: string) => {
  await app.user.click(await screen.findByRole('button', { name: `更多操作：${name}` }));
  await chooseEntry(app.user, action);
};

test('creates a template: proposes its version, refuses a repeated item and previews the result', async () => {
  const { app, drawer } = await openTemplates();
  fireEvent.click(drawer.getByRole('button', { name: '新建模板' }));
  const form = await findDialog('新建知情同意书模板');
  const content = await form.findByRole('textbox', { name: '正文' });
  const item = (place: number) => within(form.getByRole('group', { name: `第 ${place} 项` }));
  const write = (label: string, text: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value: text } });

  write('模板编码', 'screening');
  // The form proposes the next version of the code.
  await waitFor(() => expect(form.getByLabelText('版本')).toHaveValue('v2.2'));
  write('模板编码', 'genetic_test');
  write('版本', 'v1.0');
  write('标题', '基因检测知情同意书');
  fireEvent.click(form.getByRole('button', { name: '添加同意项' }));
  for (const place of [1, 2]) {
    fireEvent.change(item(place).getByLabelText('编码'), { target: { value: 'sensitive_info' } });
    fireEvent.change(item(place).getByLabelText('会员看到的文字'), { target: { value: `同意事项 ${place}` } });
  }
  save(form);
  await waitFor(() => expect(item(2).getByLabelText('编码')).toHaveAccessibleDescription(/编码重复/));
  expect(item(1).getByLabelText('编码')).toBeValid();
  fireEvent.change(item(2).getByLabelText('编码'), { target: { value: 'research' } });
  fireEvent.click(item(2).getByLabelText('必须同意才能签署'));
  await app.user.click(content);
  await app.user.paste('我们会收集您的姓名。');
  const preview = within(form.getByRole('complementary', { name: '会员看到的样子' }));
  await waitFor(() => expect(preview.getByText('我们会收集您的姓名。')).toBeVisible());
  expect(preview.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    '同意事项 1（必选）',
    '同意事项 2',
  ]);
  save(form);
  await waitFor(() =>
    expect(find('genetic_test', 'v1.0').consentItems.map(({ code }) => code)).toEqual(['sensitive_info', 'research']),
  );
  expect(find('genetic_test', 'v1.0').status).toBe('draft');
});

test('publishes a draft, which cannot be edited then, creates the next version and shows the differences', async () => {
  const named = { code: 'genetic_test', title: '基因检测知情同意书', templateVersion: 'v1.0' };
  Object.assign(find('children', 'v1.1'), named, { content: '<p>我们会收集您的姓名。</p>' });
  const { app, drawer } = await openTemplates();
  await app.user.click(findRow(drawer, '基因检测知情同意书').getByRole('button', { name: '发布' }));
  const question = await findDialog('发布“基因检测知情同意书 v1.0”');
  expect(question.getByRole('note')).toHaveTextContent('发布后内容不可再修改');
  fireEvent.click(question.getByRole('button', { name: /发\s*布/ }));
  await waitFor(() => expect(find('genetic_test', 'v1.0').status).toBe('published'));
  // Focus stays in the drawer although the focused button was removed.
  await waitFor(() => expect(document.activeElement?.closest('.ant-drawer')).toHaveTextContent('知情同意书模板'));
  await app.user.click(
    await waitFor(() => findRow(drawer, '基因检测知情同意书').getByRole('button', { name: '查看' })),
  );
  const view = await findDialog(/已发布的版本不可修改/);
  expect(view.queryByRole('textbox')).toBeNull();
  expect(view.getByText(find('genetic_test', 'v1.0').contentHash)).toBeVisible();

  fireEvent.click(view.getByRole('button', { name: '新建版本' }));
  const version = await findDialog('新建“基因检测知情同意书 v1.0”的版本');
  expect(version.getByLabelText('版本')).toHaveValue('v1.1');
  // As invitations do (tests/contract/mock/agreement.test.ts).
  expect(version.getByRole('note')).toHaveTextContent('发布并生效后，选用此模板的项目即发送新版本');
  fireEvent.click(version.getByRole('button', { name: '新建版本' }));
  const next = await findDialog('编辑“基因检测知情同意书 v1.1”');
  expect(next.getByLabelText('模板编码')).toBeDisabled();
  await app.user.click(await next.findByRole('textbox', { name: '正文' }));
  await app.user.keyboard('{Control>}a{/Control}');
  await app.user.paste('我们会收集您的手机号。');
  save(next);
  await waitFor(() => expect(find('genetic_test', 'v1.1').content).toBe('<p>我们会收集您的手机号。</p>'));
  await choose(app, '基因检测知情同意书 v1.1', '版本对比');
  const compared = await findDialog('版本对比：基因检测知情同意书');
  const difference = await compared.findByRole('region', { name: '正文的差异' });
  const marks = () => [...difference.querySelectorAll('ins, del')].map((mark) => `${mark.tagName} ${mark.textContent}`);
  expect(marks()).toEqual(['DEL 删除：姓名。', 'INS 新增：手机号。']);
  expect(compared.getByRole('status')).toHaveTextContent('新增 1 处，删除 1 处');
});

test('does not retire a template that published projects use and names them, and uses another template for the project', async () => {
  const { projects } = state().world;
  const listUsing = (id: string) =>
    projects.filter((one) => one.status === 'published' && one.needAgreement && one.agreementTemplateId === id);
  const { app, drawer } = await openTemplatesOfDraft();
  await choose(app, '健康筛查知情同意书 v2.0', '停用');
  const refused = await findDialog('不能停用“健康筛查知情同意书 v2.0”');
  const links = refused.getAllByRole('link');
  expect(links).toHaveLength(listUsing(find('screening', 'v2.0').id).length);
  expect(links[0]).toHaveAttribute('href', expect.stringContaining('/project/project-edit?id='));
  expect(refused.queryByRole('button', { name: /停\s*用/ })).toBeNull();
  await app.user.click(refused.getByRole('button', { name: /返\s*回/ }));

  await app.user.click(drawer.getByRole('radio', { name: /^已发布/ }));
  const other = find('consult', 'v1.0');
  const row = await waitFor(() => findRow(drawer, other.title));
  await app.user.click(row.getByRole('button', { name: '选用' }));
  await waitFor(() => expect(screen.queryByRole('radio', { name: /^已发布/ })).toBeNull());
  expect(await screen.findByTitle(`${other.title} v1.0`)).toBeVisible();
  // Saving the draft stores it like a template selected in the form.
  await app.user.click(screen.getByRole('button', { name: '保存草稿' }));
  await waitFor(() => expect(draftProject().agreementTemplateId).toBe(other.id));
});
