import { beforeEach, describe, expect, test } from 'vitest';
import { BulkResult } from '@/contract/bulk';
import { bulk as bulkLimit } from '@/contract/limits/bulk';
import { member as limit } from '@/contract/limits/member';
import { BlockedBy, memberApi } from '@/contract/member';
import { MemberDetail, memberDetailApi } from '@/contract/member-detail';
import { businessDay } from '../../../mock/clock';
import type { MemberRow } from '../../../mock/member/fixtures';
import { getOpenRecords } from '../../../mock/member/open-records';
import { resetState, state } from '../../../mock/state';
import { copyWorld } from '../../copy-world';
import { findRow, getWorld } from '../../world';
import { send, sessionCookie } from './server';

const world = getWorld(200);

const some = (has: (member: MemberRow) => boolean) => findRow(world.members, has);
const hasOpenRecords = ({ id }: MemberRow) => getOpenRecords(world.records, id).length > 0;
const active = some((member) => member.status === 'active' && !hasOpenRecords(member) && member.realName !== null);
const disabled = some(({ status }) => status === 'disabled');
const cancelled = some(({ status }) => status === 'cancelled');
const blocked = some((member) => member.status === 'active' && hasOpenRecords(member));
const fullyTagged = some(({ tags }) => tags.length === limit.maxTags);

const getRow = (id: string) => state().world.members.find((member) => member.id === id);
const reason = '长期未使用';

type One = 'setTags' | 'disable' | 'enable' | 'setDoNotContact' | 'allowContact' | 'anonymise';
const bodies: Record<One, (member: MemberRow) => Record<string, unknown>> = {
  setTags: () => ({ tags: ['随访中'] }),
  disable: () => ({ reason }),
  enable: () => ({ reason }),
  setDoNotContact: () => ({ reason, until: null }),
  allowContact: () => ({ reason }),
  anonymise: ({ memberNo }) => ({ memberNo }),
};
const actions = Object.keys(bodies) as One[];

