import { describe, expect, test, vi } from 'vitest';
import { projectApi } from '@/contract/project';
import type { Quiz } from '@/contract/quiz';
import { type QuizVersion, quizLeaseApi, quizVersionsApi } from '@/contract/quiz-versions';
import { pickContent } from '@/domain/quiz/json/file';
import { state } from '../../../mock/state';
import { getWorld } from '../../world';
import { beginEachWith } from './fresh-world';
import { credentials, send, sessionCookie } from './server';

const world = getWorld(35);
const [first, second] = world.quizzes.filter(({ status }) => status === 'published');
if (!first || !second) throw new Error('this world has no published quizzes');
const { projectId } = first;

describe('the quiz of a project', () => {
  let cookie: string;
  beginEachWith(world, (signedIn) => {
    cookie = signedIn;
  });

  type Action = Exclude<keyof typeof quizVersionsApi, 'versions' | 'remove' | 'scales'>;
  const call = (action: Action, id: string, body?: object, as = cookie) =>
    send(quizVersionsApi[action], { params: { id }, body, cookie: as });
  const create = async (id = projectId) => (await call('create', '', { projectId: id })).data as Quiz;
  const versions = async () =>
    (await send(quizVersionsApi.versions, { query: { projectId }, cookie })).data as QuizVersion[];
  const remove = ({ id, version }: Pick<Quiz, 'id' | 'version'>) =>
    send(quizVersionsApi.remove, { params: { id }, query: { version: String(version) }, cookie });
  const other = () => sessionCookie({ ...credentials, username: 'operator2' });
  const actions = (id: string) => state().changeLog.flatMap((entry) => (entry.entityId === id ? [entry.action] : []));

  test('goes from a draft to a published version and to the next draft', async () => {
    const draft = await create();
    expect(draft).toMatchObject({ status: 'draft', quizVersion: 1, title: first.title });
    expect((await call('create', '', { projectId })).envelope.errorCode).toBe('QUIZ_DRAFT_EXISTS');

    const content = { ...pickContent(draft), title: '新标题' };
    const saved = (await call('update', draft.id, { ...content, version: 1 })).data as Quiz;
    expect(saved).toMatchObject({ title: '新标题', version: 2 });
    expect((await call('update', draft.id, { ...content, version: 2 })).data).toEqual(saved);
    const stale = await call('update', draft.id, { ...content, title: '旧', version: 1 });
    expect(stale).toMatchObject({ status: 409, data: { current: saved } });

    const answering = (await versions()).find(({ status }) => status === 'published')?.answeringCount;
    expect((await call('check', draft.id)).data).toMatchObject({ findings: [{ code: 'notSignedOff' }] });
    const approve = { version: 2, approved: true };
    expect((await call('review', draft.id, approve)).envelope.errorCode).toBe('QUIZ_REVIEW_OWN');
    expect((await call('review', draft.id, { version: 2, approved: false })).status).toBe(422);
    const signed = await call('review', draft.id, approve, await other());
    expect(signed.data).toMatchObject({ medicalReviewed: true, reviewedByName: '周宁', version: 3 });
    // The review is a change of the draft, but not of its content.
    expect((await versions())[0]).toMatchObject({ updatedByName: '周宁', textEditedByName: '林晓' });
    const changed = await call('update', draft.id, { ...content, intro: '另一段', version: 3 });
    expect(changed.data).toMatchObject({ medicalReviewed: false, reviewedByName: null, textEditedByMe: true });
    await call('review', draft.id, { version: 4, approved: true }, await other());
    const published = await call('publish', draft.id, { version: 5, publishNote: '改了标题' });
    expect(published.data).toMatchObject({ status: 'published', quizVersion: 2, publishNote: '改了标题' });
    expect((await send(projectApi.get, { params: { id: projectId }, cookie })).data).toMatchObject({
      quizId: draft.id,
      quizVersion: 2,
      quizDraftId: null,
    });
    expect(await versions()).toMatchObject([
      { status: 'published', quizVersion: 2, answeringCount: 0, publishedByName: '林晓' },
      { status: 'retired', quizVersion: 1, answeringCount: answering },
    ]);
    expect(actions(draft.id)).toEqual(['create', 'update', 'approve', 'update', 'approve', 'publish']);
    expect(actions(first.id)).toEqual(['retire']);

    const next = await create();
    expect(next).toMatchObject({ title: '新标题', quizVersion: 2 });
    const restored = await call('restoreAsDraft', first.id, { draft: { id: next.id, version: 1 } });
    expect(restored.data).toMatchObject({ id: next.id, title: first.title, version: 2 });
    expect((await call('restoreAsDraft', first.id, { draft: null })).status).toBe(409);
    expect((await remove({ id: next.id, version: 2 })).status).toBe(200);
    expect(await versions()).toHaveLength(2);
    expect((await call('restoreAsDraft', first.id, { draft: null })).data).toMatchObject({ status: 'draft' });
  });

  test('is neither published nor sent to review while its draft is identical to the published version', async () => {
    const { id } = await create();
    const requestReview = (version: number) => call('requestReview', id, { version, operatorId: null });
    expect((await requestReview(1)).envelope.errorCode).toBe('QUIZ_UNCHANGED');
    await call('review', id, { version: 1, approved: true }, await other());
    const publish = await call('publish', id, { version: 2, publishNote: '没有改动' });
    expect(publish).toMatchObject({ status: 403, envelope: { errorCode: 'QUIZ_UNCHANGED' } });
    expect((await versions()).map(({ status }) => status)).toEqual(['draft', 'published']);

    await call('update', id, { ...pickContent(first), title: '新标题', version: 2 });
    expect((await requestReview(3)).status).toBe(200);
  });

  test('can be changed only as a draft, of a project that has a quiz', async () => {
    const body = { ...pickContent(first), version: first.version };
    const refused = [
      await call('update', first.id, body),
      await call('publish', first.id, { version: 1, publishNote: '再发' }),
      await call('copyFrom', first.id, { version: 1, projectId: second.projectId }),
      await remove(first),
      await send(quizLeaseApi.claim, { params: { id: first.id }, body: { windowId: 'a' }, cookie }),
    ];
    expect(refused.map(({ envelope }) => envelope.errorCode)).toEqual(refused.map(() => 'QUIZ_STATUS'));
    // The lease is released even after publishing.
    const release = await send(quizLeaseApi.release, { params: { id: first.id }, query: { leaseId: 'a' }, cookie });
    expect(release.status).toBe(200);
    const education = world.projects.find(({ type }) => type === 'education');
    expect((await call('create', '', { projectId: education?.id })).envelope.errorCode).toBe('PROJECT_STATUS');
    expect((await call('create', '', { projectId: 'none' })).status).toBe(422);

    const draft = await create();
    expect((await call('restoreAsDraft', draft.id, { draft: null })).envelope.errorCode).toBe('QUIZ_STATUS');
    await call('update', draft.id, { ...pickContent(draft), questions: [], rules: [], version: 1 });
    const { envelope, data } = await call('publish', draft.id, { version: 2, publishNote: '空' });
    expect(envelope.errorCode).toBe('QUIZ_NOT_READY');
    expect(data).toMatchObject({
      findings: expect.arrayContaining([expect.objectContaining({ code: 'noQuestions' })]),
    });
    expect((await versions()).map(({ status }) => status)).toEqual(['draft', 'published']);
  });

  test('is edited by one operator at a time', async () => {
    const { id, ...draft } = await create();
    const otherCookie = await other();
    const body = { ...pickContent({ ...draft, title: '他人' }), version: 1 };
    const claim = (windowId: string, as: string) =>
      send(quizLeaseApi.claim, { params: { id }, body: { windowId }, cookie: as });
    const lease = (await claim('a', cookie)).data as { id: string };
    expect(await claim('b', otherCookie)).toMatchObject({
      status: 403,
      data: { holder: { operatorName: '林晓', isMine: false } },
    });
    expect((await call('update', id, body, otherCookie)).envelope.errorCode).toBe('LEASE_HELD');
    expect(
      await send(quizLeaseApi.takeOver, {
        params: { id },
        body: { leaseId: lease.id, windowId: 'b' },
        cookie: otherCookie,
      }),
    ).toMatchObject({ status: 200, data: { isMine: true, seconds: 120 } });
    expect(actions(id)).toEqual(['create', 'takeOver']);
    const renewed = await send(quizLeaseApi.renew, { params: { id }, body: { leaseId: lease.id }, cookie });
    expect(renewed.envelope.errorCode).toBe('LEASE_LOST');
    // The lease of two minutes has ended, so the first operator can save again.
    vi.setSystemTime(world.now + 121_000);
    expect((await call('update', id, body)).status).toBe(200);
  });

  test('is exported and imported as a file, and an invalid file is refused with paths', async () => {
    const draft = await create();
    const file = (await call('export', second.id)).data as { quiz: Quiz };
    const imported = (await call('import', draft.id, { version: 1, file })).data as Quiz;
    expect(pickContent(imported)).toEqual(file.quiz);
    const [question, ...rest] = file.quiz.questions;
    const wrong = { ...file, quiz: { ...file.quiz, questions: [{ ...question, title: 5 }, ...rest], colour: 'red' } };
    const { status, data } = await call('import', draft.id, { version: 2, file: wrong });
    expect(status).toBe(422);
    expect(Object.keys((data as { fieldErrors: object }).fieldErrors).sort()).toEqual([
      'file.quiz.colour',
      'file.quiz.questions.0.title',
    ]);
    const tooMany = { ...file.quiz, questions: Array.from({ length: 201 }, () => question) };
    const large = await call('import', draft.id, { version: 2, file: { ...file, quiz: tooMany } });
    expect(large.data).toHaveProperty(['fieldErrors', 'file.quiz.questions']);
    expect((await call('import', draft.id, { version: 2, file: { ...file, format: 'survey' } })).status).toBe(422);
  });

  test('can start from a scale, and cannot be published while a test case fails', async () => {
    const [scale] = (await send(quizVersionsApi.scales, { cookie })).data as { content: Quiz; questionCount: number }[];
    expect(scale?.questionCount).toBeGreaterThan(0);
    const draft = await create();
    const testCases = [{ testCaseId: 't1', name: '全部未答', answers: {}, expected: 'severe' }];
    const content = { ...pickContent(draft), ...scale?.content, testCases };
    await call('update', draft.id, { ...content, version: 1 });
    const { data } = await call('publish', draft.id, { version: 2, publishNote: '量表' });
    expect(data).toMatchObject({
      findings: expect.arrayContaining([
        expect.objectContaining({
          code: 'testCaseFailed',
          at: ['testCases', 0],
          params: { name: '全部未答', expected: 'severe', got: '—' },
        }),
      ]),
    });
  });

  test('is copied from another project with new ids, and its rules follow them', async () => {
    const draft = await create();
    const original = world.quizzes.find(
      ({ status, rules, id }) => status === 'published' && rules[0] && id !== first.id,
    );
    if (!original) throw new Error('no quiz with rules in this world');
    const copy = (await call('copyFrom', draft.id, { version: 1, projectId: original.projectId })).data as Quiz;
    const place = (quiz: Pick<Quiz, 'questions'>, id: string | undefined) =>
      quiz.questions.findIndex(({ questionId }) => questionId === id);
    const conditionOf = (quiz: Pick<Quiz, 'rules'>) => quiz.rules[0]?.conditions[0]?.questionId;
    expect(place(copy, conditionOf(copy))).toBe(place(original, conditionOf(original)));
    expect(conditionOf(copy)).not.toBe(conditionOf(original));
    const unpublished = await call('copyFrom', draft.id, { version: 2, projectId: 'none' });
    expect(unpublished).toMatchObject({ status: 422, data: { fieldErrors: { projectId: expect.any(String) } } });
  });
});
