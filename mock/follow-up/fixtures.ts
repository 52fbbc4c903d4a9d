import { followUpWays } from '../../src/contract/limits/follow-up';
import { endOfBusinessDay } from '../../src/domain/due';
import type { AgreementRow } from '../agreement/agreement-row';
import { DAY_MS, iso } from '../clock';
import { createDailyNumbers } from '../fixtures/daily-numbers';
import { type OfficeHours, toOfficeHour } from '../fixtures/office-hours';
import type { OperatorRow } from '../fixtures/operators';
import type { Random } from '../fixtures/random';
import type { MemberRow } from '../member/fixtures';
import type { ProjectRow } from '../project/fixtures';
import type { RecordRow } from '../record/fixtures';
import { hasCriticalValue } from '../report/critical';
import type { ReportRow } from '../report/report-row';
import { emptyContactResult, generateContactResult } from './contact-result';
import { getErasedFields } from './erased-fields';
import type { FollowUpRow } from './follow-up-row';
import { buildDoneRound, buildPendingRound, type Round, type RoundStart } from './round';
import { buildCriticalRound, buildRounds } from './rounds';
import { attemptNotes } from './texts';

declare module '../world' {
  interface World {
    followUps: FollowUpRow[];
  }
}

type Related = {
  members: readonly MemberRow[];
  projects: readonly ProjectRow[];
  records: readonly RecordRow[];
  reports: readonly ReportRow[];
  agreements: readonly AgreementRow[];
  operators: readonly OperatorRow[];
};
/** Rounds of one record, or of a member without one. */
type Chain = { member: MemberRow; record: RecordRow | null; rounds: readonly Round[] };

const FIRST_ID = 820_001;
const ways = [...Array<'phone'>(10).fill('phone'), ...followUpWays];

/** Follow-ups of all members, oldest first. */
export function buildFollowUps(
  random: Random,
  now: number,
  { members, projects, records, reports, agreements, operators }: Related,
  office: OfficeHours,
): FollowUpRow[] {
  const membersById = new Map(members.map((member) => [member.id, member]));
  const plansByProject = new Map(projects.map(({ id, followUpPlan }) => [id, followUpPlan]));
  const critical = reports.filter(hasCriticalValue);
  const criticalByRecord = new Map(
    critical.map(({ recordId, reviewedAt }) => [recordId, Date.parse(reviewedAt ?? '')]),
  );
  const withdrawn = agreements.flatMap(({ recordId, withdrawnAt }) => (withdrawnAt ? [{ recordId, withdrawnAt }] : []));
  const withdrawnByRecord = new Map(withdrawn.map(({ recordId, withdrawnAt }) => [recordId, Date.parse(withdrawnAt)]));
  const staff = operators.filter(({ active }) => active);

  const recordChains = records.flatMap((record): Chain[] => {
    const member = membersById.get(record.memberId);
    const situation = {
      record,
      plans: plansByProject.get(record.projectId) ?? [],
      office,
      criticalAt: criticalByRecord.get(record.id) ?? null,
      withdrawnAt: withdrawnByRecord.get(record.id) ?? null,
    };
    return member ? [{ member, record, rounds: buildRounds(random, now, situation) }] : [];
  });
  const reportChains = critical.flatMap(({ recordId, memberId, reviewedAt }): Chain[] => {
    const member = membersById.get(memberId);
    if (!member || recordId !== null || !reviewedAt) return [];
    return [{ member, record: null, rounds: [buildCriticalRound(random, now, null, Date.parse(reviewedAt), office)] }];
  });
  const membersWithManual = members.filter(({ status }) => random.chance(0.03) && status !== 'cancelled');
  const manualChains = membersWithManual.map((member) => ({
    member,
    record: null,
    rounds: [buildManualRound(random, now, member, office)],
  }));

  const nextFollowNo = createDailyNumbers('F');
  return [...recordChains, ...reportChains, ...manualChains]
    .flatMap((chain) => getRows(random, now, chain, staff))
    .sort((a, b) => a.created - b.created)
    .map(({ created, ...row }, index) => ({
      id: String(FIRST_ID + index),
      followNo: nextFollowNo(created),
      ...row,
      createdAt: iso(created),
    }));
}

/** Follow-up that an operator created for a member, without a record. */
function buildManualRound(random: Random, now: number, { registeredAt }: MemberRow, office: OfficeHours): Round {
  const created = random.int(Math.max(Date.parse(registeredAt), now - 60 * DAY_MS), now);
  const start: RoundStart = { plan: 'custom', created, due: endOfBusinessDay(created + random.int(1, 10) * DAY_MS) };
  if (start.due >= now) return buildPendingRound(random, start, now, office);
  const at = random.int(created, start.due);
  return buildDoneRound(random, start, toOfficeHour(at, { from: created, until: now }, office) ?? at, office);
}

/** Rows of a chain, with their results and links to the next round. */
function getRows(random: Random, now: number, { member, record, rounds }: Chain, staff: readonly OperatorRow[]) {
  return rounds.map((round, index) => {
    const { plan, created, due, dueByCalendar = false, outcome, ended, attempts, cancelReason } = round;
    const usual = random.pick(staff);
    const assignee = staff.find(({ id }) => id === record?.assigneeId) ?? usual;
    const next = rounds[index + 1];
    const isNextAgreed = outcome === 'done' && next?.created === ended && next.due > ended;
    const isLate = ended > due + DAY_MS;
    const isPutOff = isLate && (outcome === 'done' || outcome === 'pending') && random.chance(0.5);
    const way = random.pick(ways);
    const row = {
      memberId: member.id,
      recordId: record?.id ?? null,
      reportId: null,
      round: index + 1,
      plan,
      dueAt: iso(isPutOff ? endOfBusinessDay(ended) : due),
      dueByCalendar: dueByCalendar && !isPutOff,
      firstDueAt: iso(due),
      rescheduleCount: isPutOff ? 1 : 0,
      way,
      // While a record has no assignee, its first contact has none either.
      assigneeId: record && record.assigneeId === null && outcome === 'pending' ? null : assignee.id,
      status: outcome,
      ...(outcome === 'done' ? generateContactResult(random, round, assignee.name, now) : emptyContactResult),
      attemptLog: attempts.map(({ at, result }) => ({
        at: iso(at),
        byName: assignee.name,
        way,
        result,
        note: random.pick(attemptNotes),
      })),
      cancelReason,
      nextAt: isNextAgreed && next ? iso(next.due) : null,
      version: 1 + attempts.length + (isPutOff ? 1 : 0) + (outcome === 'pending' ? 0 : 1),
      created,
    };
    return member.status === 'cancelled' ? { ...row, ...getErasedFields(row) } : row;
  });
}
