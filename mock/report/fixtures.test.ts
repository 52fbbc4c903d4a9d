import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { report as limit, reportStatuses } from '../../src/contract/limits/report';
import { fileRules } from '../../src/contract/limits/upload';
import { ReportDetail } from '../../src/contract/report';
import { FILE_HEAD_BYTES, fileProblem } from '../../src/domain/file/check';
import { getNextReportStates } from '../../src/domain/report/report-status';
import { checkWorlds, getExaminedWorld, getWorld, NOW } from '../../tests/world';
import { compactDay, DAY_MS } from '../clock';
import { createRandom } from '../fixtures/random';
import { getLeaseKey } from '../lease/lease-row';
import { resetState } from '../state';
import { getFile } from '../upload/store';
import type { World } from '../world';
import { getReportTypes } from './contents';
import { getReviewDue } from './fixtures';
import type { ReportRow } from './report-row';
import { buildReview, type Step } from './review';
import { createReportPresenter } from './table';

const shownAs = ReportDetail.strict();
const instant = (text: string | null) => Date.parse(text ?? '');

function expectUnique(values: unknown[]) {
  expect(new Set(values).size).toBe(values.length);
}

/** Violations within a report: its times are in the order that its status implies (docs/domain.md 6.12). */
function getWrong(report: ReportRow, now: number) {
  const { reportNo, status, uploadedAt, claimedAt, reviewedAt, reviewerId, notice } = report;
  const uploaded = instant(uploadedAt);
  const isDecided = status === 'approved' || status === 'rejected' || status === 'needMore';
  return failing({
    number: reportNo.slice(1, 9) === compactDay(uploaded),
    times: [claimedAt, reviewedAt, notice?.at].every((at) => !at || (instant(at) >= uploaded && instant(at) <= now)),
    uploaded: uploaded <= now && report.examDate <= uploadedAt.slice(0, 10),
    claimed: (claimedAt === null) === (reviewerId === null) && (reviewedAt === null || reviewerId !== null),
    reviewed: !isDecided || instant(reviewedAt) >= instant(claimedAt),
    waits: status !== 'needMore' || now - instant(reviewedAt) < limit.needMoreDays * DAY_MS,
    rejected: status !== 'rejected' || report.rejectReasonCode !== null,
    voided: (report.voidReason !== null) === (status === 'voided'),
    due: getReviewDue(report, now) >= uploaded + limit.reviewHours * 3_600_000,
  });
}

/** Names of the failing checks. */
const failing = (checks: Record<string, boolean>) => Object.keys(checks).filter((name) => !checks[name]);

function expectConsistent(world: World) {
  resetState(world);
  const { members, records, operators, reports, leases, now } = world;
  const membersById = new Map(members.map((member) => [member.id, member]));
  const projectNames = new Map(world.projects.map(({ id, name }) => [id, name]));
  const recordsById = new Map(records.map((record) => [record.id, record]));
  const active = new Set(operators.flatMap(({ id, active: works }) => (works ? [id] : [])));
  const present = createReportPresenter(now);
  const counts = new Map<string, number>();
  expectUnique(reports.map(({ id }) => id));
  expectUnique(reports.map(({ reportNo }) => reportNo));

  const wrong = reports.flatMap((report) => {
    const { id, memberId, recordId, status, files } = report;
    counts.set(memberId, (counts.get(memberId) ?? 0) + 1);
    const member = membersById.get(memberId);
    const record = recordId === null ? undefined : recordsById.get(recordId);
    const lease = leases.get(getLeaseKey('report', id));
    const isErased = member?.status === 'cancelled';
    const shown = present(report);
    const inRelation = failing({
      member: member !== undefined,
      record: recordId === null || record?.memberId === memberId,
      kind: !record || getReportTypes(projectNames.get(record.projectId) ?? '').includes(report.type),
      afterRecord: !record || instant(report.uploadedAt) >= instant(record.submittedAt),
      lease: (lease !== undefined) === (status === 'reviewing'),
      holder: !lease || (lease.operatorId === report.reviewerId && active.has(lease.operatorId)),
      held: !lease || (lease.since === instant(report.claimedAt) && lease.until > now),
      files: (files.length === 0) === isErased,
      erased: !isErased || status === 'approved' || status === 'voided',
      shown: shown.status === status && shownAs.safeParse(shown).success,
    });
    const all = [...getWrong(report, now), ...inRelation];
    return all.length > 0 ? [{ report, all }] : [];
  });
  expect(wrong).toEqual([]);
  expect(leases.size).toBe(reports.filter(({ status }) => status === 'reviewing').length);
  expect(members.filter(({ id, reportCount }) => reportCount !== (counts.get(id) ?? 0))).toEqual([]);
}

