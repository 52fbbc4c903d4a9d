import { expect } from 'vitest';
import type { Quiz, QuizContent } from '../../src/contract/quiz';
import { contentOf } from '../../src/domain/quiz/json/file';
import type { WatchedPage } from './browser';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };

export const editorPath = (projectId: string, tab?: string) =>
  `/project/quiz-edit?projectId=${projectId}${tab ? `&tab=${tab}` : ''}`;

type Version = Pick<Quiz, 'id' | 'status' | 'version' | 'quizVersion'> & { questionCount: number };

async function answered<Data>(answer: {
  ok: () => boolean;
  text: () => Promise<string>;
  json: () => Promise<unknown>;
}) {
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: Data }).data;
}

/** What there is of a project's quiz, newest first. */
export const versionsOf = async (page: WatchedPage, projectId: string) =>
  answered<Version[]>(await page.context().request.get(`/api/admin/v1/quizzes?projectId=${projectId}`, { headers }));

export const quizOf = async (page: WatchedPage, id: string) =>
  answered<Quiz>(await page.context().request.get(`/api/admin/v1/quizzes/${id}`, { headers }));

/**
 * Writes the draft of a project as the editor sends it, begun where there is none.
 *
 * @param become what it is to be, of what it is
 */
export async function writeDraft(page: WatchedPage, projectId: string, become: (draft: QuizContent) => QuizContent) {
  const { request } = page.context();
  const there = (await versionsOf(page, projectId)).find(({ status }) => status === 'draft');
  const draft = there
    ? await quizOf(page, there.id)
    : await answered<Quiz>(await request.post('/api/admin/v1/quizzes', { headers, data: { projectId } }));
  const data = { ...become(contentOf(draft)), version: draft.version };
  await answered(await request.put(`/api/admin/v1/quizzes/${draft.id}`, { headers, data }));
}

/** Leaves a project without any quiz. */
export async function deleteDraft(page: WatchedPage, projectId: string) {
  for (const { id, version } of await versionsOf(page, projectId))
    await answered(await page.context().request.delete(`/api/admin/v1/quizzes/${id}?version=${version}`, { headers }));
}
