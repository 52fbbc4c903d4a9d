import { describe, expect, test } from 'vitest';
import { memberRevealFields } from '@/contract/limits/member-detail';
import { reveal as limit, revealPurposes } from '@/contract/limits/reveal';
import { type MemberReveal, memberDetailApi, RevealedMember } from '@/contract/member-detail';
import { RetryAfter } from '@/contract/session';
import { hasConsent } from '@/domain/consent';
import { logAccess } from '../../../mock/log/access-log';
import type { MemberRow } from '../../../mock/member/fixtures';
import { state } from '../../../mock/state';
import { getWorld } from '../../world';
import { beginEachWith } from './fresh-world';
import { pass } from './jobs';
import { credentials, send, sessionCookie } from './server';

const HOUR_MS = 3_600_000;
const world = getWorld(200);

const some = (has: (member: MemberRow) => boolean) => world.members.find(has) as MemberRow;
const member = some((one) => Boolean(one.status === 'active' && hasConsent(one) && one.idNo && one.realName));
const cancelled = some(({ status }) => status === 'cancelled');
const without = {
  none: some(({ status, privacyConsentAt }) => status === 'active' && privacyConsentAt === null),
  withdrawn: some(({ privacyWithdrawnAt }) => privacyWithdrawnAt !== null),
};

describe('POST /members/:id/reveal', () => {
  let cookie: string;
  beginEachWith(world, (own) => {
    cookie = own;
  });

  const look = (whom: MemberRow, input: Partial<MemberReveal> = {}, options: { cookie?: string } = {}) =>
    send(memberDetailApi.reveal, {
      params: { id: whom.id },
      body: { fields: ['mobile'], purpose: 'callback', ...input },
      cookie,
      headers: { 'User-Agent': 'test', 'X-Forwarded-For': '192.0.2.7, 10.0.0.1' },
      ...options,
    });

  test('returns the requested fields for a minute and is not cached', async () => {
    const { status, data, headers } = await look(member, { fields: ['realName', 'idNo'] });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(RevealedMember.parse(data)).toEqual({
      values: { realName: member.realName, idNo: member.idNo },
      expiresAt: '2026-11-21T09:31:00.000+08:00',
    });
  });

  test('has every requested field, null without a value', async () => {
    const whom = some((one) => one.status === 'active' && hasConsent(one) && one.oaOpenid === null);
    const { data } = await look(whom, { fields: [...memberRevealFields] });
    expect(RevealedMember.parse(data).values).toEqual(
      Object.fromEntries(memberRevealFields.map((field) => [field, whom[field]])),
    );
  });

  test('is logged once, with operator, fields and purpose, without values', async () => {
    const note = '核对寄送地址';
    const { envelope } = await look(member, {
      fields: ['realName', 'mobile', 'mobile'],
      purpose: 'other',
      purposeNote: note,
    });
    expect(state().accessLog).toEqual([
      {
        id: '1',
        operatorId: '1',
        operatorName: '林晓',
        action: 'reveal',
        entityType: 'member',
        entityId: member.id,
        subjectIds: [member.id],
        fields: ['realName', 'mobile'],
        purpose: 'other',
        purposeNote: note,
        recordCount: 1,
        masked: false,
        ip: '192.0.2.7',
        userAgent: 'test',
        requestId: envelope.requestId,
        result: 'success',
        createdAt: '2026-11-21T09:30:00.000+08:00',
      },
    ]);
    const log = JSON.stringify(state().accessLog);
    for (const personal of [member.realName, member.mobile]) expect(log).not.toContain(personal);
  });

  test('is refused on the field that is wrong', async () => {
    const cases: [string, Record<string, unknown>, string][] = [
      ['no field', { fields: [] }, 'fields'],
      ['an unknown field', { fields: ['birthDate'] }, 'fields.0'],
      ['no purpose', { purpose: undefined }, 'purpose'],
      ['an unknown purpose', { purpose: 'curiosity' }, 'purpose'],
      ['another purpose without a note', { purpose: 'other' }, 'purposeNote'],
      ['a blank note', { purpose: 'other', purposeNote: '  ' }, 'purposeNote'],
      ['a note that is too long', { purposeNote: '长'.repeat(limit.maxPurposeNoteLength + 1) }, 'purposeNote'],
    ];
    for (const [name, input, field] of cases) {
      const { status, data } = await look(member, input as Partial<MemberReveal>);
      expect(status, name).toBe(422);
      expect(data).toEqual({ fieldErrors: { [field]: expect.any(String) } });
      expect(state().accessLog).toEqual([]);
    }
  });

  test.each(['none', 'withdrawn'] as const)(
    'with consent %s is allowed only on request of the member',
    async (consent) => {
      for (const purpose of revealPurposes) {
        const { status, envelope } = await look(without[consent], { purpose, purposeNote: '说明' });
        if (purpose === 'memberRequest') expect(status).toBe(200);
        else expect([status, envelope.errorMessage]).toEqual([403, expect.stringContaining('仅可按会员本人要求查看')]);
      }
      expect(state().accessLog.map(({ purpose }) => purpose)).toEqual(['memberRequest']);
    },
  );

  test('of a canceled member is refused even on request of the member', async () => {
    const { status, envelope } = await look(cancelled, { purpose: 'memberRequest' });
    expect([status, envelope.errorMessage]).toEqual([403, '会员已注销，没有可查看的明文']);
    expect(state().accessLog).toEqual([]);
  });

  test('of an unknown member is 404', async () => expect((await look({ ...member, id: '1' })).status).toBe(404));

  test('is denied to an operator above 200 within an hour, and the denial is logged', async () => {
    expect((await look(member)).status).toBe(200);
    const [first] = state().accessLog;
    if (!first) throw new Error('the reveal was not logged');
    for (let count = 1; count < limit.maxRevealsPerHour; count += 1) {
      pass(1000);
      logAccess(first, Date.now());
    }
    pass(1000);
    const { status, data, headers } = await look(member);
    expect(status).toBe(429);
    const { retryAfterSeconds } = RetryAfter.parse(data);
    expect(retryAfterSeconds).toBe(HOUR_MS / 1000 - limit.maxRevealsPerHour);
    expect(headers.get('retry-after')).toBe(String(retryAfterSeconds));
    expect(state().accessLog).toHaveLength(limit.maxRevealsPerHour + 1);
    expect(state().accessLog.at(-1)).toMatchObject({ result: 'denied', fields: ['mobile'], entityId: member.id });

    const other = await sessionCookie({ ...credentials, username: 'operator2' });
    expect((await look(member, {}, { cookie: other })).status).toBe(200);

    pass(retryAfterSeconds * 1000 - 1);
    expect((await look(member)).status).toBe(429);
    pass(1);
    // The first reveal is over an hour old, so exactly one more is allowed.
    expect((await look(member)).status).toBe(200);
    expect((await look(member)).status).toBe(429);
  });
});
