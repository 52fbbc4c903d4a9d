import { beforeEach, describe, expect, test } from 'vitest';
import { list as limit } from '@/contract/limits/list';
import { MemberList, type MemberQuery, memberApi } from '@/contract/member';
import { resetState, state } from '../../../mock/state';
import { copyWorld } from '../../copy-world';
import { getWorld } from '../../world';
import { send, sessionCookie } from './server';

const world = getWorld(200);
let cookie: string;

beforeEach(async () => {
  resetState(copyWorld(world));
  cookie = await sessionCookie();
});

const read = async (query: Record<string, string> = {}) => {
  const { status, data } = await send(memberApi.list, { query, cookie });
  expect(status).toBe(200);
  return MemberList.parse(data);
};

const search = async (body: MemberQuery) => {
  const { status, data } = await send(memberApi.search, { body, cookie });
  expect(status).toBe(200);
  return MemberList.parse(data);
};

describe('GET /members', () => {
  test('returns ten members, newest registration first, by default', async () => {
    const { list, total } = await read();
    expect(list).toHaveLength(limit.pageSize);
    expect(total).toBeGreaterThanOrEqual(list.length);
    const times = list.map(({ registeredAt }) => Date.parse(registeredAt));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  test('has every member on one page, in any order', async () => {
    for (const sort of ['registeredAt', '-registeredAt', 'recordCount', '-recordCount', 'memberNo', '-lastVisitAt']) {
      const first = await read({ sort, pageSize: '50' });
      const pages = Math.ceil(first.total / 50);
      const rest = await Promise.all(
        Array.from({ length: pages - 1 }, (_, index) => read({ sort, pageSize: '50', current: String(index + 2) })),
      );
      const ids = [first, ...rest].flatMap(({ list }) => list.map(({ id }) => id));
      expect([sort, ids.length, new Set(ids).size]).toEqual([sort, first.total, first.total]);
    }
  });

  test('a page past the end is empty', async () => {
    const { list, total } = await read({ current: '9999' });
    expect(list).toEqual([]);
    expect(total).toBeGreaterThan(0);
  });

  const invalid: Record<string, string>[] = [
    { current: '0' },
    { current: 'x' },
    { pageSize: '101' },
    { sort: 'realName' },
    { sort: '__proto__' },
    { status: 'asleep' },
    { ageMin: '-1' },
    { regionCode: '44' },
    { registeredFrom: '2026-02-30' },
    { hasRecord: 'perhaps' },
  ];
  test('refuses an invalid parameter', async () => {
    for (const query of invalid)
      expect([query, (await send(memberApi.list, { query, cookie })).status]).toEqual([query, 422]);
  });

  test('refuses a parameter that is given twice', async () => {
    const path = `${memberApi.list.path}?status=active&status=disabled`;
    expect((await send({ method: 'GET', path }, { cookie })).status).toBe(422);
  });

  test('refuses personal filters in a URL', async () => {
    const personal = { mobile: '14012345678', realName: '王伟', nickname: 'Lily' };
    for (const [name, value] of [...Object.entries(personal), ['mobile', '5678'] as const]) {
      const { status, data } = await send(memberApi.list, { query: { [name]: value }, cookie });
      expect([status, data]).toEqual([422, { fieldErrors: { [name]: expect.any(String) } }]);
    }
  });

  test('sends no clear name or number', async () => {
    const sent = JSON.stringify(
      await Promise.all([read({ pageSize: '100' }), read({ pageSize: '100', current: '2' })]),
    );
    for (const { realName, mobile, idNo } of state().world.members) {
      for (const personal of [realName, mobile, idNo]) if (personal) expect(sent).not.toContain(personal);
    }
  });
});

describe('POST /members/search', () => {
  test('without a filter equals the list', async () => {
    expect(await search({ current: 2, sort: 'memberNo' })).toEqual(await read({ current: '2', sort: 'memberNo' }));
  });

  test('accepts numbers and booleans', async () => {
    const typed = await search({ ageMin: 30, hasRecord: true, current: 1, pageSize: 20 });
    expect(typed).toEqual(await read({ ageMin: '30', hasRecord: 'true', pageSize: '20' }));
  });
});

describe('tags', () => {
  test('in use are suggested, most used first', async () => {
    const { data } = await send(memberApi.tagSuggestions, { cookie });
    const tags = data as string[];
    const uses = (tag: string) => world.members.filter((member) => member.tags.includes(tag)).length;
    expect(new Set(tags)).toEqual(new Set(world.members.flatMap((member) => member.tags)));
    expect(tags.map(uses)).toEqual(tags.map(uses).sort((a, b) => b - a));
  });
});
