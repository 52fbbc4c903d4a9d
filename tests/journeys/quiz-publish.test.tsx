import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
// The code of the screen is there before a test begins: a busy machine takes longer for it than a test waits.
import '@/pages/project/quiz-edit';
import { isAnswerable } from '@/domain/quiz/model';
import { operators } from '../../mock/fixtures/operators';
import { createDraft } from '../../mock/quiz/draft';
import { publishDraft } from '../../mock/quiz/publish';
import { reviewQuiz } from '../../mock/quiz/review';
import { state } from '../../mock/state';
import { open, signedIn, signInAs } from '../app';
import { deferred } from '../deferred';
import { dialogWith } from '../dialog';
import { fault, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const [me, other] = operators as [(typeof operators)[number], (typeof operators)[number]];

/** A draft of the published quiz of a scored scale, whose hints are all there, written by the second operator. */
function makeDraft(writer = other) {
  const published = state().world.quizzes.find(({ status, title }) => status === 'published' && title.includes('PHQ'));
  if (!published) throw new Error('no published quiz');
  const { id } = createDraft(published.projectId, writer);
  return { published, draft: () => quizOf(id) };
}
function quizOf(id: string) {
  const quiz = state().world.quizzes.find((one) => one.id === id);
  if (!quiz) throw new Error(`no quiz ${id}`);
  return quiz;
}

const pathOf = ({ projectId }: { projectId: string }) => `/project/quiz-edit?projectId=${projectId}`;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (app: App, name: string | RegExp) => app.user.click(await button(name));

test('a broken quiz cannot be published; each finding leads to its place', async () => {
  const { published, draft } = makeDraft();
  const question = draft().questions.find(({ type }) => isAnswerable(type));
  const [level, next] = draft().resultLevels;
  const { hints } = state().world;
  const disabled = hints.find(
    ({ projectId, levelCode }) => projectId === draft().projectId && levelCode === level?.code,
  );
  if (!question || !level || !next || !disabled) throw new Error('nothing to break');
  Object.assign(question, { title: '' });
  Object.assign(level, { minScore: 1 });
  // One level has a hint that is disabled, the next has none at all.
  for (const hint of hints) Object.assign(hint, { status: 'disabled' });
  state().world.hints = hints.filter(({ levelCode }) => levelCode !== next.severity && levelCode !== next.code);
  server.use(fault.status('GET', `/quizzes/${draft().id}/check`, 500));
  const app = await signedIn(pathOf(published));

  await app.user.click(await screen.findByRole('tab', { name: /^检查与发布 .*个错误$/ }));
  expect(await screen.findByText('结果提示和知情同意书未能检查')).toBeInTheDocument();
  server.resetHandlers();
  await press(app, /重新检查$/);
  expect(await button(`没有适用于“${level.name}”的启用中的结果提示`)).toBeInTheDocument();
  expect(await button('发布第 2 版')).toBeDisabled();
  await press(app, `题目“${question.code}”没有题干`);
  expect(await screen.findByLabelText(/^(题干|标题)$/)).toHaveValue('');
  await app.user.type(screen.getByLabelText(/^(题干|标题)$/), '睡得怎么样');

  await app.user.click(await screen.findByRole('tab', { name: /^检查与发布/ }));
  await press(app, /^结果等级须覆盖/);
  expect(await screen.findByRole('tab', { name: '计分与等级', selected: true })).toBeInTheDocument();

  // Where it leads is known once the hints are.
  const pressOnceEnabled = async (name: string) => {
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
    await press(app, name);
  };
  await app.user.click(await screen.findByRole('tab', { name: /^检查与发布/ }));
  await pressOnceEnabled(`没有适用于“${level.name}”的启用中的结果提示`);
  expect(app.address()).toBe(`/setting/result-hint?keyword=${encodeURIComponent(disabled.name)}`);
  expect(await screen.findByRole('link', { name: disabled.name })).toBeInTheDocument();

  act(() => history.push(pathOf(published)));
  await app.user.click(await screen.findByRole('tab', { name: /^检查与发布/ }));
  await pressOnceEnabled(`没有适用于“${next.name}”的启用中的结果提示`);
  expect(app.address()).toBe(`/setting/result-hint?edit=new&levelCode=${next.severity}`);

  // Where the hints do not arrive nobody is kept waiting.
  server.use(fault.status('GET', '/result-hints', 500));
  act(() => history.push(pathOf(published)));
  await app.user.click(await screen.findByRole('tab', { name: /^检查与发布/ }));
  await pressOnceEnabled(`没有适用于“${level.name}”的启用中的结果提示`);
  expect(app.address()).toBe(`/setting/result-hint?edit=new&levelCode=${level.severity}`);
});

test('a second operator refuses with a note, then passes, and publishes; what the server refuses keeps the note', async () => {
  const { published, draft } = makeDraft(me);
  Object.assign(draft(), { title: 'PHQ-9 新版' });
  const own = await signedIn(`${pathOf(published)}&tab=publish`);
  expect(await button('审核')).toBeDisabled();
  expect(screen.getByText(new RegExp(`内容由您（${me.name}）最后编辑`))).toBeInTheDocument();
  own.unmount();

  signInAs(1);
  const app = await open(`${pathOf(published)}&tab=publish`);
  expect(await button('计分问卷须由另一位操作员审核通过后才能发布')).toBeInTheDocument();
  const review = async (verdict: string, note: string) => {
    await press(app, '审核');
    const dialog = await dialogWith('审核问卷“PHQ-9 新版”');
    expect(await dialog.findByText(/标题由“.*”改为“PHQ-9 新版”/)).toBeInTheDocument();
    await app.user.click(dialog.getByRole('radio', { name: verdict }));
    await app.user.type(await dialog.findByLabelText('审核意见'), note);
    await app.user.click(dialog.getByRole('button', { name: '提交审核' }));
  };
  await review('不通过', '请改标题');
  expect(await screen.findByText('上次意见：请改标题')).toBeInTheDocument();
  expect(await button('发布第 2 版')).toBeDisabled();
  await review('通过', '可以');
  await waitFor(() => expect(draft()).toMatchObject({ medicalReviewed: true, reviewedByName: other.name }));

  // The first operator has it open still: what a review does not mind, publishing does.
  expect(await button('发布第 2 版')).toBeDisabled();
  await press(app, '接手编辑');
  await waitFor(async () => expect(await button('发布第 2 版')).toBeEnabled());
  await press(app, '发布第 2 版');
  const dialog = await dialogWith('发布“PHQ-9 新版”第 2 版');
  const note = dialog.getByLabelText('发布说明');
  const submit = () => app.user.click(dialog.getByRole('button', { name: '发布第 2 版' }));
  await submit();
  expect(draft().status).toBe('draft');
  await app.user.type(note, '改了标题');
  const path = `/quizzes/${draft().id}/publish`;
  server.use(fault.status('POST', path, 500));
  await submit();
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  const findings = [{ code: 'titleMissing', severity: 'error', at: ['title'], params: {} }];
  server.use(
    fault.json(
      'POST',
      path,
      { success: false, errorCode: 'QUIZ_NOT_READY', errorMessage: '', data: { findings } },
      403,
    ),
  );
  await submit();
  expect(await dialog.findByText('服务器发现 1 个错误，未发布')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: '问卷没有标题' })).toBeInTheDocument();
  expect(note).toHaveValue('改了标题');
  server.resetHandlers();
  await submit();

  await press(app, '下一步：项目链接');
  expect(app.address()).toBe(`/project/link-edit?projectId=${published.projectId}`);
  expect(quizOf(published.id).status).toBe('retired');
  expect(draft()).toMatchObject({ status: 'published', quizVersion: 2, publishNote: '改了标题' });
});

