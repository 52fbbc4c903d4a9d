import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
// The code of the screen is there before a test begins: a busy machine takes longer for it than a test waits.
import '@/pages/project/quiz-edit';
import '@/features/quiz-editor/begin/CopyDialog';
import '@/features/quiz-editor/begin/FileDialog';
import '@/features/quiz-editor/begin/ScaleDialog';
import { quiz as limit } from '@/contract/limits/quiz';
import type { QuizContent } from '@/contract/quiz';
import { contentOf, exportQuiz } from '@/domain/quiz/json/file';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';
import { chooseEntry } from '../menu';
import { savedFiles } from '../saved-files';
import { fault, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const LIVE = '胃癌风险筛查';
const DRAFT = '睡眠健康自评';

const projectOf = (name: string) => {
  const project = state().world.projects.find((one) => one.name === name);
  if (!project) throw new Error(`no project ${name}`);
  return project;
};
const quizOf = (name: string, status: 'draft' | 'published') => {
  const { id } = projectOf(name);
  return state().world.quizzes.find((quiz) => quiz.projectId === id && quiz.status === status);
};
const draftOf = (name: string) => {
  const draft = quizOf(name, 'draft');
  if (!draft) throw new Error(`no draft of ${name}`);
  return draft;
};
const idsOf = ({ questions }: Pick<QuizContent, 'questions'>) => questions.map(({ questionId }) => questionId);
const openQuiz = (name: string) => signedIn(`/project/quiz-edit?projectId=${projectOf(name).id}`);
const press = async (app: App, name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }));
const files = savedFiles();
const jsonFile = (text: string, name = 'quiz.json') => new File([text], name, { type: 'application/json' });
const chooseFile = (app: App, ...chosen: File[]) => app.user.upload(screen.getByLabelText('要导入的文件'), chosen);
const said = (text: string | RegExp) =>
  waitFor(() => expect(screen.getAllByRole('alert').some((alert) => alert.textContent?.match(text))).toBe(true));
const editorIsOpen = () => screen.findByRole('tab', { name: '题目' });

const openMenu = (app: App) =>
  app.user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: /^更多$|^更多 / }));

/** Opens one of the dialogs of the bar's menu. */
async function replace(app: App, entry: RegExp, title: string) {
  await openMenu(app);
  await chooseEntry(app.user, entry);
  return dialogWith(title);
}

