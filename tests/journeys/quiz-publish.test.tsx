import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
// The code of the screen is there before a test begins: a busy machine takes longer for it than a test waits.
import '@/pages/project/quiz-edit';
import { isAnswerable } from '@/domain/quiz/model';
import { operators } from '../../mock/fixtures/operators';
import { createDraft } from '../../mock/quiz/draft';
import { state } from '../../mock/state';
import { signedIn } from '../app';

type App = Awaited<ReturnType<typeof signedIn>>;

const other = operators[1] as (typeof operators)[number];

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
  const level = draft().resultLevels[0];
  if (!question || !level) throw new Error('nothing to break');
  Object.assign(question, { title: '' });
  Object.assign(level, { minScore: 1 });
  const app = await signedIn(pathOf(published));

  await app.user.click(await screen.findByRole('tab', { name: /^检查与发布 .*个错误$/ }));
  expect(await button('发布第 2 版')).toBeDisabled();
  await press(app, `题目“${question.code}”没有题干`);
  expect(await screen.findByLabelText(/^(题干|标题)$/)).toHaveValue('');
  await app.user.type(screen.getByLabelText(/^(题干|标题)$/), '睡得怎么样');

  await app.user.click(await screen.findByRole('tab', { name: /^检查与发布/ }));
  await press(app, /^结果等级须覆盖/);
  expect(await screen.findByRole('tab', { name: '计分与等级', selected: true })).toBeInTheDocument();
});
