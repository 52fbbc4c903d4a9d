import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
// Loads the screen before the tests, since loading may exceed the timeout of a test on a busy machine.
import '@/pages/project/quiz-edit';
import { isAnswerable } from '@/domain/quiz/model';
import { operators } from '../../mock/fixtures/operators';
import { createDraft } from '../../mock/quiz/draft';
import { publishDraft } from '../../mock/quiz/publish';
import { reviewQuiz } from '../../mock/quiz/review';
import { state } from '../../mock/state';
import { open, signedIn, signInAs } from '../app';
import { deferred } from '../deferred';
import { findDialog } from '../dialog';
import { fault, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const [me, other] = operators as [(typeof operators)[number], (typeof operators)[number]];

/** Creates a draft from a published scale that has all hints; by default the second operator is its writer. */
function makeDraft(writer = other) {
  const published = state().world.quizzes.find(({ status, title }) => status === 'published' && title.includes('PHQ'));
  if (!published) throw new Error('no published quiz');
  const { id } = createDraft(published.projectId, writer);
  return { published, draft: () => findQuiz(id) };
}
function findQuiz(id: string) {
  const quiz = state().world.quizzes.find((one) => one.id === id);
  if (!quiz) throw new Error(`no quiz ${id}`);
  return quiz;
}

const getPath = ({ projectId }: { projectId: string }) => `/project/quiz-edit?projectId=${projectId}`;
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await findButton(name));
const pressOnceEnabled = async (name: string) => {
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  await press(name);
};
const openPublishTab = async (app: App) => app.user.click(await screen.findByRole('tab', { name: /^检查与发布/ }));
const title = () => screen.findByLabelText(/^(题干|标题)$/);

test('refuses to publish a quiz with errors, and each finding opens its location', async () => {
  const { published, draft } = makeDraft();
  const question = draft().questions.find(({ type }) => isAnswerable(type));
  const [level] = draft().resultLevels;
  const { hints } = state().world;
  const disabled = hints.find(
    ({ projectId, levelCode }) => projectId === draft().projectId && levelCode === level?.code,
  );
  if (!question || !level || !disabled) throw new Error('the draft has no question, level or hint');
  Object.assign(question, { title: '' });
  Object.assign(level, { minScore: 1 });
  for (const hint of hints) Object.assign(hint, { status: 'disabled' });
  server.use(fault.status('GET', `/quizzes/${draft().id}/check`, 500));
  const app = await signedIn(getPath(published));

  fireEvent.click(await screen.findByRole('tab', { name: /^检查与发布 .*处错误$/ }));
  expect(await screen.findByText('结果提示和知情同意书未能检查')).toBeInTheDocument();
  server.resetHandlers();
  await press(/重新检查$/);
  expect(await findButton(`“${level.name}”没有已启用的结果提示`)).toBeInTheDocument();
  expect(await findButton('发布第 2 版')).toBeDisabled();
  await press(`题目“${question.code}”没有题干`);
  expect(await title()).toHaveValue('');
  fireEvent.change(await title(), { target: { value: '睡得怎么样' } });

  await openPublishTab(app);
  await press(/^结果等级须覆盖/);
  expect(await screen.findByRole('tab', { name: '计分与等级', selected: true })).toBeInTheDocument();

  // The link is known once the hints are loaded.
  await openPublishTab(app);
  await pressOnceEnabled(`“${level.name}”没有已启用的结果提示`);
  expect(app.address()).toBe(`/setting/result-hint?keyword=${encodeURIComponent(disabled.name)}`);
});