describe('a quiz is begun', () => {
  test.each([LIVE, DRAFT])('by the one button that stands out, and not by that to the next step: %s', async (name) => {
    state().world.quizzes = state().world.quizzes.filter((quiz) => quiz !== quizOf(name, 'draft'));
    await openQuiz(name);
    const begin = await screen.findByRole('button', { name: name === LIVE ? '编辑第 2 版' : '从空白开始' });
    expect(screen.getByRole('button', { name: '下一步' })).toBeInTheDocument();
    expect([...document.querySelectorAll('.ant-btn-primary')]).toEqual([begin]);
  });

  test('like what is published, or blank, whatever is published', async () => {
    const app = await openQuiz(LIVE);
    await press(app, '编辑第 2 版');
    await editorIsOpen();
    expect(contentOf(draftOf(LIVE))).toEqual(contentOf(quizOf(LIVE, 'published') as QuizContent));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-title'));
    app.unmount();
    state().world.quizzes = state().world.quizzes.filter((quiz) => quiz !== draftOf(LIVE));
    const again = await openQuiz(LIVE);
    await press(again, '从空白开始');
    await editorIsOpen();
    expect(draftOf(LIVE)).toMatchObject({ title: quizOf(LIVE, 'published')?.title, questions: [] });
    await waitFor(() => expect(screen.getByLabelText('标题')).toHaveFocus());
  });

  test('from a scale, looked at before; where it does not arrive the same draft is written again', async () => {
    const app = await openQuiz(LIVE);
    await press(app, '从量表开始');
    const dialog = await dialogWith('选择量表'.slice(2));
    await app.user.click(await dialog.findByRole('radio', { name: /GAD-7/ }));
    const preview = await dialog.findByRole('region', { name: '预览' });
    expect(preview).toHaveTextContent(/7 题/);
    expect(preview).toHaveTextContent(/几乎每天（3 分）/);
    expect(within(preview).getAllByText(/–21 分/)).toHaveLength(1);
    server.use(fault.status('PUT', '/quizzes/:id', 500));
    await app.user.click(dialog.getByRole('button', { name: '以此开始' }));
    await said('网络错误');
    expect(draftOf(LIVE).title).toBe(quizOf(LIVE, 'published')?.title);
    server.resetHandlers();
    // In jsdom the icon of a button that was at work stays, and with it its word in the name.
    await app.user.click(await dialog.findByRole('button', { name: /以此开始$/ }));
    await editorIsOpen();
    const draft = draftOf(LIVE);
    expect(draft.title).toMatch(/GAD-7/);
    expect(draft.questions.length).toBeGreaterThanOrEqual(7);
    expect(idsOf(draft).some((id) => id.startsWith('gad7'))).toBe(false);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-title'));
  });

  test('as another project has it, but not of one that has published nothing', async () => {
    const app = await openQuiz(LIVE);
    await press(app, '从其他项目复制');
    const dialog = await dialogWith('从其他项目复制问卷');
    const choose = async (name: string) => {
      await app.user.click(dialog.getByLabelText('项目'));
      await app.user.click((await screen.findAllByTitle(new RegExp(name))).at(-1) as HTMLElement);
    };
    await choose(DRAFT);
    expect(await dialog.findByText(/没有已发布的问卷，/)).toBeInTheDocument();
    await app.user.click(await dialog.findByRole('button', { name: /复制为草稿/ }));
    expect(await dialog.findByText('该项目没有已发布的问卷')).toBeInTheDocument();
    const other = state().world.quizzes.find(
      ({ status, projectId }) => status === 'published' && projectId !== projectOf(LIVE).id,
    );
    const name = state().world.projects.find(({ id }) => id === other?.projectId)?.name ?? '';
    await choose(name);
    expect(await dialog.findByRole('region', { name: '预览' })).toHaveTextContent(other?.questions[0]?.title ?? '?');
    await app.user.click(await dialog.findByRole('button', { name: /复制为草稿/ }));
    await editorIsOpen();
    expect(draftOf(LIVE).title).toBe(other?.title);
    expect(idsOf(draftOf(LIVE)).some((id) => idsOf(other as QuizContent).includes(id))).toBe(false);
  });
});

