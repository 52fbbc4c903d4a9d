import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { picture } from '@/domain/image/testing/pictures';
import { findRichTextProblem } from '@/domain/rich-text/rich-text';
// Loads the screen before the tests, since loading may exceed the timeout of a test on a busy machine.
import '@/components/inputs/rich-text/RichTextEditor';
import '@/pages/project/project-edit';
import '@/pages/project/quiz-edit';
import type { ProjectRow } from '../../mock/project/fixtures';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { findDialog } from '../dialog';
import { recordCalls } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

// FormData and File of jsdom do not reach the mock intact.
const { constructor: NodeFormData } = await new Response(new URLSearchParams()).formData();
beforeAll(() => {
  vi.stubGlobal('FormData', NodeFormData);
  vi.stubGlobal('File', NodeFile);
  // ProseMirror scrolls to the selection, but jsdom has no layout to measure.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
afterAll(() => vi.unstubAllGlobals());

const findProject = (name: string): ProjectRow => {
  const row = state().world.projects.find((one) => one.name === name);
  if (!row) throw new Error(`no project ${name}`);
  return row;
};

const PHQ = 'PHQ-9 情绪自评';
const DRAFT = '睡眠健康自评';
const getPath = (name: string, step?: string) =>
  `/project/project-edit?id=${findProject(name).id}${step === undefined ? '' : `&step=${step}`}`;
/** Changes a project as another operator would. */
const changeAsOther = (name: string, changes: Partial<ProjectRow>) => {
  const row = findProject(name);
  Object.assign(row, changes, { version: row.version + 1, updatedByName: '周宁' });
};

const field = (name: string) => screen.getByLabelText(name);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** In jsdom the loading icon never leaves, so the name of the button keeps it. */
const saveOnline = () => button(/^(loading )?保存并更新线上$/);
const getStep = (app: App) => new URLSearchParams(app.address().split('?')[1]).get('step') ?? 'basic';
const stepButton = (name: string) => screen.getByRole('button', { name: new RegExp(`^(\\d )?${name}`) });

async function choose(app: App, label: string, option: string) {
  await app.user.click(field(label));
  await app.user.paste(option);
  const found = await waitFor(() => {
    const one = [...document.querySelectorAll('.ant-select-item-option')].find((item) =>
      item.textContent?.includes(option),
    );
    if (!one) throw new Error(`no option ${option}`);
    return one;
  });
  await app.user.click(found);
}

const fill = (name: string, text: string) => {
  fireEvent.change(field(name), { target: { value: text } });
  fireEvent.blur(field(name));
};

/** Pastes HTML into a rich text field. */
async function paste(label: string, html: string) {
  const box = await screen.findByRole('textbox', { name: label });
  const data: Record<string, string> = { 'text/html': html, 'text/plain': html.replaceAll(/<[^>]*>/g, '') };
  fireEvent.paste(box, {
    clipboardData: { getData: (type: string) => data[type] ?? '', types: Object.keys(data), files: [] },
  });
  return box;
}

test('creates a patient education project in steps that save it, and publishes it', async () => {
  const app = await signedIn('/project/project-edit');
  expect(screen.queryByRole('button', { name: /参与条件/ })).not.toBeInTheDocument();
  fireEvent.click(button('下一步'));
  await waitFor(() => expect(field('项目名称')).toHaveAccessibleDescription(/不能为空/));
  fill('项目名称', '家庭饮食指导');
  fireEvent.click(screen.getByRole('radio', { name: '患者教育' }));
  fireEvent.click(button('下一步'));
  await waitFor(() => expect(getStep(app)).toBe('criteria'));
  const { id } = findProject('家庭饮食指导');
  expect(app.address()).toBe(`/project/project-edit?id=${id}&step=criteria`);

  fireEvent.click(await screen.findByRole('button', { name: /预览与上线/ }));
  const missing = await screen.findByRole('link', { name: '上传封面图' });
  expect(
    screen.getAllByRole('link').filter(({ textContent }) => /填写|选择|上传/.test(textContent ?? '')),
  ).toHaveLength(4);
  await app.user.click(missing);
  await waitFor(() => expect(getStep(app)).toBe('basic'));

  await choose(app, '项目分类', '饮食指导');
  const chooser = document.querySelector<HTMLInputElement>('input[aria-label="封面图"]') as HTMLInputElement;
  const cover = new NodeFile([picture('an extended WebP', { width: 750, height: 422 })], 'c.webp', {
    type: 'image/webp',
  });
  await app.user.upload(chooser, cover as unknown as File);
  await screen.findByRole('button', { name: '预览图片：封面图' });
  fill('简介', '吃得健康');
  await paste('项目详情', '<h1>饮食</h1><p class=MsoNormal><b>少盐</b><o:p></o:p><script>x()</script></p>');
  const calls = recordCalls();
  fireEvent.click(button('保存草稿'));
  await waitFor(() => expect(findProject('家庭饮食指导').content).toContain('<strong>少盐</strong>'));
  expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
  const { content } = findProject('家庭饮食指导');
  expect(content).toContain('<h2>饮食</h2>');
  expect(findRichTextProblem(content ?? '', 'full')).toBeNull();
  expect(await screen.findByText(/^已于 \d\d:\d\d 保存$/)).toBeInTheDocument();

  fireEvent.click(stepButton('预览与上线'));
  expect(await screen.findByText(/可以上线/)).toBeInTheDocument();
  const phone = screen.getByRole('region', { name: '会员看到的项目页' });
  expect(within(phone).getByText('吃得健康')).toBeInTheDocument();
  fireEvent.click(button(/^上 ?线$/));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: /^上 ?线$/ }));
  await waitFor(() => expect(findProject('家庭饮食指导').status).toBe('published'));
  expect(await screen.findByRole('button', { name: '保存并更新线上' })).toBeInTheDocument();
});