describe('an action on a member', () => {
  let cookie: string;

  beforeEach(async () => {
    resetState(copyWorld(world));
    cookie = await sessionCookie();
  });

  const act = (action: One, member: MemberRow, body: Record<string, unknown> = {}) =>
    send(memberDetailApi[action], {
      params: { id: member.id },
      body: { version: member.version, ...bodies[action](member), ...body },
      cookie,
    });

  test('setting tags replaces them without duplicates and is logged', async () => {
    const { status, data } = await act('setTags', active, { tags: [' 新标签 ', '新标签', 'VIP'] });
    expect(status).toBe(200);
    expect(MemberDetail.parse(data)).toMatchObject({
      id: active.id,
      tags: ['新标签', 'VIP'],
      version: active.version + 1,
    });
    expect(state().changeLog).toEqual([
      expect.objectContaining({
        entityType: 'member',
        entityId: active.id,
        action: 'setTags',
        changes: [{ field: 'tags', from: active.tags, to: ['新标签', 'VIP'] }],
        operatorName: '林晓',
      }),
    ]);
  });

  test('setting the same tags in another order changes nothing', async () => {
    await act('setTags', active, { tags: ['甲', '乙'] });
    const before = getRow(active.id);
    const again = { ...active, version: active.version + 1 };
    const { status, data } = await act('setTags', again, { tags: ['乙', ' 甲 ', '乙'] });
    expect(status).toBe(200);
    expect(MemberDetail.parse(data)).toMatchObject({ tags: ['甲', '乙'], version: again.version });
    expect(getRow(active.id)).toEqual(before);
    expect(state().changeLog).toHaveLength(1);
    // A stale version is refused even with the same tags.
    expect((await act('setTags', active, { tags: ['甲', '乙'] })).status).toBe(409);
  });

  test('refuses too many tags, a long tag and a blank tag', async () => {
    const tooMany = Array.from({ length: limit.maxTags + 1 }, (_, index) => `标签${index}`);
    for (const tags of [tooMany, ['一二三四五六七八九十十一十二'], ['  ']])
      expect([tags, (await act('setTags', active, { tags })).status]).toEqual([tags, 422]);
    expect(getRow(active.id)).toEqual(active);
  });

  test('disables an active member with a reason, and enables them again', async () => {
    const off = await act('disable', active);
    expect(MemberDetail.parse(off.data).status).toBe('disabled');
    const on = await act('enable', active, { version: active.version + 1 });
    expect(MemberDetail.parse(on.data).status).toBe('active');
    expect(state().changeLog.map((entry) => [entry.action, entry.reason])).toEqual([
      ['disable', reason],
      ['enable', reason],
    ]);
  });

  test('refuses actions that the status does not allow, with a message', async () => {
    const unfit: [One, MemberRow][] = [
      ['disable', disabled],
      ['enable', active],
      ['allowContact', active],
      ...actions.map((action): [One, MemberRow] => [action, cancelled]),
    ];
    for (const [action, member] of unfit) {
      const { status, envelope } = await act(action, member);
      expect([action, status]).toEqual([action, 403]);
      expect(envelope.errorMessage).toMatch(/\p{Script=Han}/u);
      expect(getRow(member.id)).toEqual(member);
    }
    expect(state().changeLog).toEqual([]);
  });

  test('needs a reason except for tags and anonymizing', async () => {
    for (const action of ['disable', 'enable', 'setDoNotContact', 'allowContact'] as const) {
      const { status, data } = await act(action, active, { reason: ' x ' });
      expect([action, status]).toEqual([action, 422]);
      expect(data).toMatchObject({ fieldErrors: { reason: expect.any(String) } });
    }
  });

  test('answers a stale version with 409 and the current member, and an unknown member with 404', async () => {
    await act('setTags', active, { tags: ['先到'] });
    const before = getRow(active.id);
    for (const action of actions) {
      const { status, data } = await act(action, active);
      expect([action, status]).toEqual([action, 409]);
      const { current } = data as { current: unknown };
      expect(MemberDetail.parse(current)).toMatchObject({ id: active.id, tags: ['先到'], version: active.version + 1 });
      expect(JSON.stringify(current)).not.toContain(String(active.mobile));
      expect((await act(action, { ...active, id: '1' })).status).toBe(404);
    }
    expect(getRow(active.id)).toEqual(before);
  });

  test('sets do-not-contact until it is lifted or its last day has passed', async () => {
    const today = businessDay(Date.now());
    const set = await act('setDoNotContact', active, { until: today });
    expect(MemberDetail.parse(set.data).doNotContact).toEqual({ reason, until: today });
    const same = { version: active.version + 1, until: today };
    expect((await act('setDoNotContact', active, same)).envelope.errorCode).toBe('MEMBER_DO_NOT_CONTACT');
    const longer = await act('setDoNotContact', active, { ...same, until: null });
    expect(MemberDetail.parse(longer.data).doNotContact).toEqual({ reason, until: null });
    const lifted = await act('allowContact', active, { version: active.version + 2 });
    expect(MemberDetail.parse(lifted.data).doNotContact).toBeNull();
    expect(state().changeLog.map(({ action, reason: why, changes }) => [action, why, changes[0]?.to])).toEqual([
      ['setDoNotContact', reason, today],
      ['setDoNotContact', reason, 'forGood'],
      ['allowContact', reason, null],
    ]);
    Object.assign(getRow(active.id) as MemberRow, { doNotContact: { reason, until: '2020-01-01' } });
    expect((await act('allowContact', getRow(active.id) as MemberRow)).status).toBe(403);
  });

  test('refuses a past day as the last day', async () => {
    const { status, data } = await act('setDoNotContact', active, { until: '2020-01-01' });
    expect(status).toBe(422);
    expect(data).toEqual({ fieldErrors: { until: expect.any(String) } });
  });

  describe('anonymizing', () => {
    test('erases personal data from the member and the log', async () => {
      const { status, data } = await act('anonymise', active);
      expect(status).toBe(200);
      expect(MemberDetail.parse(data)).toMatchObject({ memberNo: active.memberNo, status: 'cancelled' });
      expect(getRow(active.id)).toMatchObject({
        nickname: null,
        avatarUrl: null,
        realName: null,
        mobile: null,
        idNo: null,
        gender: 'unknown',
        birthDate: null,
        regionCode: null,
        regionText: null,
        tags: [],
      });
      const log = JSON.stringify(state().changeLog);
      for (const personal of [active.nickname, active.realName, active.mobile, active.idNo, active.birthDate]) {
        if (personal) expect(log).not.toContain(personal);
      }
    });

    test('deletes unsubmitted records and keeps the others', async () => {
      const { records } = state().world;
      records.push({ ...(records[0] as (typeof records)[0]), id: 'draft', memberId: active.id, status: 'inProgress' });
      const others = records.filter(({ id }) => id !== 'draft');
      await act('anonymise', active);
      expect(state().world.records.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
    });

    test('needs the right member number', async () => {
      const { status, data } = await act('anonymise', active, { memberNo: disabled.memberNo });
      expect(status).toBe(422);
      expect(data).toEqual({ fieldErrors: { memberNo: expect.any(String) } });
      expect(getRow(active.id)).toEqual(active);
    });

    test('is refused with the open records', async () => {
      const { status, data } = await act('anonymise', blocked);
      expect(status).toBe(403);
      expect(BlockedBy.parse(data).blockedBy.map(({ id }) => id)).toEqual(
        getOpenRecords(world.records, blocked.id).map(({ id }) => id),
      );
      expect(getRow(blocked.id)).toEqual(blocked);
    });
  });

  describe('in bulk', () => {
    const bulk = async (body: unknown, headers = {}) => {
      const { status, data } = await send(memberApi.bulk, { body, cookie, headers });
      expect(status).toBe(200);
      return BulkResult.parse(data);
    };
    const change = { action: 'addTags', tags: ['复查提醒'] };

    test('reports failed rows with a reason', async () => {
      const ids = [active.id, cancelled.id, fullyTagged.id, 'nobody', active.id];
      const { done, failed } = await bulk({ ids, change });
      expect(done).toBe(1);
      expect(failed).toEqual([
        { id: cancelled.id, label: cancelled.memberNo, reason: '会员已注销' },
        { id: fullyTagged.id, label: fullyTagged.memberNo, reason: '标签将超过 10 个' },
        { id: 'nobody', label: 'nobody', reason: '会员不存在' },
      ]);
      expect(getRow(active.id)?.tags).toEqual([...active.tags, '复查提醒']);
      expect(getRow(fullyTagged.id)).toEqual(fullyTagged);
      expect(state().changeLog).toHaveLength(1);
    });

    test('gives reasons in the language of the request', async () => {
      const { failed } = await bulk({ ids: [cancelled.id], change }, { 'Accept-Language': 'en-US' });
      expect(failed[0]?.reason).toMatch(/^[\x20-\x7e]+$/);
    });

    test('removes tags, and does not change a row without them', async () => {
      const tags = fullyTagged.tags.slice(0, 2);
      const plain = some((member) => member.status === 'active' && member.tags.length === 0);
      expect(await bulk({ ids: [fullyTagged.id, plain.id], change: { action: 'removeTags', tags } })).toEqual({
        done: 2,
        failed: [],
      });
      expect(getRow(fullyTagged.id)?.tags).toEqual(fullyTagged.tags.slice(2));
      expect(getRow(plain.id)).toEqual(plain);
    });

    test('is refused with an invalid body', async () => {
      for (const [name, body] of [
        ['no rows', { ids: [], change }],
        ['too many rows', { ids: Array.from({ length: bulkLimit.maxIds + 1 }, (_, index) => String(index)), change }],
        ['no tags', { ids: ['1'], change: { action: 'addTags', tags: [] } }],
        ['an unknown action', { ids: ['1'], change: { action: 'delete' } }],
      ] as const) {
        expect((await send(memberApi.bulk, { body, cookie })).status, name).toBe(422);
      }
    });
  });
});