describe('a draft that is open', () => {
  test('is replaced by a scale and by a file, each one step of undo, after what it changes was shown', async () => {
    const app = await openQuiz(DRAFT);
    await editorIsOpen();
    await waitFor(() => expect(screen.getByRole('button', { name: '单选' })).toBeEnabled());
    const before = contentOf(draftOf(DRAFT));

    await openMenu(app);
    await chooseEntry(app.user, '下载 JSON');
    expect(await files[0]?.text()).toBe(exportQuiz(before));

    const library = await replace(app, /换成量表/, '量表');
    await app.user.click(await library.findByRole('radio', { name: /PHQ-9/ }));
    expect(library.getByRole('note')).toHaveTextContent(
      `草稿“${before.title}”的 ${before.questions.filter(({ type }) => type !== 'section').length} 题`,
    );
    await app.user.click(library.getByText('查看变化'));
    expect(library.getAllByText(/^新增题目/).length).toBeGreaterThan(0);
    await app.user.click(library.getByRole('button', { name: '替换草稿' }));
    await waitFor(() => expect(draftOf(DRAFT).title).toMatch(/PHQ-9/));
    await app.user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(contentOf(draftOf(DRAFT))).toEqual(before));

    // A file of this very quiz goes on with its ids.
    const upload = await replace(app, /换成 JSON/, '导入问卷');
    await chooseFile(app, jsonFile(exportQuiz({ ...before, title: '改过的标题' })));
    await app.user.click(await upload.findByText('查看变化'));
    expect(await upload.findByText(/由“.*”改为“改过的标题”/)).toBeInTheDocument();
    await app.user.click(upload.getByRole('button', { name: '替换草稿' }));
    await waitFor(() => expect(draftOf(DRAFT).title).toBe('改过的标题'));
    expect(idsOf(draftOf(DRAFT))).toEqual(idsOf(before));
    await app.user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(draftOf(DRAFT).title).toBe(before.title));
  });

  test('is not replaced while what waits cannot be saved: the dialog says so, and does it once it can', async () => {
    const app = await openQuiz(DRAFT);
    await editorIsOpen();
    await waitFor(() => expect(screen.getByLabelText(/^(题干|标题)$/)).toBeEnabled());
    const before = contentOf(draftOf(DRAFT));
    server.use(fault.status('PUT', '/quizzes/:id', 500));
    await app.user.type(screen.getByLabelText(/^(题干|标题)$/), '？');
    const upload = await replace(app, /换成 JSON/, '导入问卷');
    await chooseFile(app, jsonFile(exportQuiz({ ...before, title: '来自文件' })));
    await app.user.click(await upload.findByRole('button', { name: '替换草稿' }));
    await said(/^草稿还有内容未能保存/);
    expect(draftOf(DRAFT).title).toBe(before.title);
    server.resetHandlers();
    await app.user.click(upload.getByRole('button', { name: '替换草稿' }));
    await waitFor(() => expect(draftOf(DRAFT).title).toBe('来自文件'));
    await app.user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(draftOf(DRAFT).title).toBe(before.title));
    expect(draftOf(DRAFT).questions[0]?.title).toMatch(/？$/);
  });

  test('is left alone by a file that is broken, foreign, too large, too new or wrong in its fields', async () => {
    const app = await openQuiz(DRAFT);
    await editorIsOpen();
    await waitFor(() => expect(screen.getByRole('button', { name: '单选' })).toBeEnabled());
    const before = contentOf(draftOf(DRAFT));
    const upload = await replace(app, /换成 JSON/, '导入问卷');
    expect(upload.getByText(`从本系统下载的 JSON 文件，最大 ${limit.maxFileMb} MB`)).toBeInTheDocument();

    await chooseFile(app, jsonFile('{'));
    await said(/不是有效的 JSON 文件/);
    await chooseFile(app, jsonFile('{"a":1}'));
    await said(/不是问卷文件/);
    await chooseFile(app, jsonFile('{"format":"health-quiz","formatVersion":2}'));
    await said(/文件格式版本 2 比本系统新/);
    const large = jsonFile('{}', 'large.json');
    Object.defineProperty(large, 'size', { value: limit.maxFileMb * 1024 * 1024 + 1 });
    await chooseFile(app, large);
    await said(new RegExp(`“large.json”无法导入文件超过 ${limit.maxFileMb} MB`));

    const [first, ...rest] = before.questions;
    const wrong = {
      ...before,
      questions: [
        { ...first, title: 3, options: first?.options.map((option) => ({ ...option, score: 1.005 })), extra: 1 },
        ...rest,
      ],
    };
    await chooseFile(app, jsonFile(exportQuiz(wrong as unknown as QuizContent), '错.json'));
    await said(/“错.json”有 \d+ 处错误，没有导入/);
    const problems = upload.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(problems).toContain('题目 1 · extra：未知的项');
    expect(problems).toContain('题目 1 · 标题：应为文字');
    expect(problems).toContain('题目 1 · 选项 1 · 分值：最多 2 位小数');
    expect(upload.queryByRole('button', { name: '替换草稿' })).not.toBeInTheDocument();
    expect(contentOf(draftOf(DRAFT))).toEqual(before);

    // Mended, and one from before there were test cases; of another quiz, so that its ids are new.
    const { testCases: _, ...old } = contentOf(quizOf(LIVE, 'published') as QuizContent);
    await chooseFile(app, jsonFile(JSON.stringify({ format: 'health-quiz', formatVersion: 1, quiz: old })));
    expect(await upload.findByRole('region', { name: '预览' })).toHaveTextContent(old.title);
    await app.user.click(upload.getByRole('button', { name: '替换草稿' }));
    await waitFor(() => expect(draftOf(DRAFT).title).toBe(old.title));
    expect(idsOf(draftOf(DRAFT)).some((id) => idsOf(old).includes(id))).toBe(false);
  });
});
