import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
// The first test waits for the screen, not for its modules.
import '@/pages/project/quiz-edit';
import '@/features/quiz-editor/trial/TrialDrawer';
import type { QuizContent } from '@/contract/quiz';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';
import { fault, server } from '../server';

vi.setConfig({ testTimeout: 90_000 });

type App = Awaited<ReturnType<typeof signedIn>>;

/** The draft of the project that asks PHQ-9, begun by somebody, with changes. */
async function editing(change: Partial<QuizContent> = {}) {
  const { quizzes } = state().world;
  const published = quizzes.find(({ title, status }) => title.includes('PHQ-9') && status === 'published');
  if (!published) throw new Error('the world has no PHQ-9');
  quizzes.push({ ...structuredClone(published), ...change, id: 'draft9', status: 'draft', publishedAt: null });
  const app = await signedIn(`/project/quiz-edit?projectId=${published.projectId}`);
  await screen.findByRole('button', { name: /试答$/ });
  return app;
}

const trial = () => dialogWith(/清空作答/);
const begin = async (app: App) => app.user.click((await trial()).getByRole('button', { name: '开始作答' }));
const next = async (app: App) => app.user.click((await trial()).getByRole('button', { name: /^(下一页|提交)$/ }));
const answer = async (app: App, name: string) => app.user.click((await trial()).getByRole('radio', { name }));

test('PHQ-9 is answered: item 9 raises the red flag, its result is kept as a test case, and fails once a score is another', async () => {
  const app = await editing();
  const opener = screen.getByRole('button', { name: /试答$/ });
  opener.focus();
  await app.user.keyboard('{Control>}{Enter}{/Control}');
  const drawer = await trial();
  expect(drawer.getByText('约 3 分钟')).toBeVisible();
  expect(await drawer.findByText('答完后显示')).toBeVisible();
  expect(drawer.getByText('1 题：不满足显示规则')).toBeVisible();

  // Nobody gets past what is required.
  await begin(app);
  expect(drawer.getByText('0 / 9')).toBeVisible();
  await app.user.tab();
  expect(drawer.getByRole('radio', { name: '完全不会' })).toHaveFocus();
  await next(app);
  expect(drawer.getByText('此题必答')).toBeVisible();
  expect(drawer.getByRole('group', { name: /做事时提不起劲/ })).toHaveFocus();
  for (let item = 1; item < 9; item += 1) {
    await answer(app, '完全不会');
    await next(app);
  }
  // The tenth is asked of those who ticked any.
  await answer(app, '好几天');
  expect(drawer.getByText('危险信号')).toBeVisible();
  expect(drawer.getByRole('list', { name: '命中的规则（1）' })).toHaveTextContent('则显示 q10');
  expect(drawer.getByText('全部显示')).toBeVisible();
  expect(drawer.getByText('9 / 10')).toBeVisible();
  const hints = drawer.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(hints.findIndex((line) => line.startsWith('危险信号：'))).toBeGreaterThan(-1);
  await waitFor(() =>
    expect(drawer.getAllByRole('status').some((one) => one.textContent?.includes('得分 1'))).toBe(true),
  );
  await answer(app, '完全不会');
  expect(drawer.queryByText('危险信号')).toBeNull();
  expect(drawer.getByText('1 题：不满足显示规则')).toBeVisible();
  await answer(app, '好几天');
  await next(app);
  await next(app);
  expect(drawer.getByText('提交成功')).toBeVisible();
  expect(drawer.getByRole('region', { name: '结果页' })).toHaveFocus();

  await app.user.click(drawer.getByRole('tab', { name: '测试用例（0）' }));
  await app.user.click(drawer.getByRole('button', { name: '存为测试用例' }));
  const name = drawer.getByLabelText('用例名称');
  expect(name).toHaveFocus();
  expect(name).toHaveValue('用例 1：无或极轻抑郁症状');
  await app.user.clear(name);
  await app.user.keyboard('{Enter}');
  expect(drawer.getByText('请填写用例名称')).toBeVisible();
  await app.user.type(name, '只有第九题{Enter}');
  const saved = within(await drawer.findByRole('listitem', { name: '只有第九题' }));
  expect(saved.getByText('通过')).toBeVisible();
  expect(drawer.getByRole('button', { name: '存为测试用例' })).toHaveFocus();

  // A score is changed, and the case says what that does.
  await app.user.click(drawer.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(opener).toHaveFocus());
  const score = await screen.findByLabelText('第 1 个选项的分值');
  await app.user.clear(score);
  await app.user.type(score, '9');
  await app.user.tab();
  await app.user.click(opener);
  const again = await trial();
  expect(again.getByText('提交成功')).toBeVisible();
  await app.user.click(again.getByRole('tab', { name: '测试用例（1 个未通过）' }));
  const failing = within(again.getByRole('listitem', { name: '只有第九题' }));
  expect(failing.getByText('预期“无或极轻抑郁症状”，实际“中度抑郁症状”')).toBeVisible();
  await app.user.click(failing.getByRole('button', { name: '预期改为实际结果：只有第九题' }));
  expect(failing.getByText('预期“中度抑郁症状”，相符')).toBeVisible();

  await app.user.click(failing.getByRole('button', { name: '删除：只有第九题' }));
  expect(again.getByText(/还没有测试用例/)).toBeVisible();
  expect(again.getByText('已删除测试用例“只有第九题”')).toBeVisible();
  expect(again.getByRole('button', { name: /撤.*销/ })).toHaveFocus();
  await app.user.keyboard('{Enter}');
  expect(await again.findByRole('listitem', { name: '只有第九题' })).toBeVisible();

  // The check finds it, and leads to it: its answers are in the phone, from the first page on.
  await app.user.click(again.getByRole('button', { name: '编辑：只有第九题' }));
  expect(again.getByLabelText('用例名称')).toHaveValue('只有第九题');
  await app.user.keyboard('{Escape}');
  await app.user.click(again.getByRole('button', { name: '编辑：只有第九题' }));
  await app.user.type(again.getByLabelText('用例名称'), '！');
  await app.user.click(again.getByLabelText('预期结果'));
  await app.user.click(await screen.findByTitle('重度抑郁症状'));
  await app.user.click(again.getByRole('button', { name: '保存' }));
  await app.user.click(again.getByRole('button', { name: '清空作答' }));
  await app.user.click(again.getByRole('button', { name: '关闭' }));
  await app.user.click(await screen.findByRole('tab', { name: /检查与发布/ }));
  await app.user.click(await screen.findByRole('button', { name: /测试用例“只有第九题！”/ }));
  const found = await trial();
  expect(await found.findByRole('listitem', { name: '只有第九题！' })).toHaveAttribute('aria-current', 'true');
  expect(found.getByRole('radio', { name: '完全不会' })).toBeChecked();
  expect(JSON.stringify([localStorage, sessionStorage, app.address()])).not.toContain('phq9-q1-0');
});

