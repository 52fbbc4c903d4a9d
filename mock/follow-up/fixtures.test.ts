import { beforeEach, describe, expect, test } from 'vitest';
import { FollowUp } from '../../src/contract/follow-up-list';
import { followUpTabs } from '../../src/contract/limits/follow-up';
import { endOfNextWorkday } from '../../src/domain/due';
import { canGiveUp } from '../../src/domain/follow-up/follow-up';
import { isOpen } from '../../src/domain/record-status';
import { checkWorlds, getExaminedWorld, getWorld, NOW } from '../../tests/world';
import { businessDay, compactDay, DAY_MS } from '../clock';
import { isOfficeHour, type OfficeHours, toOfficeHour } from '../fixtures/office-hours';
import type { RecordRow } from '../record/fixtures';
import { hasCriticalValue } from '../report/critical';
import { resetState } from '../state';
import type { World } from '../world';
import { isSevere } from './contact-result';
import type { FollowUpRow } from './follow-up-row';
import { buildFollowUpHistory } from './history';
import { createFollowUpPresenter } from './present';
import { contentsByOutcome, contentsByReaction, deceasedContent, seriousContents } from './texts';

const shownAs = FollowUp.strict();
const instant = (text: string | null | undefined) => Date.parse(text ?? '');
const getDay = (text: string | null | undefined) => businessDay(instant(text));

/** Names of the failing checks. */
const failing = (checks: Record<string, boolean>) => Object.keys(checks).filter((name) => !checks[name]);

const isSeriousText = (content: string | null) =>
  content === null || seriousContents.some((text) => text === content) || content === deceasedContent;

/** Possible contents for the result of a follow-up. */
function getWords({ outcome, adverse, adverseSerious }: FollowUpRow): readonly string[] {
  if (outcome === null || outcome === 'deceased') return [deceasedContent];
  if (adverse === null || adverse === 'none') return contentsByOutcome[outcome];
  return adverseSerious ? seriousContents : contentsByReaction[adverse];
}

/** Violations within a follow-up (docs/domain.md 6.10). */
function getWrong(row: FollowUpRow, now: number, office: OfficeHours) {
  const { status, createdAt, firstDueAt, dueAt, doneAt, outcome, adverse, adverseSerious, attemptLog } = row;
  const [created, isDone] = [instant(createdAt), status === 'done'];
  const attempts = attemptLog.map(({ at }) => instant(at));
  const ended = isDone ? instant(doneAt) : now;
  return failing({
    number: row.followNo.slice(1, 9) === compactDay(created),
    created: created <= now && created <= instant(firstDueAt),
    due: row.rescheduleCount > 0 ? instant(dueAt) > instant(firstDueAt) : dueAt === firstDueAt,
    calendar: !row.dueByCalendar || (dueAt === firstDueAt && instant(dueAt) === endOfNextWorkday(created, office)),
    done: isDone === (doneAt !== null) && (!isDone || (instant(doneAt) >= created && instant(doneAt) <= now)),
    result: [outcome, row.seenDoctor, adverse, adverseSerious].every((value) => (value !== null) === isDone),
    serious:
      adverseSerious !== true ||
      (adverse !== 'none' &&
        (row.adverseAckAt !== null || now - instant(doneAt) < DAY_MS) &&
        isSeriousText(row.content)),
    words: row.content === null || getWords(row).includes(row.content),
    acknowledged: row.adverseAckAt === null || (isSevere(row) && instant(row.adverseAckAt) >= instant(doneAt)),
    cancelled: (row.cancelReason !== null) === (status === 'cancelled'),
    attempts:
      attempts.every((at) => at >= created && at <= ended) && attempts.join() === attempts.sort((a, b) => a - b).join(),
    officeHours: [...attempts, ...(isDone ? [ended] : [])].every(
      (at) => isOfficeHour(at, office) || toOfficeHour(at, { from: created, until: at }, office) === undefined,
    ),
    unreachable: status !== 'unreachable' || canGiveUp(attemptLog),
    next: row.nextAt === null || (isDone && instant(row.nextAt) > instant(doneAt)),
    assignee: row.assigneeId !== null || status === 'pending',
  });
}

