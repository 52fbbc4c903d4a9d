import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { picture } from '@/domain/image/testing/pictures';
import { richTextProblem } from '@/domain/rich-text/rich-text';
// The code of the screen is there before a test begins: a busy machine takes longer for it than a test waits.
import '@/components/inputs/rich-text/RichTextEditor';
import '@/pages/project/project-edit';
import '@/pages/project/quiz-edit';
import type { ProjectRow } from '../../mock/project/fixtures';
import { state } from '../../mock/state';
import { expireSession, signedIn } from '../app';
import { dialogWith } from '../dialog';
import { recordCalls } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

// What jsdom has in their place does not survive the way to the mock.
const { constructor: NodeFormData } = await new Response(new URLSearchParams()).formData();
beforeAll(() => {
  vi.stubGlobal('FormData', NodeFormData);
  vi.stubGlobal('File', NodeFile);
  // ProseMirror scrolls to the selection, and jsdom has no layout to measure it in.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
afterAll(() => vi.unstubAllGlobals());

const named = (name: string): ProjectRow => {
  const row = state().world.projects.find((one) => one.name === name);
  if (!row) throw new Error(`no project ${name}`);
  return row;
};

const PHQ = 'PHQ-9 情绪自评';
const DRAFT = '睡眠健康自评';
const pathOf = (name: string, step?: string) =>
  `/project/project-edit?id=${named(name).id}${step === undefined ? '' : `&step=${step}`}`;
/** What somebody else does to a project in the meantime. */
const meanwhile = (name: string, changes: Partial<ProjectRow>) => {
  const row = named(name);
  Object.assign(row, changes, { version: row.version + 1, updatedByName: '周宁' });
};

const field = (name: string) => screen.getByLabelText(name);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** Its icon of work under way does not move away where nothing moves. */
const saveOnline = () => button(/^(loading )?保存并更新线上$/);
const stepOf = (app: App) => new URLSearchParams(app.address().split('?')[1]).get('step') ?? 'basic';
const stepButton = (name: string) => screen.getByRole('button', { name: new RegExp(`^(\\d )?${name}`) });

async function choose(app: App, label: string, option: string) {
  await app.user.click(screen.getByRole('combobox', { name: label }));
  await app.user.type(screen.getByRole('combobox', { name: label }), option);
  const found = await waitFor(() => {
    const one = [...document.querySelectorAll('.ant-select-item-option')].find((item) =>
      item.textContent?.includes(option),
    );
    if (!one) throw new Error(`no option ${option}`);
    return one;
  });
  await app.user.click(found);
}

/** Puts HTML into a rich text as a paste does. */
async function paste(label: string, html: string) {
  const box = await screen.findByRole('textbox', { name: label });
  const data: Record<string, string> = { 'text/html': html, 'text/plain': html.replaceAll(/<[^>]*>/g, '') };
  fireEvent.paste(box, {
    clipboardData: { getData: (type: string) => data[type] ?? '', types: Object.keys(data), files: [] },
  });
  return box;
}

describe('from nothing to members', () => {
  test('a project of patient education is written in steps, saves itself on the way, and is published', async () => {
    const app = await signedIn('/project/project-edit');
    expect(screen.queryByRole('button', { name: /参与条件/ })).not.toBeInTheDocument();
    await app.user.click(button('下一步'));
    await waitFor(() => expect(field('项目名称')).toHaveAccessibleDescription(/不能为空/));
    await app.user.type(field('项目名称'), '家庭饮食指导');
    await app.user.click(screen.getByRole('radio', { name: '患者教育' }));
    await app.user.click(button('下一步'));
    await waitFor(() => expect(stepOf(app)).toBe('criteria'));
    const { id } = named('家庭饮食指导');
    expect(app.address()).toBe(`/project/project-edit?id=${id}&step=criteria`);

    await app.user.click(await screen.findByRole('button', { name: /预览发布/ }));
    const missing = await screen.findByRole('link', { name: '上传封面图' });
    expect(
      screen.getAllByRole('link').filter(({ textContent }) => /填写|选择|上传/.test(textContent ?? '')),
    ).toHaveLength(4);
    await app.user.click(missing);
    await waitFor(() => expect(stepOf(app)).toBe('basic'));

    await choose(app, '项目分类', '饮食指导');
    const chooser = document.querySelector<HTMLInputElement>('input[aria-label="封面图"]') as HTMLInputElement;
    const cover = new NodeFile([picture('an extended WebP', { width: 750, height: 422 })], 'c.webp', {
      type: 'image/webp',
    });
    await app.user.upload(chooser, cover as unknown as File);
    await screen.findByRole('button', { name: '预览图片：封面图' });
    await app.user.type(field('简介'), '吃得健康');
    await paste('项目详情', '<h1>饮食</h1><p class=MsoNormal><b>少盐</b><o:p></o:p><script>x()</script></p>');
    const calls = recordCalls();
    await app.user.click(button('保存草稿'));
    await waitFor(() => expect(named('家庭饮食指导').content).toContain('<strong>少盐</strong>'));
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
    const { content } = named('家庭饮食指导');
    expect(content).toContain('<h2>饮食</h2>');
    expect(richTextProblem(content ?? '', 'full')).toBeNull();
    expect(await screen.findByText(/^已保存 \d\d:\d\d$/)).toBeInTheDocument();

    await app.user.click(stepButton('预览发布'));
    expect(await screen.findByText(/可以上线/)).toBeInTheDocument();
    const phone = screen.getByRole('region', { name: '会员看到的项目页' });
    expect(within(phone).getByText('吃得健康')).toBeInTheDocument();
    await app.user.click(button(/^上 ?线$/));
    const dialog = await screen.findByRole('dialog');
    await app.user.click(within(dialog).getByRole('button', { name: /^上 ?线$/ }));
    await waitFor(() => expect(named('家庭饮食指导').status).toBe('published'));
    expect(await screen.findByRole('button', { name: '保存并更新线上' })).toBeInTheDocument();
  });
});

describe('the steps on other routes', () => {
  const go = async (app: App, name: string) => app.user.click(await screen.findByRole('button', { name }));
  const at = (app: App, path: string) => waitFor(() => expect(app.address()).toBe(path));

  test('lead on and back as those of the form do', async () => {
    const { id } = named(DRAFT);
    const app = await signedIn(pathOf(DRAFT, 'criteria'));
    await screen.findByLabelText('最小年龄');
    await go(app, '下一步');
    await at(app, `/project/quiz-edit?projectId=${id}&from=criteria`);
    await screen.findByRole('tab', { name: '题目' });
    await go(app, '下一步');
    await at(app, `/project/link-edit?projectId=${id}&from=criteria`);
    await screen.findByRole('button', { name: '新建链接' });
    await go(app, '上一步');
    await at(app, `/project/quiz-edit?projectId=${id}&from=criteria`);
    await screen.findByRole('tab', { name: '题目' });
    await go(app, '上一步');
    await at(app, pathOf(DRAFT, 'criteria'));
  });

  test('leave the quiz out for patient education, and say why', async () => {
    Object.assign(named(DRAFT), { type: 'education' });
    const { id } = named(DRAFT);
    const app = await signedIn(`/project/quiz-edit?projectId=${id}`);
    expect(await screen.findAllByText('患者教育项目没有问卷')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /问卷/ })).not.toBeInTheDocument();
    await go(app, '上一步');
    await at(app, pathOf(DRAFT, 'criteria'));
    await screen.findByLabelText('最小年龄');
    expect(screen.getByText('患者教育项目没有问卷')).toBeInTheDocument();
    await go(app, '下一步');
    await at(app, `/project/link-edit?projectId=${id}&from=criteria`);
    await screen.findByRole('button', { name: '新建链接' });
    await go(app, '下一步');
    await at(app, pathOf(DRAFT, 'publish'));
    await go(app, '上一步');
    await at(app, `/project/link-edit?projectId=${id}&from=publish`);
    await screen.findByRole('button', { name: '新建链接' });
    await go(app, '上一步');
    await at(app, pathOf(DRAFT, 'criteria'));
  });
});