/** Checks that each status can follow the previous one. */
const expectWay = (steps: readonly Step[]) =>
  steps.slice(1).forEach(({ status, at }, index) => {
    const before = steps[index];
    expect(before && getNextReportStates(before.status)).toContain(status);
    expect(at).toBeGreaterThanOrEqual(before?.at ?? Number.NaN);
  });

describe('reports of the world', () => {
  const world = getWorld();
  // Other tests reset the state to other worlds.
  beforeEach(() => resetState(world));

  test('are about fifteen hundred, consistent with members, records and leases', () => {
    expect(world.reports.length).toBeGreaterThan(1350);
    expect(world.reports.length).toBeLessThan(1650);
    expectConsistent(getExaminedWorld());
  });

  test('are consistent for any seed and instant', () => {
    checkWorlds(expectConsistent, { deepRuns: 8, memberCounts: [35, 200] });
  });

  test('reach their status by allowed transitions', () => {
    const uploads = fc.integer({ min: NOW - 400 * DAY_MS, max: NOW });
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...reportStatuses), uploads, (seed, status, uploaded) => {
        const steps = buildReview(createRandom(seed), status, uploaded, NOW);
        expect([steps[0]?.status, steps[0]?.at, steps.at(-1)?.status]).toEqual(['pending', uploaded, status]);
        expectWay(steps);
      }),
    );
  });

  test('include a few for each tab and each operator, and of each rare kind', () => {
    const count = (has: (report: ReportRow) => boolean) => world.reports.filter(has).length;
    for (const status of reportStatuses)
      expect(
        count((report) => report.status === status),
        status,
      ).toBeGreaterThan(4);
    for (const id of ['1', '2'])
      expect(count(({ status, reviewerId }) => status === 'reviewing' && reviewerId === id)).toBeGreaterThan(1);
    const critical = count(({ abnormalItems }) => abnormalItems.some(({ flag }) => flag === 'C'));
    expect(critical).toBeGreaterThan(4);
    expect(critical).toBeLessThan(60);
    expect(count(({ recordId }) => recordId === null)).toBeGreaterThan(10);
    const overdue = world.reports.map(createReportPresenter(NOW)).filter((report) => report.overdue).length;
    expect(overdue).toBeGreaterThan(4);
  });

  test('of a project about mood examine no stomach', () => {
    expect(getReportTypes('PHQ-9 抑郁自评')).not.toContain('pathology');
    expect(getReportTypes('乳腺健康筛查')).not.toContain('endoscopy');
    expect(getReportTypes('胃癌早期筛查')).toContain('pathology');
  });

  test('have files that match their stated type and size', () => {
    const files = new Map(world.reports.flatMap((report) => report.files.map((file) => [file.storedName, file])));
    expect(files.size).toBeGreaterThan(4);
    for (const { name, mime, sizeBytes, storedName } of files.values()) {
      const { body, type } = getFile(storedName);
      if (!(body instanceof Uint8Array)) throw new Error(`${storedName} is not drawn`);
      expect([type, body.length]).toEqual([mime, sizeBytes]);
      const file = { name, type, head: body.subarray(0, FILE_HEAD_BYTES), bytes: body.length };
      expect(fileProblem(file, fileRules.reportFile)).toBeNull();
    }
  });
});