test('pressed twice it is published once; a stale version keeps the note, a lost answer is no second version', async () => {
  const { published, draft } = makeDraft(me);
  reviewQuiz(draft(), { approved: true }, other);
  const app = await signedIn(`${pathOf(published)}&tab=publish`);
  await waitFor(async () => expect(await button('发布第 2 版')).toBeEnabled());
  await press(app, '发布第 2 版');
  const dialog = await dialogWith(/^发布“.*”第 2 版$/);
  const note = dialog.getByLabelText('发布说明');
  await app.user.type(note, '换了说法');
  const submit = dialog.getByRole('button', { name: /发布第 2 版/ });
  const path = `*/api/admin/v1/quizzes/${draft().id}/publish`;

  // Late, and then refused: somebody has saved between the last save and this.
  const late = deferred<void>();
  let asked = 0;
  server.use(
    http.post(path, async () => {
      asked += 1;
      await late.promise;
      const refusal = { success: false, errorCode: 'CONFLICT', errorMessage: '', data: { current: draft() } };
      return HttpResponse.json(refusal, { status: 409 });
    }),
  );
  await app.user.dblClick(submit);
  await app.user.keyboard('{Escape}');
  late.resolve();
  expect(await dialog.findByText('草稿已被他人修改，未发布。请刷新内容，看过后再发布。')).toBeInTheDocument();
  expect(asked).toBe(1);
  expect(note).toHaveValue('换了说法');
  expect(draft().status).toBe('draft');

  // It arrives, and the answer does not.
  server.use(
    http.post(path, async ({ request }) => {
      const { version, publishNote } = (await request.json()) as { version: number; publishNote: string };
      publishDraft({ id: draft().id, version }, publishNote, me);
      return HttpResponse.error();
    }),
  );
  await app.user.click(submit);
  expect(await dialog.findByRole('alert')).not.toHaveTextContent('草稿已被他人修改');
  expect(note).toHaveValue('换了说法');
  server.resetHandlers();
  await app.user.click(submit);
  expect(await screen.findByText('草稿已不在，可能已经发布')).toBeInTheDocument();
  expect(await screen.findByText(/^会员正在回答第 2 版|第 2 版/)).toBeInTheDocument();
  const versions = state().world.quizzes.filter(({ projectId }) => projectId === published.projectId);
  expect(versions.map(({ quizVersion, status }) => `${quizVersion} ${status}`).sort()).toEqual([
    '1 retired',
    '2 published',
  ]);

  // The next one is begun by its button, and goes the same way.
  await press(app, '编辑第 3 版');
  await app.user.type(await screen.findByLabelText(/^(题干|标题)$/), '？');
  await app.user.keyboard('{Control>}s{/Control}');
  const next = () =>
    state().world.quizzes.find(({ projectId, status }) => projectId === published.projectId && status === 'draft');
  await waitFor(() => expect(next()?.questions[0]?.title).toMatch(/？$/));
  const row = next();
  if (!row) throw new Error('no draft');
  reviewQuiz(row, { approved: true }, other);
  await app.user.click(await screen.findByRole('tab', { name: /^检查与发布/ }));
  await waitFor(async () => expect(await button('发布第 3 版')).toBeEnabled());
  await press(app, '发布第 3 版');
  const third = await dialogWith(/^发布“.*”第 3 版$/);
  await app.user.type(third.getByLabelText('发布说明'), '改了一题');
  await app.user.click(third.getByRole('button', { name: '发布第 3 版' }));
  await screen.findByRole('button', { name: '编辑第 4 版' });
  expect(quizOf(row.id)).toMatchObject({ status: 'published', quizVersion: 3 });
});

