import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
// Loads the screen before the tests, since loading may exceed the timeout of a test on a busy machine.
import '@/pages/project/quiz-edit';
import '@/pages/project/quiz-edit/begin/CopyDialog';
import '@/pages/project/quiz-edit/begin/FileDialog';
import '@/pages/project/quiz-edit/begin/ScaleDialog';
import type { QuizContent } from '@/contract/quiz';
import { exportQuiz, pickContent } from '@/domain/quiz/json/file';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { findDialog } from '../dialog';
import { chooseEntry } from '../menu';
import { savedFiles } from '../saved-files';
import { fault, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const LIVE = '胃癌风险筛查';
const DRAFT = '睡眠健康自评';

const findProject = (name: string) => {
  const project = state().world.projects.find((one) => one.name === name);
  if (!project) throw new Error(`no project ${name}`);
  return project;
};
const findQuiz = (name: string, status: 'draft' | 'published') => {
  const { id } = findProject(name);
  const quiz = state().world.quizzes.find((one) => one.projectId === id && one.status === status);
  if (!quiz) throw new Error(`no ${status} quiz of ${name}`);
  return quiz;
};
const getIds = ({ questions }: Pick<QuizContent, 'questions'>) => questions.map(({ questionId }) => questionId);
const openQuiz = (name: string) => signedIn(`/project/quiz-edit?projectId=${findProject(name).id}`);
const press = async (app: App, name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }));
const findAlert = (text: RegExp) =>
  waitFor(() => expect(screen.getAllByRole('alert').some((alert) => alert.textContent?.match(text))).toBe(true));
const findEditor = () => screen.findByRole('tab', { name: '题目' });
const expectCardFocus = () => waitFor(() => expect(document.activeElement).toHaveAttribute('data-title'));
const files = savedFiles();

test('continues from the published version and focuses its first question', async () => {
  const app = await openQuiz(LIVE);
  await press(app, '编辑第 2 版');
  await findEditor();
  expect(pickContent(findQuiz(LIVE, 'draft'))).toEqual(pickContent(findQuiz(LIVE, 'published')));
  await expectCardFocus();
});

test('starts from a scale after a preview, and a retry after a failed save uses the same draft', async () => {
  const app = await openQuiz(LIVE);
  await press(app, '从量表开始');
  const dialog = await findDialog('量表');
  await app.user.click(await dialog.findByRole('radio', { name: /GAD-7/ }));
  const preview = await dialog.findByRole('region', { name: '预览' });
  expect(preview).toHaveTextContent(/7 题/);
  expect(preview).toHaveTextContent(/几乎每天（3 分）/);
  expect(within(preview).getAllByText(/–21 分/)).toHaveLength(1);
  server.use(fault.status('PUT', '/quizzes/:id', 500));
  await app.user.click(dialog.getByRole('button', { name: '以此开始' }));
  await findAlert(/网络错误/);
  expect(findQuiz(LIVE, 'draft').title).toBe(findQuiz(LIVE, 'published').title);
  server.resetHandlers();
  // In jsdom the loading icon never leaves, so the name of the button keeps it.
  await app.user.click(await dialog.findByRole('button', { name: /以此开始$/ }));
  await findEditor();
  const draft = findQuiz(LIVE, 'draft');
  expect(draft.title).toMatch(/GAD-7/);
  expect(draft.questions.length).toBeGreaterThanOrEqual(7);
  expect(getIds(draft).some((id) => id.startsWith('gad7'))).toBe(false);
  await expectCardFocus();
});

test('starts from the published quiz of another project, and refuses a project without one', async () => {
  const app = await openQuiz(LIVE);
  await press(app, '从其他项目复制');
  const dialog = await findDialog('从其他项目复制问卷');
  const choose = async (name: string) => {
    await app.user.click(dialog.getByLabelText('项目'));
    await app.user.click((await screen.findAllByTitle(new RegExp(name))).at(-1) as HTMLElement);
  };
  await choose(DRAFT);
  expect(await dialog.findByText(/没有已发布的问卷，/)).toBeInTheDocument();
  await app.user.click(await dialog.findByRole('button', { name: /复制为草稿/ }));
  expect(await dialog.findByText('该项目没有已发布的问卷')).toBeInTheDocument();
  const other = findQuiz('PHQ-9 情绪自评', 'published');
  await choose('PHQ-9 情绪自评');
  expect(await dialog.findByRole('region', { name: '预览' })).toHaveTextContent(other.questions[0]?.title ?? '?');
  await app.user.click(await dialog.findByRole('button', { name: /复制为草稿/ }));
  await findEditor();
  const draft = findQuiz(LIVE, 'draft');
  expect(draft.title).toBe(other.title);
  expect(getIds(draft).some((id) => getIds(other).includes(id))).toBe(false);
});

test('replaces a draft with a file as one undo step, and never over unsaved edits', async () => {
  const app = await openQuiz(DRAFT);
  await findEditor();
  await waitFor(() => expect(screen.getByLabelText(/^(题干|标题)$/)).toBeEnabled());
  const before = pickContent(findQuiz(DRAFT, 'draft'));
  const openMenu = () => app.user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: /^更多/ }));
  const replaceBy = async (entry: RegExp, title: string) => {
    await openMenu();
    await chooseEntry(app.user, entry);
    return findDialog(title);
  };
  const undo = () => app.user.keyboard('{Control>}z{/Control}');

  await openMenu();
  await chooseEntry(app.user, '下载 JSON');
  expect(await files[0]?.text()).toBe(exportQuiz(before));

  // Saving fails for now. A file of the same quiz keeps its ids.
  server.use(fault.status('PUT', '/quizzes/:id', 500));
  await app.user.click(document.querySelector('li [data-title]') as HTMLElement);
  await app.user.type(await screen.findByLabelText(/^(题干|分节标题|说明文字)$/), '？');
  const upload = await replaceBy(/换成 JSON/, '导入问卷');
  const file = new File([exportQuiz({ ...before, title: '来自文件' })], 'quiz.json', { type: 'application/json' });
  await app.user.upload(screen.getByLabelText('要导入的文件'), file);
  await app.user.click(await upload.findByText('查看变化'));
  expect(await upload.findByText(/由“.*”改为“来自文件”/)).toBeInTheDocument();
  await app.user.click(upload.getByRole('button', { name: '替换草稿' }));
  await findAlert(/^草稿还有内容未能保存/);
  expect(findQuiz(DRAFT, 'draft').title).toBe(before.title);
  server.resetHandlers();
  await app.user.click(upload.getByRole('button', { name: '替换草稿' }));
  await waitFor(() => expect(findQuiz(DRAFT, 'draft').title).toBe('来自文件'));
  expect(getIds(findQuiz(DRAFT, 'draft'))).toEqual(getIds(before));
  await undo();
  await press(app, /保存草稿/);
  await waitFor(() => expect(findQuiz(DRAFT, 'draft').title).toBe(before.title));
  expect(findQuiz(DRAFT, 'draft').questions[0]?.title).toMatch(/？$/);
});