test('a second operator refuses with a note, approves and publishes, and a refusal of the server keeps the note', async () => {
  const { published, draft } = makeDraft(me);
  Object.assign(draft(), { title: 'PHQ-9 新版' });
  const own = await signedIn(`${getPath(published)}&tab=publish`);
  expect(await findButton('审核')).toBeDisabled();
  expect(screen.getByText(new RegExp(`内容由您（${me.name}）最后编辑`))).toBeInTheDocument();
  await press('请求审核');
  const request = await findDialog('请求审核“PHQ-9 新版”');
  await own.user.click(request.getByRole('button', { name: '请求审核' }));
  expect(await screen.findByText(`${me.name}已请所有操作员审核 ·`, { exact: false })).toBeInTheDocument();
  own.unmount();

  signInAs(1);
  const app = await open(`${getPath(published)}&tab=publish`);
  expect(await findButton('计分问卷须由另一位操作员审核通过后才能发布')).toBeInTheDocument();
  const review = async (verdict: string, note: string) => {
    await press('审核');
    const dialog = await findDialog('审核问卷“PHQ-9 新版”');
    expect(await dialog.findByText(/标题由“.*”改为“PHQ-9 新版”/)).toBeInTheDocument();
    fireEvent.click(dialog.getByRole('radio', { name: verdict }));
    fireEvent.change(await dialog.findByLabelText('审核意见'), { target: { value: note } });
    fireEvent.click(dialog.getByRole('button', { name: '提交审核' }));
  };
  await review('不通过', '请改标题');
  expect(await screen.findByText('上次意见：请改标题')).toBeInTheDocument();
  expect(await findButton('发布第 2 版')).toBeDisabled();
  await review('通过', '可以');
  await waitFor(() => expect(draft()).toMatchObject({ medicalReviewed: true, reviewedByName: other.name }));

  // The first operator still holds the lease, which a review does not need and publishing does.
  expect(await findButton('发布第 2 版')).toBeDisabled();
  await press('接手编辑');
  const takeOver = await findDialog(`从 ${me.name} 接手编辑？`);
  fireEvent.click(takeOver.getByRole('button', { name: '接手编辑' }));
  await pressOnceEnabled('发布第 2 版');
  const dialog = await findDialog('发布“PHQ-9 新版”第 2 版');
  const note = dialog.getByLabelText('发布说明');
  const submit = () => app.user.click(dialog.getByRole('button', { name: '发布第 2 版' }));
  // A version needs a note.
  await submit();
  expect(draft().status).toBe('draft');
  fireEvent.change(note, { target: { value: '改了标题' } });
  const findings = [{ code: 'titleMissing', severity: 'error', at: ['title'], params: {} }];
  const refusal = { success: false, errorCode: 'QUIZ_NOT_READY', errorMessage: '', data: { findings } };
  server.use(fault.json('POST', `/quizzes/${draft().id}/publish`, refusal, 403));
  await submit();
  expect(await dialog.findByText('服务器发现 1 处错误，未发布')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: '问卷没有标题' })).toBeInTheDocument();
  expect(note).toHaveValue('改了标题');
  server.resetHandlers();
  await submit();

  await press('下一步：项目链接');
  expect(app.address()).toBe(`/project/link-edit?projectId=${published.projectId}`);
  expect(findQuiz(published.id).status).toBe('retired');
  expect(draft()).toMatchObject({ status: 'published', quizVersion: 2, publishNote: '改了标题' });
});

test('offers neither to publish nor to request a review while the draft is identical to the published version', async () => {
  const { published, draft } = makeDraft();
  const app = await signedIn(`${getPath(published)}&tab=publish`);
  expect(await screen.findByText('草稿与第 1 版相同，修改后才能发布')).toBeInTheDocument();
  expect(await findButton('审核')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '请求审核' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '发布第 2 版' })).not.toBeInTheDocument();
  reviewQuiz(draft(), { approved: true }, me);
  await press(/重新检查$/);
  expect(await screen.findByText('没有发现问题')).toBeInTheDocument();
  expect(screen.queryByText('下一步：发布')).not.toBeInTheDocument();

  fireEvent.click(await screen.findByRole('tab', { name: '题目' }));
  await app.user.type(await title(), '？');
  await openPublishTab(app);
  expect(await findButton('发布第 2 版')).toBeInTheDocument();
  expect(await findButton('请求审核')).toBeInTheDocument();
  await app.user.click(screen.getByText('与第 1 版相比有 1 处变化'));
  expect(await screen.findByText(/^题目“.*”的题干由“.*”改为“.*？”$/)).toBeInTheDocument();
});

test('two clicks publish once, a stale version keeps the note, and a lost response creates no second version', async () => {
  const { published, draft } = makeDraft(me);
  Object.assign(draft(), { intro: '换了说法' });
  reviewQuiz(draft(), { approved: true }, other);
  const app = await signedIn(`${getPath(published)}&tab=publish`);
  await pressOnceEnabled('发布第 2 版');
  const dialog = await findDialog(/^发布“.*”第 2 版$/);
  const note = dialog.getByLabelText('发布说明');
  fireEvent.change(note, { target: { value: '换了说法' } });
  const submit = dialog.getByRole('button', { name: /发布第 2 版/ });
  const path = `*/api/admin/v1/quizzes/${draft().id}/publish`;

  // The response is late and a conflict, because another operator has saved in between.
  const late = deferred<void>();
  let requests = 0;
  server.use(
    http.post(path, async () => {
      requests += 1;
      await late.promise;
      const refusal = { success: false, errorCode: 'CONFLICT', errorMessage: '', data: { current: draft() } };
      return HttpResponse.json(refusal, { status: 409 });
    }),
  );
  await app.user.dblClick(submit);
  await app.user.keyboard('{Escape}');
  late.resolve();
  expect(await dialog.findByText('草稿已在别处修改，未发布。请刷新内容，看过后再发布。')).toBeInTheDocument();
  expect(requests).toBe(1);
  expect(note).toHaveValue('换了说法');
  expect(draft().status).toBe('draft');

  // The request arrives, but its response is lost.
  server.use(
    http.post(path, async ({ request }) => {
      const { version, publishNote } = (await request.json()) as { version: number; publishNote: string };
      publishDraft({ id: draft().id, version }, publishNote, me);
      return HttpResponse.error();
    }),
  );
  fireEvent.click(submit);
  await waitFor(() => expect(dialog.getByRole('alert')).not.toHaveTextContent('草稿已在别处修改'));
  expect(note).toHaveValue('换了说法');
  server.resetHandlers();
  fireEvent.click(submit);
  expect(await screen.findByText('草稿已不在，可能已经发布')).toBeInTheDocument();
  const versions = state().world.quizzes.filter(({ projectId }) => projectId === published.projectId);
  expect(versions.map(({ quizVersion, status }) => `${quizVersion} ${status}`).sort()).toEqual([
    '1 retired',
    '2 published',
  ]);

  // The same window starts and saves the next draft.
  await press('编辑第 3 版');
  const field = await title();
  await waitFor(() => expect(field).toBeEnabled());
  await app.user.type(field, '？');
  await app.user.keyboard('{Control>}s{/Control}');
  await waitFor(() => {
    const next = state().world.quizzes.find((one) => one.projectId === published.projectId && one.status === 'draft');
    expect(next?.questions[0]?.title).toMatch(/？$/);
  });
});