/** Violations among the follow-ups of a record, in the order of their rounds (docs/domain.md 6.5 and 8). */
function wrongOfRecord(
  { status, submittedAt, closeReason, flags, ...record }: RecordRow,
  rounds: readonly FollowUpRow[],
  plans: readonly FollowUpRow['plan'][],
  withdrawnAt: number,
) {
  const firsts = rounds.filter(({ plan }) => plan === 'first');
  const [first] = firsts;
  const isRed = submittedAt !== null && flags.some(({ flag }) => flag === 'red');
  const isPast = status === 'contacted' || status === 'referred' || status === 'enrolled';
  const isApproved = isPast || status === 'approved' || closeReason === 'completed' || closeReason === 'noContact';
  const missed = rounds.filter(({ plan, createdAt }) => plan === 'custom' && createdAt >= (record.appointmentAt ?? ''));
  return failing({
    first:
      firsts.length === (isRed || isApproved ? 1 : firsts.length) && firsts.length < 2 && (!first || first.round === 1),
    danger: !isRed || (first?.createdAt === submittedAt && getDay(first?.firstDueAt) === getDay(submittedAt)),
    contacted: !isPast || first?.status === 'done',
    approved: status !== 'approved' || first?.status !== 'done',
    over: isOpen(status) || rounds.every((round) => round.status !== 'pending'),
    planned:
      !(status === 'referred' || status === 'enrolled') || !plans[0] || rounds.some(({ plan }) => plan === plans[0]),
    missed: record.arrival !== 'noShow' || missed.length === 1,
    withdrawn: closeReason !== 'withdrawn' || rounds.every((row) => getEnd(row) <= withdrawnAt),
    counted: rounds.every(({ round }, index) => round === index + 1),
    onlyLastOpen: rounds.slice(0, -1).every((round) => round.status !== 'pending'),
    afterBefore: rounds.slice(1).every(({ createdAt }, index) => instant(createdAt) >= getEnd(rounds[index])),
    agreed: rounds.every(({ nextAt }, index) => nextAt === null || nextAt === rounds[index + 1]?.firstDueAt),
    deceased: rounds.every(
      ({ outcome }, index) => outcome !== 'deceased' || (status === 'closed' && !rounds[index + 1]),
    ),
  });
}

/** Last known time of a round, in milliseconds. */
const getEnd = (row: FollowUpRow | undefined) =>
  Math.max(...[row?.createdAt, row?.doneAt, row?.attemptLog.at(-1)?.at].flatMap((at) => (at ? [instant(at)] : [])));

function expectConsistent(world: World) {
  resetState(world);
  const { members, projects, records, reports, agreements, followUps, now } = world;
  const withdrawnOf = new Map(agreements.map(({ recordId, withdrawnAt }) => [recordId, instant(withdrawnAt)]));
  const plansOf = new Map(projects.map(({ id, followUpPlan }) => [id, followUpPlan]));
  const membersById = new Map(members.map((member) => [member.id, member]));
  const [office] = world.customService.rows;
  const present = createFollowUpPresenter(now);
  const ofRecord = new Map<string | null, FollowUpRow[]>();
  for (const key of ['id', 'followNo'] as const)
    expect(new Set(followUps.map((row) => row[key])).size).toBe(followUps.length);

  const wrong = followUps.flatMap((row) => {
    const own = ofRecord.get(row.recordId) ?? [];
    ofRecord.set(row.recordId, [...(row.recordId === null ? [] : own), row]);
    const member = membersById.get(row.memberId);
    const isErased = member?.status === 'cancelled';
    const shown = present(row);
    const inRelation = failing({
      member: member !== undefined,
      erased: !isErased || (row.status !== 'pending' && row.content === null),
      shown: shown.attempts === row.attemptLog.length && shownAs.safeParse(shown).success,
      overdue: (shown.status === 'overdue') === (row.status === 'pending' && getDay(row.dueAt) < businessDay(now)),
    });
    const all = [...getWrong(row, now, office), ...inRelation];
    return all.length > 0 ? [{ row, all }] : [];
  });
  expect(wrong).toEqual([]);

  const wrongRecords = records.flatMap((record) => {
    const rounds = (ofRecord.get(record.id) ?? []).sort((a, b) => a.round - b.round);
    const all = wrongOfRecord(
      record,
      rounds,
      plansOf.get(record.projectId) ?? [],
      withdrawnOf.get(record.id) ?? Number.NaN,
    );
    if (rounds.some(({ memberId }) => memberId !== record.memberId)) all.push('member');
    return all.length > 0 ? [{ all, record: { ...record, answers: null }, rounds }] : [];
  });
  expect(wrongRecords).toEqual([]);

  // The patient has to be called on the day of a critical value (docs/domain.md 6.12).
  for (const { memberId, recordId, reviewedAt } of reports.filter(hasCriticalValue)) {
    const opened = followUps.filter(
      (row) => row.memberId === memberId && row.recordId === recordId && row.createdAt === reviewedAt,
    );
    expect(opened.map(({ plan, firstDueAt }) => [plan, getDay(firstDueAt)])).toEqual([['custom', getDay(reviewedAt)]]);
  }
}

