import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Agreement } from '../../src/contract/agreement';
import { agreement as limit } from '../../src/contract/limits/agreement';
import { ageOn } from '../../src/domain/age';
import { checkWorlds, getExaminedWorld, getWorld } from '../../tests/world';
import { DAY_MS } from '../clock';
import { createDeriver } from '../record/derived';
import { resetState } from '../state';
import { byId } from '../store/by-id';
import type { World } from '../world';
import type { AgreementRow } from './agreement-row';
import { createAgreementPresenter } from './table';

const instant = (text: string | null) => Date.parse(text ?? '');
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const known = <Value>(value: Value | undefined): Value => {
  expect(value).toBeDefined();
  return value as Value;
};

/** Every agreement is possible for its record, project and template (docs/domain.md 6.5 and 8). */
function expectAgreements({ agreements, agreementTemplates, projects, records, members, now }: World) {
  const [templates, projectsById, recordsById] = [byId(agreementTemplates), byId(projects), byId(records)];
  const membersById = byId(members);
  const hashes = new Map(agreementTemplates.map(({ id, content }) => [id, sha256(content)]));
  for (const row of agreements) {
    const template = known(templates.get(row.templateId));
    const record = known(recordsById.get(row.recordId));
    const project = known(projectsById.get(record.projectId));
    const member = known(membersById.get(record.memberId));
    expect(project.needAgreement).toBe(true);
    expect(template.code).toBe(templates.get(project.agreementTemplateId ?? '')?.code);
    expect(row.contentHash).toBe(hashes.get(template.id));
    expect(template.status).not.toBe('draft');
    expect(instant(template.effectiveAt)).toBeLessThanOrEqual(instant(row.sentAt));
    expectTimes(row, record.startedAt, now);

    expect(row.signedAt === null).toBe(row.readSec === null);
    if (row.signedAt === null || row.status === 'declined') expect(row.agreedCodes).toEqual([]);
    else {
      const required = template.consentItems.filter((item) => item.required).map(({ code }) => code);
      expect(row.agreedCodes).toEqual(expect.arrayContaining(required));
      const codes = template.consentItems.map(({ code }) => code);
      expect(codes).toEqual(expect.arrayContaining(row.agreedCodes));
    }
    const { birthDate } = member;
    const age = birthDate === null ? null : ageOn(birthDate, (row.signedAt ?? row.sentAt).slice(0, 10));
    expect(row.signerType === 'guardian').toBe(age !== null && age < template.guardianUnderAge);
    expect(row.signerRelation === null).toBe(row.signerType === 'self');
    if (row.signerType !== 'self' && row.signedAt) expect([row.signerName, row.signerIdNo]).not.toContain(null);
    if (member.status === 'cancelled') {
      const { signerName, signerIdNo, signIp, signUserAgent, deviceId, withdrawReason, hasSignature } = row;
      for (const left of [signerName, signerIdNo, signIp, signUserAgent, deviceId, withdrawReason]) {
        expect(left).toBeNull();
      }
      expect(hasSignature).toBe(false);
    }
  }
}

function expectTimes(
  { status, sentAt, signedAt, withdrawnAt, withdrawReason }: AgreementRow,
  started: string,
  now: number,
) {
  const expiresAt = instant(sentAt) + limit.signWithinDays * DAY_MS;
  expect(instant(sentAt)).toBeGreaterThanOrEqual(instant(started));
  expect(instant(sentAt)).toBeLessThanOrEqual(now);
  if (status === 'signed' || status === 'declined' || status === 'withdrawn') expect(signedAt).not.toBeNull();
  if (status === 'unsigned' || status === 'expired') expect(signedAt).toBeNull();
  if (signedAt !== null) {
    expect(instant(signedAt)).toBeGreaterThanOrEqual(instant(started));
    expect(instant(signedAt)).toBeLessThanOrEqual(Math.min(now, expiresAt));
  }
  if (status === 'unsigned') expect(expiresAt).toBeGreaterThan(now);
  if (status === 'expired') expect(expiresAt).toBeLessThanOrEqual(now);
  expect(withdrawnAt === null).toBe(status !== 'withdrawn');
  if (withdrawnAt === null) expect(withdrawReason).toBeNull();
  else {
    expect(instant(withdrawnAt)).toBeGreaterThanOrEqual(instant(signedAt));
    expect(instant(withdrawnAt)).toBeLessThanOrEqual(now);
  }
}