describe('what is wrong', () => {
  test('is said at its place and not sent, and all the rest of a draft is kept', async () => {
    const before = structuredClone(named(DRAFT));
    const app = await signedIn(pathOf(DRAFT, 'criteria'));
    const type = async (name: string, text: string) => {
      await app.user.clear(await screen.findByLabelText(name));
      if (text) await app.user.paste(text);
    };
    await type('最小年龄', '60');
    await type('最大年龄', '50');
    await waitFor(() => expect(field('最大年龄')).toHaveAccessibleDescription(/不能小于最小年龄/));
    await type('结束时间', '2026-11-01 09:00');
    await app.user.tab();
    await waitFor(() => expect(field('结束时间')).toHaveAccessibleDescription(/须晚于现在/));
    await type('开始时间', '2026-12-02 10:00');
    await app.user.tab();
    await type('结束时间', '2026-12-01 10:00');
    await app.user.tab();
    await waitFor(() => expect(field('结束时间')).toHaveAccessibleDescription(/必须晚于开始时间/));
    await type('名额上限', '500');
    await app.user.click(button('保存草稿'));
    await waitFor(() => expect(named(DRAFT).quotaTotal).toBe(500));
    const { minAge, maxAge, startAt, endAt } = before;
    expect(named(DRAFT)).toMatchObject({ minAge, maxAge, startAt, endAt });
    expect(await screen.findByText('未保存：最小年龄、最大年龄、开始时间、结束时间')).toBeInTheDocument();
    expect(await screen.findByText(/^其余内容已于 \d\d:\d\d 保存$/)).toBeInTheDocument();
    await waitFor(() => expect(field('最大年龄')).toHaveFocus());

    // What is wrong keeps one here, and is not lost by leaving unasked.
    await app.user.click(button('下一步'));
    await waitFor(() => expect(field('最大年龄')).toHaveFocus());
    await app.user.click(button('返回项目列表'));
    await app.user.click(await screen.findByRole('button', { name: '继续编辑' }));
    expect(field('最小年龄')).toHaveValue('60');

    await type('最大年龄', '70');
    await type('结束时间', '2026-12-31 10:00');
    await app.user.tab();
    await app.user.click(button('保存草稿'));
    await waitFor(() => expect(named(DRAFT)).toMatchObject({ minAge: 60, maxAge: 70 }));
    await waitFor(() => expect(screen.queryByText(/^未保存：/)).not.toBeInTheDocument());
  });

  test('is said again in another language, is not sent, and nothing is called saved that went nowhere', async () => {
    const { name } = named(DRAFT);
    const app = await signedIn(pathOf(DRAFT));
    await app.user.clear(await screen.findByLabelText('项目名称'));
    await waitFor(() => expect(field('项目名称')).toHaveAccessibleDescription(/不能为空/));
    await app.user.click(button('English'));
    await waitFor(() => expect(field('Name')).toHaveAccessibleDescription(/cannot be empty/));
    const calls = recordCalls();
    await app.user.click(button('Save draft'));
    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(await screen.findByText('Not saved: Name')).toBeInTheDocument();
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
    expect(screen.queryByText(/saved at/i)).not.toBeInTheDocument();
    expect(named(name).name).toBe(name);
    await app.user.click(button('中文'));
    await waitFor(() => expect(field('项目名称')).toHaveAccessibleDescription(/不能为空/));
  });

  test('because of what others did is said too: a category, a hospital, a template; and text without end', async () => {
    Object.assign(named(DRAFT), { categoryId: null, hospitalIds: [], needAgreement: false, agreementTemplateId: null });
    const app = await signedIn(pathOf(DRAFT));
    await screen.findByLabelText('项目名称');
    await choose(app, '项目分类', '压力评估');
    const category = state().world.categories.find(({ name }) => name === '压力评估');
    Object.assign(category ?? {}, { status: 'disabled' });
    await paste('项目详情', `<p>${'长'.repeat(20_001)}</p>`);
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: '项目详情' })).toHaveAccessibleDescription(/最多 20000 个字符/),
    );
    await app.user.type(field('副标题'), '三分钟');
    await app.user.click(button('保存草稿'));
    await waitFor(() => expect(named(DRAFT).subtitle).toMatch(/三分钟$/));
    await waitFor(() => expect(field('项目分类')).toHaveAccessibleDescription(/分类已停用/));
    expect(named(DRAFT).categoryId).toBeNull();
    expect(named(DRAFT).content).not.toContain('长长');
    await paste('项目详情', '<p>短</p>');

    await choose(app, '项目分类', '睡眠健康');
    await waitFor(() => expect(field('项目分类')).not.toHaveAccessibleDescription(/已停用/));
    await app.user.click(stepButton('参与条件'));
    await waitFor(() => expect(stepOf(app)).toBe('basic'));
  });
});

