import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportApi } from '@/contract/export';
import { Job, JobList, jobApi } from '@/contract/job';
import { type MemberFilter, memberApi } from '@/contract/member';
import { resetState, state } from '../../../mock/state';
import { copyWorld } from '../../copy-world';
import { getWorld, NOW } from '../../world';
import { pass, readJob } from './jobs';
import { credentials, send, sessionCookie } from './server';

const world = getWorld(200);
const DAY_MS = 86_400_000;
const LONG_MS = 60_000;
const tag = '复查提醒';

let cookie: string;
let otherCookie: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  resetState(copyWorld(world));
  cookie = await sessionCookie();
  otherCookie = await sessionCookie({ ...credentials, username: 'operator2' });
});
afterEach(() => void vi.useRealTimers());

const addTag = async (filter: MemberFilter = {}, excludedIds: string[] = []) => {
  const body = { filter, excludedIds, change: { action: 'addTags', tags: [tag] } };
  const { status, data } = await send(memberApi.bulkMatching, { body, cookie });
  expect(status).toBe(200);
  return Job.parse(data);
};
const tagged = () =>
  state()
    .world.members.filter(({ tags }) => tags.includes(tag))
    .map(({ id }) => id);

describe('a job', () => {
  test('is queued, runs and succeeds, and its progress never decreases', async () => {
    const job = await addTag();
    expect(job).toMatchObject({ kind: 'bulk', entity: 'member', action: 'addTags', state: 'queued', done: 0 });
    expect(job).toMatchObject({ total: world.members.length, fileUrl: null, finishedAt: null });
    const seen = [job];
    for (let poll = 0; poll < 20; poll += 1) {
      pass(50);
      seen.push(await readJob(job.id, cookie));
    }
    const doneThen = seen.map(({ done }) => done);
    expect(doneThen).toEqual([...doneThen].sort((a, b) => a - b));
    expect([...new Set(seen.map((one) => one.state))]).toEqual(['queued', 'running', 'succeeded']);
    expect(new Set(doneThen).size).toBeGreaterThan(5);
    expect(seen.at(-1)).toMatchObject({ done: job.total, errorMessage: null });
  });

  test('changes all rows of the filter except excluded ones', async () => {
    const women = world.members.filter(({ gender, status }) => gender === 'female' && status !== 'cancelled');
    const [unticked, ...others] = women.filter(({ tags }) => tags.length < 10).map(({ id }) => id);
    const job = await addTag({ gender: 'female' }, [unticked ?? '']);
    expect(job.total).toBe(women.length - 1);
    pass(LONG_MS);
    await readJob(job.id, cookie);
    expect(tagged().sort()).toEqual(others.sort());
    expect(state().changeLog).toHaveLength(others.length);
    expect(state().changeLog[0]).toMatchObject({ action: 'addTags', operatorName: '林晓' });
  });

  test('lists failed rows with a reason in the language of the request', async () => {
    const { id } = await addTag();
    pass(LONG_MS);
    const job = await readJob(id, cookie);
    const refused = world.members.filter(({ status, tags }) => status === 'cancelled' || tags.length === 10);
    expect(job.state).toBe('succeeded');
    expect(job.failed.map(({ label }) => label).sort()).toEqual(refused.map(({ memberNo }) => memberNo).sort());
    expect(new Set(job.failed.map(({ reason }) => reason))).toEqual(new Set(['会员已注销', '标签将超过 10 个']));
    const english = await readJob(id, cookie, { 'Accept-Language': 'en-US' });
    for (const { reason } of english.failed) expect(reason).toMatch(/^[\x20-\x7e]+$/);
  });

  test('stops when canceled and keeps finished changes', async () => {
    const { id, total } = await addTag({ status: 'active' });
    pass(400);
    const { status, data } = await send(jobApi.cancel, { params: { id }, cookie });
    expect(status).toBe(200);
    const cancelled = Job.parse(data);
    expect(cancelled).toMatchObject({ state: 'cancelled', total });
    expect(cancelled.done).toBeGreaterThan(0);
    expect(cancelled.done).toBeLessThan(total);
    pass(LONG_MS);
    expect(await readJob(id, cookie)).toEqual(cancelled);
    expect(tagged()).toHaveLength(cancelled.done - cancelled.failed.length);
    expect(Job.parse((await send(jobApi.cancel, { params: { id }, cookie })).data)).toEqual(cancelled);
  });

  test('cannot be canceled after it has ended', async () => {
    const { id } = await addTag();
    pass(LONG_MS);
    const ended = await readJob(id, cookie);
    expect((await send(jobApi.cancel, { params: { id }, cookie })).data).toEqual(ended);
  });

  test('can break down as a whole', async () => {
    state().jobsBreakDown = true;
    const { id, total } = await addTag();
    pass(LONG_MS);
    const job = await readJob(id, cookie);
    expect(job.state).toBe('failed');
    expect(job.errorMessage).toMatch(/\p{Script=Han}/u);
    expect(job.done).toBe(total / 2);
    expect(job.finishedAt).not.toBeNull();
  });

  test('without rows succeeds', async () => {
    const { id } = await addTag({ memberNo: 'M00000000000' });
    pass(LONG_MS);
    expect(await readJob(id, cookie)).toMatchObject({ state: 'succeeded', done: 0, total: 0 });
  });

  test('proceeds without polling', async () => {
    await addTag();
    pass(LONG_MS);
    const { data } = await send(memberApi.list, { query: { tag }, cookie });
    expect(data).toMatchObject({ total: tagged().length });
    expect(tagged()).not.toHaveLength(0);
  });

  test('is visible to its operator only', async () => {
    const { id } = await addTag();
    for (const endpoint of [jobApi.get, jobApi.cancel]) {
      expect((await send(endpoint, { params: { id }, cookie: otherCookie })).status).toBe(404);
    }
    expect(JobList.parse((await send(jobApi.list, { cookie: otherCookie })).data)).toEqual({ list: [], total: 0 });
    expect((await readJob(id, cookie)).state).toBe('queued');
  });

  test('is listed newest first for seven days', async () => {
    const old = await addTag();
    pass(DAY_MS);
    const body = { entity: 'member', filter: {}, format: 'csv' };
    const recent = Job.parse((await send(exportApi.start, { body, cookie })).data);
    const read = async () => JobList.parse((await send(jobApi.list, { cookie })).data);
    expect((await read()).list.map(({ id }) => id)).toEqual([recent.id, old.id]);
    pass(6.5 * DAY_MS);
    expect((await read()).list.map(({ id }) => id)).toEqual([recent.id]);
    expect((await send(jobApi.get, { params: { id: old.id }, cookie })).status).toBe(404);
  });
});
