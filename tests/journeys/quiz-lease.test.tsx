import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
// Loads the screen before the tests, since loading may exceed the timeout of a test on a busy machine.
import '@/pages/project/quiz-edit';
import { operators } from '../../mock/fixtures/operators';
import { quizLeases } from '../../mock/quiz/lease';
import { state } from '../../mock/state';
import { expireSession, signedIn } from '../app';
import { findDialog } from '../dialog';
import { savedFiles } from '../saved-files';

type App = Awaited<ReturnType<typeof signedIn>>;

const other = operators[1] as (typeof operators)[number];
const DRAFT = '睡眠健康自评';
const files = savedFiles();

function draft() {
  const project = state().world.projects.find(({ name }) => name === DRAFT);
  const quiz = state().world.quizzes.find(({ projectId, status }) => projectId === project?.id && status === 'draft');
  if (!quiz) throw new Error('no draft');
  return quiz;
}
const savedTitle = () => draft().questions[0]?.title;

async function openDraft({ isHeld = false } = {}) {
  const app = await signedIn(`/project/quiz-edit?projectId=${draft().projectId}`);
  await screen.findByRole('tab', { name: '题目' });
  if (!isHeld) await waitFor(() => expect(title()).toBeEnabled());
  return app;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (app: App, name: string | RegExp) => app.user.click(button(name));
/** The title of the first question, in the panel. */
const title = () => screen.getByLabelText(/^(题干|标题)$/);
/** Takes over from another operator and confirms. Without transitions a closed dialog stays in its leave state. */
const takeOver = async (app: App) => {
  const buttons = () => screen.getAllByRole('button', { name: '接手编辑' });
  const before = buttons().length;
  await app.user.click(within(screen.getByRole('alert')).getByRole('button', { name: '接手编辑' }));
  await waitFor(() => expect(buttons()).toHaveLength(before + 1));
  expect(screen.getAllByText(`从 ${other.name} 接手编辑？`).at(-1)).toBeVisible();
  await app.user.click(buttons().at(-1) as HTMLElement);
};
/** Appends to the title of the first question as one undo step. */
const append = async (app: App, text: string) => {
  await app.user.click(title());
  await app.user.paste(text);
};
const saveDraft = (app: App) => press(app, /保存草稿/);
const findAlert = (text: string) => waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
/** Saves the draft as another operator would. */
const saveAsOther = (intro: string) => Object.assign(draft(), { intro, version: draft().version + 1 });
/** Takes the lease over as another operator. @returns the id of the new lease */
const takeOverAsOther = () => {
  const mine = quizLeases.find(draft().id, Date.now())?.id ?? '';
  return quizLeases.takeOver(draft().id, mine, { operator: other, windowId: 'there' }, Date.now()).id;
};
async function undoAll(app: App) {
  await waitFor(() => expect(button('撤销')).toBeEnabled());
  while (!button('撤销').hasAttribute('disabled')) await press(app, '撤销');
}

test('takes over from an operator who edits, with their saved changes, and keeps and saves the input after a takeover by them, with all undo steps', async () => {
  const { id } = quizLeases.claim(draft().id, { operator: other, windowId: 'there' }, Date.now());
  const app = await openDraft({ isHeld: true });
  await findAlert(`${other.name} 正在编辑`);
  expect(title()).toBeDisabled();
  expect(button('单选')).toBeDisabled();

  saveAsOther('写给会员的话');
  await takeOver(app);
  await waitFor(() => expect(title()).toBeEnabled());
  expect(await screen.findByText('写给会员的话')).toBeInTheDocument();
  expect(() => quizLeases.renew(draft().id, id, other, Date.now())).toThrow('LEASE_LOST');
  const original = savedTitle();
  await append(app, '（改）');
  await saveDraft(app);
  await waitFor(() => expect(savedTitle()).toMatch(/（改）$/));

  const before = savedTitle();
  const lease = takeOverAsOther();
  await append(app, '（晚了）');
  await saveDraft(app);
  await findAlert(`${other.name} 已接手编辑`);
  expect(title()).toBeDisabled();
  expect(title()).toHaveValue(`${before}（晚了）`);
  expect(savedTitle()).toBe(before);
  expect(screen.getByRole('toolbar', { name: '问卷' })).toHaveTextContent('编辑权已被接手，未保存');
  await press(app, '下载我的修改（JSON）');
  expect(await files[0]?.text()).toContain(`${before}（晚了）`);
  quizLeases.release(draft().id, lease, other, Date.now());
  await takeOver(app);
  await waitFor(() => expect(savedTitle()).toBe(`${before}（晚了）`));
  await waitFor(() => expect(title()).toBeEnabled());
  await undoAll(app);
  expect(title()).toHaveValue(original);
});

test('a stale save offers to compare and overwrite, or to use the other version, and one of a published draft keeps the input and links to the published quiz', async () => {
  const app = await openDraft();
  saveAsOther('他人写的说明');
  await append(app, '（我的）');
  await saveDraft(app);
  await findAlert('草稿已在别处修改');
  await press(app, '比较后用我的覆盖');
  const compare = await findDialog('用我的覆盖后，草稿有以下变化');
  expect(compare.getByText(/（我的）/)).toBeInTheDocument();
  expect(compare.getByText(/他人写的说明/)).toBeInTheDocument();
  await app.user.click(compare.getByRole('button', { name: '用我的覆盖' }));
  await waitFor(() => expect(savedTitle()).toMatch(/（我的）$/));
  expect(draft().intro).not.toBe('他人写的说明');

  saveAsOther('又是他人写的');
  await append(app, '再');
  await saveDraft(app);
  await findAlert('草稿已在别处修改');
  await press(app, '采用对方的');
  expect(await screen.findByText('又是他人写的')).toBeInTheDocument();
  expect(title()).toHaveValue(savedTitle());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  const row = Object.assign(draft(), { status: 'published', quizVersion: 1 });
  await append(app, '（太晚了）');
  await saveDraft(app);
  await findAlert('草稿已被发布或删除，这里的内容不能再保存');
  expect(title()).toBeDisabled();
  expect(title()).toHaveValue(`${row.questions[0]?.title}（太晚了）`);
  await press(app, '查看现在的问卷');
  expect(await screen.findByRole('button', { name: '编辑第 2 版' })).toBeInTheDocument();
});

test('restores the draft with its undo steps after the session expires', async () => {
  const signInAgain = async () => {
    fireEvent.change(await screen.findByLabelText('用户名'), { target: { value: 'operator' } });
    fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'health-2021' } });
    await app.user.click(screen.getByRole('button', { name: /登录$/ }));
    await screen.findByRole('tab', { name: '题目' });
    await waitFor(() => expect(title()).toBeEnabled());
  };
  const app = await openDraft();
  const before = savedTitle();
  await append(app, '保存过的');
  await saveDraft(app);
  await waitFor(() => expect(savedTitle()).toBe(`${before}保存过的`));
  expireSession();
  await append(app, ' 没有保存的');
  await saveDraft(app);
  await signInAgain();
  expect(title()).toHaveValue(`${before}保存过的 没有保存的`);
  await saveDraft(app);
  await waitFor(() => expect(savedTitle()).toBe(`${before}保存过的 没有保存的`));
  await undoAll(app);
  expect(title()).toHaveValue(before);
});