test('the steps navigate across routes, and skip the quiz for patient education', async () => {
  const go = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
  const expectPath = (path: string) => waitFor(() => expect(app.address()).toBe(path));
  const { id } = findProject(DRAFT);
  const app = await signedIn(getPath(DRAFT, 'criteria'));
  await screen.findByLabelText('最小年龄');
  Object.assign(findProject(DRAFT), { type: 'education' });
  await go('下一步');
  await expectPath(`/project/quiz-edit?projectId=${id}&from=criteria`);
  expect(await screen.findAllByText('患者教育项目没有问卷')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /问卷/ })).not.toBeInTheDocument();

  await go('上一步');
  await expectPath(getPath(DRAFT, 'criteria'));
  expect(await screen.findByText('患者教育项目没有问卷')).toBeInTheDocument();
  await screen.findByLabelText('最小年龄');
  await go('下一步');
  await expectPath(`/project/link-edit?projectId=${id}&from=criteria`);
  await screen.findByRole('button', { name: '新建链接' });
});

test('invalid fields of a draft show their error and are not sent, while all others are saved', async () => {
  Object.assign(findProject(DRAFT), { needAgreement: true, agreementTemplateId: null });
  const before = structuredClone(findProject(DRAFT));
  const app = await signedIn(`${getPath(DRAFT, 'criteria')}&field=agreementTemplateId`);
  const agreement = await screen.findByRole('combobox', { name: '知情同意书' });
  await waitFor(() => expect(agreement).toHaveFocus());
  const pasteInto = async (name: string, text: string) => {
    await app.user.clear(field(name));
    await app.user.paste(text);
  };
  await screen.findByLabelText('最小年龄');
  fill('最小年龄', '60');
  fill('最大年龄', '50');
  await waitFor(() => expect(field('最大年龄')).toHaveAccessibleDescription(/不能小于最小年龄/));
  await pasteInto('结束时间', '2026-11-01 09:00');
  await app.user.tab();
  await waitFor(() => expect(field('结束时间')).toHaveAccessibleDescription(/须晚于现在/));
  fill('名额上限', '500');
  fireEvent.click(button('保存草稿'));
  await waitFor(() => expect(findProject(DRAFT).quotaTotal).toBe(500));
  const { minAge, maxAge, endAt } = before;
  expect(findProject(DRAFT)).toMatchObject({ minAge, maxAge, endAt });
  expect(await screen.findByText('未保存：最小年龄、最大年龄、结束时间')).toBeInTheDocument();
  expect(await screen.findByText(/^其余内容已于 \d\d:\d\d 保存$/)).toBeInTheDocument();
  await waitFor(() => expect(field('最大年龄')).toHaveFocus());

  fill('最大年龄', '70');
  await app.user.clear(field('结束时间'));
  fireEvent.click(button('保存草稿'));
  await waitFor(() => expect(findProject(DRAFT)).toMatchObject({ minAge: 60, maxAge: 70 }));
  await waitFor(() => expect(screen.queryByText(/^未保存：/)).not.toBeInTheDocument());
});

