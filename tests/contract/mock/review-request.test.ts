import { beforeEach, describe, expect, test } from 'vitest';
import { notificationApi } from '@/contract/notification';
import { projectApi } from '@/contract/project';
import type { Quiz } from '@/contract/quiz';
import { quizVersionsApi } from '@/contract/quiz-versions';
import { resultHintApi } from '@/contract/result-hint';
import { type WorkbenchCounts, workbenchApi } from '@/contract/workbench';
import { pickContent } from '@/domain/quiz/json/file';
import { noRequest } from '../../../mock/review/request';
import { state } from '../../../mock/state';
import { getWorld } from '../../world';
import { beginEachWith } from './fresh-world';
import { credentials, send, sessionCookie } from './server';

const world = getWorld(35);
const [LIN, ZHOU, LEFT] = ['1', '2', '8'];

let lin: string;
let zhou: string;
beginEachWith(world, (own) => {
  lin = own;
});
beforeEach(async () => {
  zhou = await sessionCookie({ ...credentials, username: 'operator2' });
  state().world.notifications = [];
  for (const hint of state().world.hints) Object.assign(hint, noRequest);
});

const counts = async (cookie: string, mine = true) =>
  (await send(workbenchApi.counts, { query: { mine: String(mine) }, cookie })).data as WorkbenchCounts;
const list = async (api: typeof resultHintApi | typeof projectApi, reviewRequest: 'mine' | 'any', cookie: string) =>
  ((await send(api.list, { query: { reviewRequest }, cookie })).data as { list: { id: string }[] }).list.map(
    ({ id }) => id,
  );
const told = async (cookie: string, asked = 'reviewRequested') =>
  ((await send(notificationApi.list, { cookie })).data as { list: { kind: string }[] }).list.filter(
    ({ kind }) => kind === asked,
  );
const actions = (id: string) => state().changeLog.flatMap((entry) => (entry.entityId === id ? [entry.action] : []));

describe('a requested review', () => {
  test('of a result hint notifies the colleague and is in their list and workbench until the review', async () => {
    const hint = state().world.hints.find(
      ({ medicalReviewed, textEditedById }) => !medicalReviewed && textEditedById === ZHOU,
    );
    if (!hint) throw new Error('no hint to review');
    Object.assign(hint, { textEditedById: LIN });
    const { id, version } = hint;
    const request = (operatorId: string | null, at = version) =>
      send(resultHintApi.requestReview, { params: { id }, body: { operatorId, version: at }, cookie: lin });
    for (const unfit of [LIN, LEFT, '99'])
      expect((await request(unfit)).data).toMatchObject({ fieldErrors: { operatorId: expect.any(String) } });

    const { data } = await request(ZHOU);
    expect(data).toMatchObject({ reviewRequestedByName: '林晓', reviewRequestedOfName: '周宁' });
    expect(await told(zhou)).toMatchObject([
      { entityType: 'resultHint', entityId: id, label: hint.name, byName: '林晓' },
    ]);
    expect(await told(lin)).toEqual([]);
    expect([await list(resultHintApi, 'mine', zhou), await list(resultHintApi, 'mine', lin)]).toEqual([[id], []]);
    expect(await list(resultHintApi, 'any', lin)).toEqual([id]);
    expect([(await counts(zhou)).hintsToReview, (await counts(lin)).hintsToReview]).toEqual([1, 0]);
    expect((await counts(lin, false)).hintsToReview).toBe(1);

    const review = { params: { id }, body: { approved: true, version: version + 1 }, cookie: zhou };
    expect((await send(resultHintApi.review, review)).data).toMatchObject({ reviewRequestedAt: null });
    expect((await counts(zhou)).hintsToReview).toBe(0);
    expect(await told(lin, 'reviewPassed')).toMatchObject([{ entityId: id, label: hint.name, byName: '周宁' }]);
    expect((await request(ZHOU, version + 2)).envelope.errorCode).toBe('REVIEW_PASSED');
    expect(actions(id)).toEqual(['requestReview', 'approve']);
  });

  test('of a quiz notifies all colleagues and stays after a change of the draft', async () => {
    const published = state().world.quizzes.find(({ status }) => status === 'published');
    if (!published) throw new Error('no published quiz');
    const { projectId } = published;
    const wrong = { params: { id: published.id }, body: { operatorId: null, version: 1 }, cookie: lin };
    expect((await send(quizVersionsApi.requestReview, wrong)).envelope.errorCode).toBe('QUIZ_STATUS');
    const draft = (await send(quizVersionsApi.create, { body: { projectId }, cookie: lin })).data as Quiz;
    const params = { id: draft.id };
    const save = (title: string, version: number) =>
      send(quizVersionsApi.update, { params, body: { ...pickContent(draft), title, version }, cookie: lin });
    await save('新标题', 1);
    await send(quizVersionsApi.requestReview, { params, body: { operatorId: null, version: 2 }, cookie: lin });
    const changed = await save('更新的标题', 3);
    expect(changed.data).toMatchObject({ reviewRequestedByName: '林晓', reviewRequestedOfName: null });

    expect(await told(zhou)).toMatchObject([{ entityType: 'quiz', entityId: projectId, label: '新标题' }]);
    // All active operators except the requesting one are notified.
    const asked = state().world.operators.filter(({ id, active }) => active && id !== LIN);
    expect(state().world.notifications.map(({ operatorId }) => operatorId)).toEqual(asked.map(({ id }) => id));
    expect([await list(projectApi, 'mine', zhou), await list(projectApi, 'mine', lin)]).toEqual([[projectId], []]);
    expect([(await counts(zhou)).quizzesToReview, (await counts(lin)).quizzesToReview]).toEqual([1, 0]);

    const review = { approved: false, note: '请补充说明', version: 4 };
    await send(quizVersionsApi.review, { params, body: review, cookie: zhou });
    expect((await counts(zhou, false)).quizzesToReview).toBe(0);
    expect(actions(draft.id)).toEqual(['create', 'update', 'requestReview', 'update', 'refuse']);
  });
});