test('a review by another operator appears in the editor, and an edit that voids it is saved with an explanation', async () => {
  const { published, draft } = makeDraft(me);
  Object.assign(draft(), { intro: '换了说法' });
  const app = await signedIn(`${getPath(published)}&tab=publish`);
  expect(await screen.findByText('待审核')).toBeInTheDocument();
  const pass = () => reviewQuiz(draft(), { approved: true, note: '可以' }, other);
  pass();
  await press(/重新检查$/);
  expect(await screen.findByText('已通过')).toBeInTheDocument();
  await waitFor(async () => expect(await findButton('发布第 2 版')).toBeEnabled());

  pass();
  fireEvent.click(await screen.findByRole('tab', { name: '题目' }));
  await app.user.type(await title(), '？');
  await app.user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('另一位操作员已审核通过，您的修改使审核作废')).toBeInTheDocument();
  await waitFor(() => expect(draft()).toMatchObject({ medicalReviewed: false }));
  expect(draft().questions[0]?.title).toMatch(/？$/);
  expect(screen.queryByText('草稿已在别处修改')).not.toBeInTheDocument();
});

test('views, compares and restores a version, with and without a draft', async () => {
  const { published, draft } = makeDraft();
  Object.assign(draft(), { title: '改坏的标题' });
  await signedIn(getPath(published));
  const openHistory = async () => {
    await press('版本历史');
    return findDialog('第 1 版');
  };
  const versions = await openHistory();
  fireEvent.click(versions.getByRole('button', { name: '查看：第 1 版' }));
  const view = await findDialog(`第 1 版 · ${published.title}`);
  expect(await view.findByText(published.questions.at(-1)?.title ?? '')).toBeInTheDocument();
  fireEvent.click(view.getByRole('button', { name: '关闭' }));

  fireEvent.click(versions.getByRole('button', { name: '比较：第 1 版' }));
  const compare = await findDialog('比较版本');
  expect(await compare.findByText(new RegExp(`标题由“${published.title}”改为“改坏的标题”`))).toBeInTheDocument();
  fireEvent.click(compare.getByRole('button', { name: '关闭' }));

  fireEvent.click(versions.getByRole('button', { name: '恢复为草稿：第 1 版' }));
  const restore = await findDialog('把第 1 版恢复为草稿');
  expect(restore.getByText(/标题由“改坏的标题”改为/)).toBeInTheDocument();
  fireEvent.click(restore.getByRole('button', { name: '恢复为草稿' }));
  await waitFor(() => expect(draft().title).toBe(published.title));
  await press(/^撤销/);
  await press(/保存草稿/);
  await waitFor(() => expect(draft().title).toBe('改坏的标题'));

  fireEvent.click((await openHistory()).getByRole('button', { name: '删除草稿' }));
  const deletion = await findDialog('删除草稿“改坏的标题”');
  fireEvent.click(deletion.getByRole('button', { name: '删除草稿' }));
  await screen.findByText('草稿“改坏的标题”已删除');
  await waitFor(() => expect(screen.queryByRole('tab', { name: '题目' })).not.toBeInTheDocument());
  fireEvent.click((await openHistory()).getByRole('button', { name: '恢复为草稿：第 1 版' }));
  const again = await findDialog('把第 1 版恢复为草稿');
  fireEvent.click(again.getByRole('button', { name: '恢复为草稿' }));
  expect(await screen.findByRole('tab', { name: '题目' })).toBeInTheDocument();
});
