import { expect } from 'vitest';
import type { Quiz, QuizContent } from '../../src/contract/quiz';
import { pickContent } from '../../src/domain/quiz/json/file';
import type { WatchedPage } from './browser';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };

export const editorPath = (projectId: string, tab?: string) =>
  `/project/quiz-edit?projectId=${projectId}${tab ? `&tab=${tab}` : ''}`;

type Version = Pick<Quiz, 'id' | 'status' | 'version' | 'quizVersion'> & { questionCount: number };

async function readData<Data>(answer: {
  ok: () => boolean;
  text: () => Promise<string>;
  json: () => Promise<unknown>;
}) {
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: Data }).data;
}

/** The versions of a project's quiz, newest first. */
export const listVersions = async (page: WatchedPage, projectId: string) =>
  readData<Version[]>(await page.context().request.get(`/api/admin/v1/quizzes?projectId=${projectId}`, { headers }));

export const readQuiz = async (page: WatchedPage, id: string) =>
  readData<Quiz>(await page.context().request.get(`/api/admin/v1/quizzes/${id}`, { headers }));

/** Saves changed content to the draft of a project, as the editor does. Creates a draft if there is none. */
export async function writeDraft(page: WatchedPage, projectId: string, change: (draft: QuizContent) => QuizContent) {
  const { request } = page.context();
  const existing = (await listVersions(page, projectId)).find(({ status }) => status === 'draft');
  const draft = existing
    ? await readQuiz(page, existing.id)
    : await readData<Quiz>(await request.post('/api/admin/v1/quizzes', { headers, data: { projectId } }));
  const data = { ...change(pickContent(draft)), version: draft.version };
  await readData(await request.put(`/api/admin/v1/quizzes/${draft.id}`, { headers, data }));
}

/** Deletes all versions of a project's quiz, which must be drafts. */
export async function deleteDraft(page: WatchedPage, projectId: string) {
  for (const { id, version } of await listVersions(page, projectId))
    await readData(await page.context().request.delete(`/api/admin/v1/quizzes/${id}?version=${version}`, { headers }));
}
