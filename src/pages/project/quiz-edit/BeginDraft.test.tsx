import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import type { Project } from '@/contract/project-list';
import type { QuizContent } from '@/contract/quiz';
import type { QuizVersion } from '@/contract/quiz-versions';
import { emptyQuiz } from '@/domain/quiz/edit/defaults';
import { BeginDraft } from './BeginDraft';
import { openEditor, server } from './testing/open-editor';

const published = { quizVersion: 1, questionCount: 9, answeringCount: 0, title: '睡眠' } as QuizVersion;

function open({ status = 'published', version }: { status?: Project['status']; version?: QuizVersion }) {
  const onCreated = vi.fn();
  const project = { id: 'p1', status } as Project;
  const { user } = openEditor(
    <BeginDraft project={project} published={version} onCreated={onCreated} />,
    emptyQuiz('unused'),
  );
  return { user, onCreated };
}
const getButtons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const getPrimary = () => [...document.querySelectorAll('.ant-btn-primary')].map(({ textContent }) => textContent);

test('without a published quiz, the primary button starts a blank draft', () => {
  open({});
  expect(getPrimary()).toEqual(['从空白开始']);
  expect(getButtons()).toEqual(['从空白开始', '从量表开始', '从其他项目复制', '导入 JSON 文件']);
});

test('a published quiz offers its next version, or a blank draft with its title', async () => {
  const written: QuizContent[] = [];
  const draft = { ...emptyQuiz(''), id: 'q2', version: 1 };
  server.use(
    http.post('*/api/admin/v1/quizzes', () => HttpResponse.json({ success: true, data: draft })),
    http.put('*/api/admin/v1/quizzes/q2', async ({ request }) => {
      written.push((await request.json()) as QuizContent);
      return HttpResponse.json({ success: true, data: { ...draft, version: 2 } });
    }),
  );
  const { user, onCreated } = open({ version: published });
  expect(getPrimary()).toEqual(['编辑第 2 版']);
  await user.click(screen.getByRole('button', { name: '从空白开始' }));
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  expect(written).toMatchObject([{ title: '睡眠', questions: [] }]);
});

test('reloads and says so when another operator has begun the draft meanwhile', async () => {
  const refusal = { success: false, errorCode: 'QUIZ_DRAFT_EXISTS', errorMessage: '该项目已有草稿' };
  server.use(http.post('*/api/admin/v1/quizzes', () => HttpResponse.json(refusal, { status: 403 })));
  const { user, onCreated } = open({ version: published });
  await user.click(screen.getByRole('button', { name: '从空白开始' }));
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  expect(await screen.findByText(/该项目已有草稿/)).toBeInTheDocument();
});

test('an archived project offers no draft', () => {
  open({ status: 'archived', version: published });
  expect(screen.getByText(/第 1 版/)).toBeInTheDocument();
  expect(getButtons()).toEqual([]);
});