/** The state of each record is consistent with its newest agreement. */
function expectRecords(world: World) {
  const newest = new Map<string, AgreementRow>();
  for (const row of world.agreements) {
    const before = newest.get(row.recordId);
    if (before) {
      expect(instant(before.sentAt)).toBeLessThan(instant(row.sentAt));
      expect(['declined', 'expired', 'superseded']).toContain(before.status);
    }
    newest.set(row.recordId, row);
  }
  const projectsById = byId(world.projects);
  const derived = createDeriver(world.now);
  const pending = new Set(world.followUps.map(({ recordId, status }) => status === 'pending' && recordId));
  for (const record of world.records) {
    const row = newest.get(record.id);
    const { needAgreement } = known(projectsById.get(record.projectId));
    const status = needAgreement ? (row?.status ?? 'notSent') : 'notRequired';
    expect(derived(record).agreementStatus).toBe(status);
    // Every record has an agreement if its project needs one, except those submitted within two days.
    if (status === 'notSent') expect(world.now - instant(record.submittedAt)).toBeLessThan(2 * DAY_MS);
    expect(record.closeReason === 'withdrawn').toBe(status === 'withdrawn');
    expect(record.closeReason === null).toBe(record.status !== 'closed');
    if (record.closeReason === 'withdrawn')
      expect(instant(row?.withdrawnAt ?? null)).toBeGreaterThanOrEqual(instant(record.submittedAt));
    if (status === 'withdrawn') expect(pending.has(record.id)).toBe(false);
    // A referral requires an agreement (docs/api.md, POST /records/:id/refer).
    if (record.reachedStage !== null) expect(['signed', 'notRequired']).toContain(status);
  }
}

/** Withdrawals are logged like other actions of operators. */
function expectHistory({ agreements, histories }: World) {
  const logged = histories.changes.filter(({ entityType }) => entityType === 'agreement');
  const withdrawn = agreements.filter(({ withdrawnAt }) => withdrawnAt !== null);
  expect(logged.map(({ entityId, createdAt, reason }) => [entityId, createdAt, reason ?? null])).toEqual(
    withdrawn.map(({ id, withdrawnAt, withdrawReason }) => [id, withdrawnAt, withdrawReason]),
  );
}

function expectConsistent(world: World) {
  resetState(world);
  expectAgreements(world);
  expectRecords(world);
  expectHistory(world);
  const shown = world.agreements.map(createAgreementPresenter());
  for (const agreement of shown) expect(Agreement.strict().parse(agreement)).toEqual(agreement);
  for (const key of ['id', 'agreementNo'] as const) {
    expect(new Set(world.agreements.map((row) => row[key])).size).toBe(world.agreements.length);
  }
}

describe('agreements of the world', () => {
  test('are consistent with their records, projects and templates', () => expectConsistent(getExaminedWorld()));

  test('are consistent for any seed and instant', () => {
    checkWorlds(expectConsistent, { deepRuns: 5, memberCounts: [35, 100] });
  });

  test('are one or two for each record that needs one, and include a few of each rare kind', () => {
    const world = getWorld();
    const count = (has: (row: AgreementRow) => boolean) => world.agreements.filter(has).length;
    const needing = new Set(world.projects.flatMap(({ id, needAgreement }) => (needAgreement ? id : [])));
    const asked = world.records.filter(({ projectId }) => needing.has(projectId));
    const sent = new Set(world.agreements.map(({ recordId }) => recordId));
    expect(asked.length - sent.size).toBeGreaterThan(0);
    expect(asked.length - sent.size).toBeLessThan(20);
    const rare = {
      guardian: count(({ signerType }) => signerType === 'guardian'),
      agent: count(({ signerType }) => signerType === 'agent'),
      withdrawn: count(({ status }) => status === 'withdrawn'),
      superseded: count(({ status }) => status === 'superseded'),
      signedAgain: count(({ status, signedAt }) => status === 'superseded' && signedAt !== null),
    };
    for (const number of Object.values(rare)) {
      expect(number).toBeGreaterThan(0);
      expect(number).toBeLessThan(90);
    }
    expect(new Set(world.agreements.map(({ status }) => status)).size).toBe(6);
  });

  test('include a withdrawn one even in a small world', () => {
    const small = getWorld(35);
    expect(small.agreements.map(({ status }) => status)).toContain('withdrawn');
  });
});