describe('two windows on one draft', () => {
  test('a stale autosave asks nobody, and says beside the form how to go on', async () => {
    Object.assign(named(DRAFT), { subtitle: null });
    const app = await signedIn(pathOf(DRAFT));
    await app.user.type(await screen.findByLabelText('副标题'), '我的');
    meanwhile(DRAFT, { subtitle: '对方的', summary: '对方写的简介' });
    await app.user.click(button('保存草稿'));
    expect(await screen.findByText('周宁 修改了这份草稿，自动保存已暂停')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(field('副标题')).toHaveValue('我的');
    expect(named(DRAFT).subtitle).toBe('对方的');

    await app.user.click(button('逐项比较'));
    const dialog = await dialogWith('内容已被他人修改');
    await waitFor(() => expect(dialog.getByRole('button', { name: '返回继续编辑' })).toHaveFocus());
    await app.user.click(dialog.getAllByRole('radio', { name: /^我的/ })[0] as HTMLElement);
    await app.user.click(dialog.getByRole('button', { name: '按所选内容保存' }));
    await waitFor(() => expect(named(DRAFT)).toMatchObject({ subtitle: '我的', summary: '对方写的简介' }));

    await app.user.type(field('副标题'), '又改');
    meanwhile(DRAFT, { subtitle: '再次' });
    await app.user.click(button('保存草稿'));
    await app.user.click(await screen.findByRole('button', { name: '保留我的，覆盖对方的' }));
    await waitFor(() => expect(named(DRAFT).subtitle).toBe('我的又改'));
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement);

    await app.user.type(field('副标题'), '三');
    meanwhile(DRAFT, { subtitle: '他们赢了' });
    await app.user.click(button('保存草稿'));
    await app.user.click(await screen.findByRole('button', { name: '采用对方的版本' }));
    await waitFor(() => expect(field('副标题')).toHaveValue('他们赢了'));
    expect(screen.queryByText(/自动保存已暂停/)).not.toBeInTheDocument();

    // Published meanwhile: nothing typed is lost, and nothing goes online by itself.
    await app.user.type(field('副标题'), '！');
    meanwhile(DRAFT, { status: 'published' });
    await app.user.click(button('保存草稿'));
    await app.user.click(await screen.findByRole('button', { name: '打开最新版本' }));
    expect(await screen.findByRole('button', { name: '保存并更新线上' })).toBeInTheDocument();
    expect(field('副标题')).toHaveValue('他们赢了！');
    expect(named(DRAFT).subtitle).toBe('他们赢了');
  });
});

