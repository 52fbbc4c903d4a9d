import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { projectApi } from '@/contract/project';
import {
  ProjectChannels,
  ProjectCode,
  ProjectOverview,
  projectFiguresApi,
  QuizDropOff,
  TrialCode,
} from '@/contract/project-figures';
import { Project } from '@/contract/project-list';
import { Quiz } from '@/contract/quiz';
import { QuizVersion, quizVersionsApi } from '@/contract/quiz-versions';
import { recordApi } from '@/contract/record-actions';
import { RecordList } from '@/contract/record-list';
import { uploadApi } from '@/contract/upload';
import { addDays } from '@/domain/period/calendar';
import { stageFilters } from '@/domain/record-status';
import { state } from '../../../mock/state';
import { isDeep } from '../../deep';
import { worldRuns } from '../../properties';
import { getWorld } from '../../world';
import { beginEachWith } from './fresh-world';
import { fetchFrom, send } from './server';

const world = getWorld(200);
const projectIds = world.projects.map(({ id }) => id);

describe('the figures of a project', () => {
  let cookie: string;
  beginEachWith(world, (own) => {
    cookie = own;
  });
  const get = async (path: Parameters<typeof send>[0], id: string, query: Record<string, string> = {}) =>
    send(path, { params: { id }, query, cookie });
  const overview = async (id: string) => ProjectOverview.parse((await get(projectFiguresApi.overview, id)).data);
  const projectOf = async (id: string) => Project.parse((await get(projectApi.get, id)).data);
  const sumOf = <Row extends object>(rows: readonly Row[], field: keyof Row) =>
    rows.reduce((sum, row) => sum + Number(row[field]), 0);

  test('have a funnel that never grows and equals the list, and a trend of the last days', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...projectIds), async (id) => {
        const [{ funnel, trend }, project] = [await overview(id), await projectOf(id)];
        const counts = funnel.map(({ count }) => count);
        expect(counts).toEqual([...counts].sort((a, b) => b - a));
        const { viewCount, startCount, recordCount, qualifiedCount } = project;
        expect(counts.slice(0, 4)).toEqual(
          [viewCount, startCount, recordCount, qualifiedCount].slice(0, counts.length),
        );
        if (project.type === 'recruit')
          expect(funnel.at(-1)).toMatchObject({ step: 'enrolled', count: project.quotaUsed });
        for (const [place, { rate, count }] of funnel.entries()) {
          const before = counts[place - 1];
          expect(rate).toBe(before ? Math.round((count * 1000) / before) / 10 : null);
        }

        expect(trend.map(({ isRunning }) => isRunning)).toEqual([...Array(13).fill(false), true]);
        expect(trend.at(-1)?.date).toBe('2026-11-21');
        const own = world.records.filter(({ projectId, startedAt }) => projectId === id && startedAt >= '2026-11-08');
        expect(sumOf(trend, 'startCount')).toBe(own.length);
        expect(sumOf(trend, 'viewCount')).toBeLessThanOrEqual(viewCount);
        expect(trend.every((day) => day.viewCount >= day.startCount)).toBe(true);
      }),
      { numRuns: worldRuns(60, 8) },
    );
  });

  test('have a funnel for a range of days whose steps are the rows of their lists', async () => {
    const days = fc.integer({ min: 0, max: 60 }).map((ago) => addDays('2026-11-22', -ago));
    const ended = fc.tuple(days, days).filter(([one, other]) => one < other);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...projectIds), ended, async (id, [startedFrom, startedBefore]) => {
        const range = { startedFrom, startedBefore };
        const { funnel } = ProjectOverview.parse((await get(projectFiguresApi.overview, id, range)).data);
        for (const { step, count } of funnel) {
          if (step === 'view') continue;
          const query = { projectId: id, ...range, ...stageFilters[step] };
          const { data } = await send(recordApi.list, { query, cookie });
          expect({ step, count }).toEqual({ step, count: RecordList.parse(data).total });
        }
      }),
      { numRuns: worldRuns(60, 8) },
    );
  });

  test('add up over questions and over channels', async () => {
    // On push every fifth project, since each one is read three times.
    for (const id of projectIds.filter((_, place) => isDeep || place % 5 === 0)) {
      const { quizId, startCount, answeringCount, recordCount, qualifiedCount } = await projectOf(id);
      const { status, data } = await get(projectFiguresApi.dropOff, id);
      expect(status).toBe(quizId === null ? 404 : 200);
      const { rows } = ProjectChannels.parse((await get(projectFiguresApi.channels, id)).data);
      expect(sumOf(rows, 'startCount')).toBe(startCount);
      expect([sumOf(rows, 'submitCount'), sumOf(rows, 'qualifiedCount')]).toEqual([recordCount, qualifiedCount]);
      if (quizId === null) continue;

      const dropOff = QuizDropOff.parse(data);
      expect([dropOff.startCount, dropOff.submitCount]).toEqual([startCount, recordCount]);
      expect(dropOff.answeringCount).toBe(answeringCount);
      expect(sumOf(dropOff.questions, 'leftCount')).toBe(startCount - recordCount - answeringCount);
      for (const { reachedCount, answeredCount, leftCount } of dropOff.questions) {
        expect(answeredCount + leftCount).toBeLessThanOrEqual(reachedCount);
        expect(reachedCount).toBeLessThanOrEqual(startCount);
      }
    }
  });

  test('count a drop-off at the second question once the record is abandoned', async () => {
    const id = '9002';
    const quiz = world.quizzes.find(({ projectId }) => projectId === id);
    const before = QuizDropOff.parse((await get(projectFiguresApi.dropOff, id)).data);
    const [record] = world.records;
    const [first, second] = before.questions;
    const option = quiz?.questions.find(({ questionId }) => questionId === first?.questionId)?.options[0]?.optionId;
    const own = {
      ...(record as NonNullable<typeof record>),
      id: 'own',
      projectId: id,
      startedAt: '2026-11-21T09:00:00.000+08:00',
      submittedAt: null,
      status: 'inProgress' as const,
      answers: { [first?.questionId ?? '']: { value: option ?? '' } },
    };
    state().world.records.push(own);
    expect(QuizDropOff.parse((await get(projectFiguresApi.dropOff, id)).data)).toEqual({
      ...before,
      startCount: before.startCount + 1,
      answeringCount: before.answeringCount + 1,
    });
    own.startedAt = '2026-11-10T09:00:00.000+08:00';
    const after = QuizDropOff.parse((await get(projectFiguresApi.dropOff, id)).data);
    expect(after.questions[0]).toMatchObject({
      reachedCount: (first?.reachedCount ?? 0) + 1,
      leftCount: first?.leftCount,
    });
    expect(after.questions[1]).toMatchObject({
      reachedCount: (second?.reachedCount ?? 0) + 1,
      answeredCount: second?.answeredCount,
      leftCount: (second?.leftCount ?? 0) + 1,
    });
  });

  test('have a code of the requested width when published, and for a draft a trial code that the next one replaces', async () => {
    const draft = world.projects.find(({ status }) => status === 'draft')?.id ?? '';
    const trial = async () =>
      TrialCode.parse((await send(projectFiguresApi.trialCode, { params: { id: draft }, cookie })).data);
    const picture = async (url: string) =>
      (await fetchFrom(uploadApi.file, { params: { name: url.split('/').at(-1) ?? '' }, cookie })).status;
    const { imageUrl, width, scene } = ProjectCode.parse(
      (await get(projectFiguresApi.code, '9001', { width: '280' })).data,
    );
    expect([width, scene.includes('9001'), await picture(imageUrl)]).toEqual([280, false, 200]);
    expect((await get(projectFiguresApi.code, draft)).envelope.errorCode).toBe('PROJECT_STATUS');
    const first = await trial();
    expect(await picture(first.imageUrl)).toBe(200);
    const next = await trial();
    expect([await picture(first.imageUrl), await picture(next.imageUrl)]).toEqual([404, 200]);
    const refused = await send(projectFiguresApi.trialCode, { params: { id: '9001' }, cookie });
    expect(refused.envelope.errorCode).toBe('PROJECT_STATUS');
  });

  describe('with its quiz and records', () => {
    test('list the versions with counts, and return each version', async () => {
      const { data } = await send(quizVersionsApi.versions, { query: { projectId: '9002' }, cookie });
      const versions = QuizVersion.array().parse(data);
      const { recordCount, answeringCount } = await projectOf('9002');
      const counts = { recordCount, answeringCount };
      expect(versions).toMatchObject([{ status: 'published', quizVersion: 1, questionCount: 10, ...counts }]);
      const whole = Quiz.parse((await get(quizVersionsApi.get, versions[0]?.id ?? '')).data);
      expect(whole.questions.length).toBeGreaterThanOrEqual(10);
      expect((await send(quizVersionsApi.versions, { query: { projectId: 'nothing' }, cookie })).data).toEqual([]);
    });

    test('list masked records, by default only submitted ones', async () => {
      const list = async (query: Record<string, string>) =>
        RecordList.parse(
          (await send(recordApi.list, { query: { projectId: '9002', pageSize: '100', ...query }, cookie })).data,
        );
      const { recordCount, startCount } = await projectOf('9002');
      expect((await list({})).total).toBe(recordCount);
      expect((await list({ status: 'inProgress,abandoned' })).total).toBe(startCount - recordCount);
      const { list: rows } = await list({ submittedFrom: '2026-11-01', submittedBefore: '2026-11-20' });
      expect(rows.length).toBeGreaterThan(0);
      expect(
        rows.every(({ submittedAt }) => submittedAt && submittedAt >= '2026-11-01' && submittedAt < '2026-11-20'),
      ).toBe(true);
      const text = JSON.stringify(await list({}));
      for (const { realName, mobile } of world.members) {
        if (realName) expect(text).not.toContain(`"${realName}"`);
        if (mobile) expect(text).not.toContain(mobile);
      }
    });
  });
});
