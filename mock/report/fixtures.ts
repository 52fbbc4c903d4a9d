import { ReportDetail } from '../../src/contract/report';
import { getReviewDueAt } from '../../src/domain/due';
import { businessDay, DAY_MS, iso } from '../clock';
import { createDailyNumbers } from '../fixtures/daily-numbers';
import type { OperatorRow } from '../fixtures/operators';
import type { Random } from '../fixtures/random';
import type { MemberRow } from '../member/fixtures';
import { erase } from '../personal';
import type { ProjectRow } from '../project/fixtures';
import type { RecordRow } from '../record/fixtures';
import { commonTypes, getReportTypes, titles } from './contents';
import { getClaim, getDecision, getReading } from './decision';
import { buildFileSets } from './files';
import type { ReportRow } from './report-row';
import { buildReview, pickStatus, type Step } from './review';

declare module '../world' {
  interface World {
    reports: ReportRow[];
  }
}

type Related = {
  members: readonly MemberRow[];
  projects: readonly ProjectRow[];
  records: readonly RecordRow[];
  operators: readonly OperatorRow[];
  hospitals: readonly { name: string }[];
};
type Draft = Omit<ReportRow, 'id' | 'reportNo' | 'uploadedAt'> & { at: number };

const FIRST_ID = 800_001;
const MAX_DAYS_AFTER = 14;
/** Number of operators with ongoing reviews. */
const REVIEWERS = 3;

/** Whether a critical value is possible: the record must have no other pending follow-up. */
const canBeCritical = (record: RecordRow | null) =>
  record === null ||
  record.status === 'contacted' ||
  (record.status === 'closed' && record.closeReason !== 'withdrawn');

/** Reports of all members, oldest upload first: most with a submitted record, a few without a record. */
export function buildReports(random: Random, now: number, related: Related): ReportRow[] {
  const { members, projects, records, operators, hospitals } = related;
  const membersById = new Map(members.map((member) => [member.id, member]));
  const projectsWithReport = new Set(projects.flatMap(({ id, needReport }) => (needReport ? [id] : [])));
  const typesByProject = new Map(projects.map(({ id, name }) => [id, getReportTypes(name)]));
  const build = createReportBuilder(random, now, operators, hospitals, typesByProject);

  const recordReports = records.flatMap((record) => {
    const count = random.chance(projectsWithReport.has(record.projectId) ? 0.8 : 0.13) ? random.int(1, 2) : 0;
    const member = membersById.get(record.memberId);
    if (!member || record.submittedAt === null) return [];
    const from = Date.parse(record.submittedAt);
    return Array.from({ length: count }, (_, index) => build(member, record, from, index === 0));
  });
  const otherReports = members.flatMap((member) =>
    random.chance(0.02) ? [build(member, null, Date.parse(member.registeredAt), true)] : [],
  );
  const nextReportNo = createDailyNumbers('B');
  return [...recordReports, ...otherReports]
    .sort((a, b) => a.at - b.at)
    .map(({ at, ...report }, index) => ({
      id: String(FIRST_ID + index),
      reportNo: nextReportNo(at),
      ...report,
      uploadedAt: iso(at),
    }));
}

function createReportBuilder(
  random: Random,
  now: number,
  operators: readonly OperatorRow[],
  hospitals: readonly { name: string }[],
  typesOf: ReadonlyMap<string, readonly ReportRow['type'][]>,
) {
  const staff = operators.filter(({ active }) => active);
  const fileSets = buildFileSets();
  let claims = 0;

  return (member: MemberRow, record: RecordRow | null, from: number, isFirst: boolean): Draft => {
    const isMembers = record !== null && random.chance(0.85);
    const lastVisit = Date.parse(member.lastVisitAt ?? member.registeredAt);
    const until = Math.max(from, Math.min(from + MAX_DAYS_AFTER * DAY_MS, isMembers ? lastVisit : now));
    const at = random.int(from, until);
    const usual = pickStatus(random, (now - at) / DAY_MS);
    const status = member.status === 'cancelled' && usual !== 'approved' ? 'voided' : usual;
    const steps = buildReview(random, status, at, now);
    const usualReviewer = random.pick(staff);
    // In turn, so that both accounts have some.
    const reviewer = status === 'reviewing' ? staff[claims++ % REVIEWERS] : usualReviewer;
    const type = random.pick(typesOf.get(record?.projectId ?? '') ?? commonTypes);
    const isCritical = random.chance(0.03) && isFirst && status === 'approved' && canBeCritical(record);
    const reading = {
      memberId: member.id,
      recordId: record?.id ?? null,
      type: isCritical ? 'blood' : type,
      title: titles[isCritical ? 'blood' : type],
      examDate: businessDay(at - random.int(0, 30) * DAY_MS),
      hospitalName: random.chance(0.8) ? random.pick(hospitals).name : null,
      source: isMembers ? 'member' : random.pick(['operator', 'hospital'] as const),
      status,
      ...getDecision(random, steps, now),
      ...getReading(random, type, steps, isCritical),
      ...getClaim(steps, reviewer?.id ?? null),
      firstReading: isCritical ? getFirstReading(staff, reviewer?.id, steps) : null,
      files: random.pick(fileSets),
      version: steps.length,
      at,
    } satisfies Omit<Draft, 'firstItems'>;
    // The second reader confirmed what the first one had read.
    const draft: Draft = { ...reading, firstItems: isCritical ? reading.abnormalItems : null };
    return member.status === 'cancelled' ? erase(ReportDetail, draft) : draft;
  };
}

/** A critical value was first read by another operator, during the same review. */
function getFirstReading(staff: readonly OperatorRow[], reviewerId: string | undefined, steps: readonly Step[]) {
  const reader = staff.find(({ id }) => id !== reviewerId);
  const begun = steps.findLast(({ status }) => status === 'reviewing');
  return reader && begun ? { operatorId: reader.id, at: iso(begun.at) } : null;
}

/** Deadline of a review, in milliseconds; waiting for the member extends it. */
export function getReviewDue({ uploadedAt, reopenedAt, reviewedAt, status, waitedMs }: ReportRow, now: number) {
  const waiting = status === 'needMore' && reviewedAt !== null ? now - Date.parse(reviewedAt) : 0;
  const begun = { uploaded: Date.parse(uploadedAt), reopened: reopenedAt === null ? null : Date.parse(reopenedAt) };
  return getReviewDueAt(begun, waitedMs + waiting);
}
