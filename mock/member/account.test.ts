import { describe, expect, test } from 'vitest';
import { hasConsent } from '../../src/domain/consent';
import { checkWorlds, getExaminedWorld, getWorld } from '../../tests/world';
import type { RecordRow } from '../record/fixtures';
import { resetState } from '../state';
import type { World } from '../world';
import type { MemberRow } from './fixtures';
import { toMemberDetail } from './table';

const instant = (text: string | null) => Date.parse(text ?? '');

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string | null) {
  const groups = new Map<string | null, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return (key: string) => groups.get(key) ?? [];
}

/** Given before the first answer, withdrawn after the last one (docs/domain.md 6.1). */
function expectConsent(member: MemberRow, records: RecordRow[], now: number) {
  const { privacyConsentVersion, privacyConsentAt, privacyWithdrawnAt } = member;
  expect(privacyConsentVersion === null).toBe(privacyConsentAt === null);
  if (privacyConsentAt === null) return expect([records, privacyWithdrawnAt]).toEqual([[], null]);
  expect(instant(privacyConsentAt)).toBeGreaterThanOrEqual(instant(member.registeredAt));
  for (const { startedAt } of records) {
    expect(instant(privacyConsentAt)).toBeLessThanOrEqual(instant(startedAt));
    if (privacyWithdrawnAt) expect(instant(privacyWithdrawnAt)).toBeGreaterThanOrEqual(instant(startedAt));
  }
  if (privacyWithdrawnAt) expect(instant(privacyWithdrawnAt)).toBeLessThanOrEqual(now);
}

function expectFollow({ followStatus, followedAt, unfollowedAt, subscribeScene, oaOpenid }: MemberRow, now: number) {
  expect(followedAt === null).toBe(followStatus === 'never');
  expect(subscribeScene === null).toBe(followStatus === 'never');
  expect(unfollowedAt === null).toBe(followStatus !== 'unfollowed');
  if (unfollowedAt) expect(instant(unfollowedAt)).toBeGreaterThanOrEqual(instant(followedAt));
  expect(instant(unfollowedAt ?? followedAt ?? '2020-01-01')).toBeLessThanOrEqual(now);
  if (followStatus !== 'following') expect(oaOpenid).toBeNull();
}

/** The change log explains the state of each member. */
function expectHistories({ members, histories, now }: World) {
  for (const rows of [histories.changes, histories.accesses]) {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    for (const { createdAt } of rows) expect(instant(createdAt)).toBeLessThanOrEqual(now);
  }
  const changesOf = groupBy(histories.changes, ({ entityId }) => entityId);
  const accessesOf = groupBy(histories.accesses, ({ entityId }) => entityId);
  for (const member of members) {
    const changes = changesOf(member.id);
    const last = changes.at(-1);
    expect(member.version).toBe(1 + changes.length);
    expect(member.updatedAt).toBe(last?.createdAt ?? member.createdAt);
    expect(member.updatedByName).toBe(last?.operatorName ?? null);
    if (member.status !== 'active') {
      expect(last?.changes).toContainEqual({ field: 'status', from: 'active', to: member.status });
    }
    for (const { createdAt, purpose } of accessesOf(member.id)) {
      expect(instant(createdAt)).toBeGreaterThanOrEqual(instant(member.registeredAt));
      if (!hasConsent(member)) expect(purpose).toBe('memberRequest');
    }
  }
}

function expectAccountsConsistent(world: World) {
  const recordsOf = groupBy(world.records, ({ memberId }) => memberId);
  for (const member of world.members) {
    expectConsent(member, recordsOf(member.id), world.now);
    expectFollow(member, world.now);
    expect(member.visitCount).toBeGreaterThan(member.recordCount);
  }
  expectHistories(world);
}

describe('member accounts', () => {
  const world = getWorld();

  test('are consistent in the demo world', () => expectAccountsConsistent(getExaminedWorld()));

  test('are consistent for any seed and instant', () => {
    checkWorlds(expectAccountsConsistent, { deepRuns: 12, memberCounts: [100] });
  });

  test('include a few of each rare kind', () => {
    resetState(world);
    const count = (has: (member: MemberRow) => boolean) => world.members.filter(has).length;
    const rare = {
      doNotContact: count(({ doNotContact }) => doNotContact !== null),
      withdrawn: count(({ privacyWithdrawnAt }) => privacyWithdrawnAt !== null),
      foreign: count(({ idType }) => idType === 'passport' || idType === 'hkMacao'),
      duplicates: world.members.map(toMemberDetail).filter((member) => member.suspectedDuplicateOf.length > 0).length,
    };
    for (const number of Object.values(rare)) {
      expect(number).toBeGreaterThan(4);
      expect(number).toBeLessThan(40);
    }
    expect(count(({ privacyConsentAt }) => privacyConsentAt === null)).toBeGreaterThan(100);
  });
});