test('a review by somebody else is seen where it is edited, and no change of the writer is stale for it', async () => {
  const { published, draft } = makeDraft(me);
  const app = await signedIn(`${pathOf(published)}&tab=publish`);
  expect(await screen.findByText('待审核')).toBeInTheDocument();
  const pass = () => reviewQuiz(draft(), { approved: true, note: '可以' }, other);
  pass();
  await press(app, /重新检查$/);
  expect(await screen.findByText('已通过')).toBeInTheDocument();
  await waitFor(async () => expect(await button('发布第 2 版')).toBeEnabled());

  // Reviewed once more, while the writer goes on: the change is saved, and that it voids the review is said.
  pass();
  await app.user.click(await screen.findByRole('tab', { name: '题目' }));
  await app.user.type(await screen.findByLabelText(/^(题干|标题)$/), '？');
  await app.user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('另一位操作员已审核通过，您的修改使审核作废')).toBeInTheDocument();
  await waitFor(() => expect(draft()).toMatchObject({ medicalReviewed: false }));
  expect(draft().questions[0]?.title).toMatch(/？$/);
  expect(screen.queryByText('草稿已被他人修改')).not.toBeInTheDocument();
});

test('versions are looked at, compared and restored, over a draft and without one', async () => {
  const { published, draft } = makeDraft();
  Object.assign(draft(), { title: '改坏的标题' });
  const app = await signedIn(pathOf(published));
  await press(app, '版本历史');
  const history = await dialogWith('第 1 版');
  await app.user.click(history.getByRole('button', { name: '查看：第 1 版' }));
  const view = await dialogWith(`第 1 版 · ${published.title}`);
  expect(await view.findByText(published.questions.at(-1)?.title ?? '')).toBeInTheDocument();
  await app.user.click(view.getByRole('button', { name: '关闭' }));

  await app.user.click(history.getByRole('button', { name: '比较：第 1 版' }));
  const change = `标题由“${published.title}”改为“改坏的标题”`;
  expect(await (await dialogWith('比较版本')).findByText(new RegExp(change))).toBeInTheDocument();
  await app.user.click((await dialogWith('比较版本')).getByRole('button', { name: '关闭' }));

  await app.user.click(history.getByRole('button', { name: '恢复为草稿：第 1 版' }));
  const restore = await dialogWith('把第 1 版恢复为草稿');
  expect(restore.getByText(/标题由“改坏的标题”改为/)).toBeInTheDocument();
  await app.user.click(restore.getByRole('button', { name: '恢复为草稿' }));
  await waitFor(() => expect(draft().title).toBe(published.title));
  await press(app, /^撤销/);
  await waitFor(() => expect(draft().title).toBe('改坏的标题'));

  await press(app, '版本历史');
  await app.user.click((await dialogWith('第 1 版')).getByRole('button', { name: '删除草稿' }));
  const removing = await dialogWith('删除草稿“改坏的标题”');
  await app.user.click(removing.getByRole('button', { name: '删除草稿' }));
  await screen.findByText('草稿“改坏的标题”已删除');

  await waitFor(() => expect(screen.queryByRole('tab', { name: '题目' })).not.toBeInTheDocument());
  await press(app, '版本历史');
  await app.user.click((await dialogWith('第 1 版')).getByRole('button', { name: '恢复为草稿：第 1 版' }));
  const anew = await dialogWith('把第 1 版恢复为草稿');
  await app.user.click(anew.getByRole('button', { name: '恢复为草稿' }));
  expect(await screen.findByRole('tab', { name: '题目' })).toBeInTheDocument();
});