test('an empty quiz has nothing to answer, and leads to where questions are added', async () => {
  const app = await editing({ questions: [], rules: [] });
  await app.user.click(screen.getByRole('button', { name: /试答$/ }));
  const drawer = await trial();
  expect(await drawer.findByText('没有可作答的题目')).toBeVisible();
  expect(drawer.getByRole('button', { name: '开始作答' })).toBeDisabled();
  await app.user.click(drawer.getByRole('button', { name: '添加题目' }));
  expect(await screen.findByRole('tab', { name: '题目', selected: true })).toBeVisible();
});

test('hints that do not arrive are said and stand in the way of nothing, and a rule leads to its place', async () => {
  server.use(fault.status('GET', '/result-hints', 500));
  const app = await editing({ questionsPerPage: 0, allowBack: false });
  await app.user.click(screen.getByRole('button', { name: /试答$/ }));
  const drawer = await trial();
  expect(await drawer.findByText(/结果提示加载失败/)).toBeVisible();
  await begin(app);
  const [first] = drawer.getAllByRole('radio', { name: '好几天' });
  if (first) await app.user.click(first);
  expect(drawer.getByText('目前得分')).toBeVisible();
  expect(drawer.getByText('还有 8 题未答好')).toBeVisible();
  server.resetHandlers();
  await app.user.click(drawer.getByRole('button', { name: /重.*试/ }));
  expect(await drawer.findByText('答完后显示')).toBeVisible();

  fireEvent.click(within(drawer.getByRole('list', { name: '命中的规则（1）' })).getByRole('button'));
  await waitFor(() => expect(screen.queryByText('目前得分')).toBeNull());
  expect(app.address()).toContain('tab=logic');
});