describe('follow-ups of the world', () => {
  const world = getWorld();
  // Other tests reset the state to other worlds.
  beforeEach(() => resetState(world));

  test('are about six thousand, consistent with records and reports', () => {
    expect(world.followUps.length).toBeGreaterThan(5400);
    expect(world.followUps.length).toBeLessThan(6600);
    expectConsistent(getExaminedWorld());
  });

  test('have calls within office hours, unless they were created and closed outside them', () => {
    const [office] = world.customService.rows;
    const calls = world.followUps.flatMap(({ doneAt, attemptLog }) => [
      ...attemptLog.map(({ at }) => instant(at)),
      ...(doneAt ? [instant(doneAt)] : []),
    ]);
    const others = calls.filter((at) => !isOfficeHour(at, office));
    expect(others.length / calls.length).toBeLessThan(0.02);
  });

  test('are logged as canceled at various times', () => {
    const { now, followUps, operators, customService } = world;
    const log = buildFollowUpHistory(now, followUps, operators, customService.rows[0]);
    const ages = log.filter(({ action }) => action === 'cancel').map(({ createdAt }) => now - instant(createdAt));
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    expect(ages.filter((age) => age < DAY_MS / 24).length).toBeLessThan(3);
  });

  test('are consistent for any seed and instant', () => {
    checkWorlds(expectConsistent, { deepRuns: 8, memberCounts: [35, 200] });
  });

  test('include some for each tab and each operator, and of each rare kind', () => {
    const today = businessDay(NOW);
    const inWeek = businessDay(NOW + 7 * DAY_MS);
    const shown = world.followUps.map(createFollowUpPresenter(NOW));
    type Shown = (typeof shown)[number];
    const tabs: Record<(typeof followUpTabs)[number], (row: Shown) => boolean> = {
      overdue: ({ status }) => status === 'overdue',
      today: ({ status, dueAt }) => status === 'pending' && getDay(dueAt) === today,
      next7Days: ({ status, dueAt }) => status === 'pending' && getDay(dueAt) > today && getDay(dueAt) <= inWeek,
      done: ({ status }) => status === 'done',
      all: () => true,
    };
    for (const tab of followUpTabs)
      for (const id of ['1', '2'])
        expect(shown.filter((row) => tabs[tab](row) && row.assigneeId === id).length, `${tab} ${id}`).toBeGreaterThan(
          0,
        );

    const rare: Record<string, (row: Shown) => boolean> = {
      unreachable: ({ status }) => status === 'unreachable',
      cancelled: ({ status }) => status === 'cancelled',
      putOff: ({ rescheduleCount }) => rescheduleCount > 0,
      byCalendar: ({ dueByCalendar }) => dueByCalendar,
      unacknowledged: (row) => isSevere(row) && row.adverseAckAt === null,
      acknowledged: ({ adverseAckAt }) => adverseAckAt !== null,
      deceased: ({ outcome }) => outcome === 'deceased',
      ofNoRecord: ({ recordId }) => recordId === null,
      doNotContact: (row) => row.doNotContact,
    };
    const counts = Object.entries(rare).map(([name, has]) => [name, shown.filter(has).length]);
    expect(counts.filter(([, count]) => Number(count) < 3)).toEqual([]);
  });
});