test('a stale autosave opens no dialog, but offers to compare, and opens the latest version of a published project', async () => {
  Object.assign(findProject(DRAFT), { subtitle: null });
  await signedIn(getPath(DRAFT));
  await screen.findByLabelText('副标题');
  fill('副标题', '我的');
  changeAsOther(DRAFT, { subtitle: '对方的', summary: '对方写的简介' });
  fireEvent.click(button('保存草稿'));
  expect(await screen.findByText('周宁 修改了这份草稿，自动保存已暂停')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field('副标题')).toHaveValue('我的');
  expect(findProject(DRAFT).subtitle).toBe('对方的');

  fireEvent.click(button('逐项比较'));
  const dialog = await findDialog('内容已有新的版本');
  await waitFor(() => expect(dialog.getByRole('button', { name: '返回继续编辑' })).toHaveFocus());
  fireEvent.click(dialog.getAllByRole('radio', { name: /^我的/ })[0] as HTMLElement);
  fireEvent.click(dialog.getByRole('button', { name: '按所选内容保存' }));
  await waitFor(() => expect(findProject(DRAFT)).toMatchObject({ subtitle: '我的', summary: '对方写的简介' }));

  // Another operator has published it: no input is lost, and nothing goes online without a click.
  fill('副标题', '我的又改');
  changeAsOther(DRAFT, { status: 'published' });
  fireEvent.click(button('保存草稿'));
  fireEvent.click(await screen.findByRole('button', { name: '打开最新版本' }));
  expect(await screen.findByRole('button', { name: '保存并更新线上' })).toBeInTheDocument();
  expect(field('副标题')).toHaveValue('我的又改');
  expect(findProject(DRAFT).subtitle).toBe('我的');
});

test('shows the changes of a published project before saving, and opens the step of a refused field', async () => {
  const RENAMED = '情绪自评新版';
  const app = await signedIn(getPath(PHQ));
  const { subtitle } = findProject(PHQ);
  await screen.findByLabelText('副标题');
  fill('项目名称', RENAMED);
  fill('副标题', '新的副标题');
  fireEvent.click(stepButton('参与条件'));
  await screen.findByLabelText('随访话术');
  fill('随访话术', '您好');
  fireEvent.click(saveOnline());
  const asked = await findDialog('保存后，会员立即看到这些变化：');
  const changed = within(asked.getByRole('group', { name: '副标题' }));
  expect(changed.getByText('新的副标题')).toBeInTheDocument();
  if (subtitle) expect(changed.getByText(subtitle)).toBeInTheDocument();
  expect(asked.getByText('会员看不到的修改：')).toBeInTheDocument();
  expect(findProject(PHQ).subtitle).toBe(subtitle);
  fireEvent.click(asked.getByRole('button', { name: '保存并更新线上' }));
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(RENAMED) })).toBeInTheDocument();
  expect(findProject(RENAMED).subtitle).toBe('新的副标题');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  // The category was just disabled: the error opens the step of its field.
  const category = state().world.categories.find(({ id }) => id === findProject(RENAMED).categoryId);
  Object.assign(category ?? {}, { status: 'disabled' });
  fill('随访话术', '您好！');
  fireEvent.click(saveOnline());
  fireEvent.click((await findDialog(/看不到的修改/)).getByRole('button', { name: '保存并更新线上' }));
  await waitFor(() => expect(getStep(app)).toBe('basic'));
  expect(field('项目分类')).toHaveAccessibleDescription(/所选分类或其上级分类已停用/);
  expect(screen.getByRole('radio', { name: '患者招募' })).toBeDisabled();
});
