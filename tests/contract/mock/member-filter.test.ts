import dayjs from 'dayjs';
import { beforeEach, describe, expect, test } from 'vitest';
import { type MemberFilter, MemberList, memberApi } from '@/contract/member';
import type { MemberRow } from '../../../mock/member/fixtures';
import { resetState } from '../../../mock/state';
import { copyWorld } from '../../copy-world';
import { findRow, getWorld } from '../../world';
import { send, sessionCookie } from './server';

const world = getWorld(200);

const some = (has: (member: MemberRow) => unknown) => findRow(world.members, has);
const mobile = some((member) => member.mobile).mobile ?? '';
const realName = some((member) => member.realName).realName ?? '';
const channelId = some((member) => member.firstChannelId !== member.lastChannelId).lastChannelId ?? '';
// A day on which a member registered; the day includes its first instant.
const day = some((member) => member.status === 'disabled').registeredAt.slice(0, 10);
const dayStart = Date.parse(`${day}T00:00:00+08:00`);
const getAge = ({ birthDate }: MemberRow) => (birthDate ? dayjs('2026-11-21').diff(birthDate, 'year') : null);
const registered = ({ registeredAt }: MemberRow) => Date.parse(registeredAt);
const has = (text: string | null, part: string) => text?.toUpperCase().includes(part.toUpperCase()) ?? false;

type Case = [filter: MemberFilter, matches: (member: MemberRow) => boolean];

const cases: Case[] = [
  [{ memberNo: 'M2606' }, (member) => member.memberNo.slice(0, 5) === 'M2606'],
  [{ memberNo: '0600' }, (member) => member.memberNo.includes('0600')],
  [{ memberNo: 'm26' }, (member) => member.memberNo.slice(0, 3) === 'M26'],
  [{ mobile }, (member) => member.mobile === mobile],
  [{ mobile: mobile.slice(-4) }, (member) => member.mobile?.endsWith(mobile.slice(-4)) ?? false],
  [{ realName }, (member) => member.realName === realName],
  [{ realName: realName.slice(0, 1) }, (member) => member.realName === realName.slice(0, 1)],
  [{ nickname: 'l' }, (member) => has(member.nickname, 'l')],
  [{ nickname: '🌻' }, (member) => has(member.nickname, '🌻')],
  [{ nickname: '.*' }, (member) => has(member.nickname, '.*')],
  [{ followStatus: 'unfollowed' }, (member) => member.followStatus === 'unfollowed'],
  [{ channelId }, (member) => member.firstChannelId === channelId],
  [{ channelId, channelTouch: 'first' }, (member) => member.firstChannelId === channelId],
  [{ channelId, channelTouch: 'last' }, (member) => member.lastChannelId === channelId],
  [{ channelTouch: 'last' }, () => true],
  [{ gender: 'female' }, (member) => member.gender === 'female'],
  [{ ageMin: 60 }, (member) => (getAge(member) ?? -1) >= 60],
  [{ ageMax: 40 }, (member) => (getAge(member) ?? 999) <= 40],
  [{ ageMin: 0 }, (member) => getAge(member) !== null],
  [{ ageMin: 50, ageMax: 40 }, () => false],
  [{ regionCode: '440000' }, (member) => has(member.regionText, '广东省')],
  [{ regionCode: '440300' }, (member) => has(member.regionText, '深圳市')],
  [{ regionCode: '440305' }, (member) => has(member.regionText, '南山区')],
  [{ regionCode: '110000' }, (member) => has(member.regionText, '北京市')],
  [{ tag: '高风险' }, (member) => member.tags.includes('高风险')],
  [{ tag: '高' }, (member) => member.tags.includes('高')],
  [{ status: 'disabled' }, (member) => member.status === 'disabled'],
  [{ status: 'cancelled' }, (member) => member.status === 'cancelled'],
  [{ registeredFrom: day }, (member) => registered(member) >= dayStart],
  [{ registeredBefore: day }, (member) => registered(member) < dayStart],
  [{ hasRecord: true }, (member) => member.recordCount > 0],
  [{ hasRecord: false }, (member) => member.recordCount === 0],
  [
    { gender: 'male', hasRecord: true, ageMin: 30, regionCode: '440000' },
    (member) =>
      member.gender === 'male' &&
      member.recordCount > 0 &&
      (getAge(member) ?? 0) >= 30 &&
      has(member.regionText, '广东'),
  ],
];

describe('a filter of members', () => {
  let cookie: string;

  beforeEach(async () => {
    resetState(copyWorld(world));
    cookie = await sessionCookie();
  });

  const pageOf = async (filter: MemberFilter, current: number) => {
    const { status, data } = await send(memberApi.search, { body: { ...filter, current, pageSize: 100 }, cookie });
    expect(status).toBe(200);
    return MemberList.parse(data);
  };

  test('finds exactly the matching members', async () => {
    for (const [filter, matches] of cases) {
      const expected = world.members.filter(matches).map(({ id }) => id);
      const pages = [await pageOf(filter, 1)];
      if (expected.length > 100) pages.push(await pageOf(filter, 2));
      const found = pages.flatMap(({ list }) => list.map(({ id }) => id));
      expect([filter, found.sort()]).toEqual([filter, expected.sort()]);
      expect(pages[0]?.total).toBe(expected.length);
    }
  });

  test('matches some but not all members, except in trivial cases', () => {
    const trivial = cases.filter(([, matches]) =>
      [0, world.members.length].includes(world.members.filter(matches).length),
    );
    expect(trivial.map(([filter]) => filter)).toEqual([
      { realName: realName.slice(0, 1) },
      { nickname: '.*' },
      { channelTouch: 'last' },
      { ageMin: 50, ageMax: 40 },
      { tag: '高' },
    ]);
  });
});