describe('what members see', () => {
  test('is saved once, after it was shown field by field, and not while something is missing', async () => {
    const app = await signedIn(pathOf(PHQ));
    const { subtitle } = named(PHQ);
    await app.user.clear(await screen.findByLabelText('副标题'));
    await app.user.type(field('副标题'), '新的副标题');
    await app.user.click(stepButton('参与条件'));
    await app.user.type(await screen.findByLabelText('随访话术'), '您好');
    await app.user.click(saveOnline());
    const asked = await dialogWith('保存后，会员立即看到这些变化：');
    const changed = within(asked.getByRole('group', { name: '副标题' }));
    expect(changed.getByText('新的副标题')).toBeInTheDocument();
    if (subtitle) expect(changed.getByText(subtitle)).toBeInTheDocument();
    expect(asked.getByText('会员看不到的修改：')).toBeInTheDocument();
    await app.user.click(asked.getByRole('button', { name: '返回继续编辑' }));
    expect(named(PHQ).subtitle).toBe(subtitle);
    await app.user.click(saveOnline());
    await app.user.click((await dialogWith(/会员立即看到/)).getByRole('button', { name: '保存并更新线上' }));
    await waitFor(() => expect(named(PHQ).subtitle).toBe('新的副标题'));

    // The category was disabled meanwhile: said at its field, in the step that it belongs to.
    const category = state().world.categories.find(({ id }) => id === named(PHQ).categoryId);
    Object.assign(category ?? {}, { status: 'disabled' });
    await app.user.type(field('随访话术'), '！');
    await app.user.click(saveOnline());
    await app.user.click((await dialogWith(/看不到的修改/)).getByRole('button', { name: '保存并更新线上' }));
    await waitFor(() => expect(stepOf(app)).toBe('basic'));
    expect(field('项目分类')).toHaveAccessibleDescription(/所选分类已停用/);
    expect(screen.getByRole('radio', { name: '患者招募' })).toBeDisabled();
  });
});

describe('a sign-in that expires between two steps', () => {
  test('loses nothing', async () => {
    Object.assign(named(DRAFT), { subtitle: null });
    const app = await signedIn(pathOf(DRAFT));
    await app.user.type(await screen.findByLabelText('副标题'), '写到一半');
    expireSession();
    await app.user.click(button('下一步'));
    await app.user.type(await screen.findByLabelText('用户名'), 'operator');
    await app.user.type(screen.getByLabelText('密码'), 'health-2021');
    await app.user.click(screen.getByRole('button', { name: /登录$/ }));
    await waitFor(() => expect(stepOf(app)).toBe('criteria'));
    await app.user.click(await screen.findByRole('button', { name: '上一步' }));
    expect(field('副标题')).toHaveValue('写到一半');
    await app.user.click(button('保存草稿'));
    await waitFor(() => expect(named(DRAFT).subtitle).toBe('写到一半'));
  });
});
