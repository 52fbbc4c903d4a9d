import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { list as limit } from '@/contract/limits/list';
import { MemberList, memberApi } from '@/contract/member';
import { buildWorld } from '../../mock/fixtures/world';
import { resetState, state } from '../../mock/state';
import { isMock, send, sessionCookie } from './server';

const world = buildWorld({ now: Date.parse('2026-11-21T09:30:00+08:00'), memberCount: 35 });
let cookie: string;

beforeAll(() => resetState(world));
beforeEach(async () => {
  cookie = await sessionCookie();
});

const read = async (query: Record<string, string> = {}) => {
  const { status, data } = await send(memberApi.list, { query, cookie });
  expect(status).toBe(200);
  return MemberList.parse(data);
};

describe('GET /members', () => {
  test('gives ten, newest registration first, unless asked otherwise', async () => {
    const { list, total } = await read();
    expect(list).toHaveLength(limit.pageSize);
    expect(total).toBeGreaterThanOrEqual(list.length);
    const times = list.map(({ registeredAt }) => Date.parse(registeredAt));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  test.each(['registeredAt', '-registeredAt', 'recordCount', '-recordCount', 'memberNo', '-lastVisitAt'])(
    'pages sorted by %s hold every member once',
    async (sort) => {
      const first = await read({ sort, pageSize: '10' });
      const pages = Math.ceil(first.total / 10);
      const rest = await Promise.all(
        Array.from({ length: pages - 1 }, (_, index) => read({ sort, pageSize: '10', current: String(index + 2) })),
      );
      const ids = [first, ...rest].flatMap(({ list }) => list.map(({ id }) => id));
      expect(ids).toHaveLength(first.total);
      expect(new Set(ids).size).toBe(first.total);
    },
  );

  test('a page past the end is empty', async () => {
    const { list, total } = await read({ current: '9999' });
    expect(list).toEqual([]);
    expect(total).toBeGreaterThan(0);
  });

  test.each<Record<string, string>>([
    { current: '0' },
    { current: 'x' },
    { pageSize: '101' },
    { sort: 'realName' },
    { sort: '__proto__' },
  ])('refuses %j', async (query) => expect((await send(memberApi.list, { query, cookie })).status).toBe(422));

  test.runIf(isMock)('no clear name or number leaves the server', async () => {
    const { data } = await send(memberApi.list, { query: { pageSize: '100' }, cookie });
    const sent = JSON.stringify(data);
    for (const { realName, mobile } of state().world.members) {
      if (mobile) expect(sent).not.toContain(mobile);
      if (realName && realName.length > 1) expect(sent).not.toContain(realName);
    }
  });
});
