import { memberDetail as limit } from '../../src/contract/limits/member-detail';
import type { MemberEvent, MemberOverview, OpenWork } from '../../src/contract/member-detail';
import { isOpen } from '../../src/domain/record-status';
import { getOpenFollowUps } from '../follow-up/open-follow-ups';
import type { RecordRow } from '../record/fixtures';
import { getOpenReports } from '../report/open-reports';
import { state } from '../state';
import type { MemberRow } from './fixtures';
import { getName, getRecords } from './records';

const getTitle = ({ projectId }: RecordRow) => getName(state().world.projects, projectId) ?? projectId;

const compareTimes = (a: { at: string }, b: { at: string }) => Date.parse(b.at) - Date.parse(a.at);

/** Open work and last events of a member, newest first (docs/domain.md section 9, row 7). */
export function getOverview(member: MemberRow): MemberOverview {
  const records = getRecords(member);
  const openRecords = records.filter(({ status }) => isOpen(status)).map(toWork);
  const openWork = [...openRecords, ...getOpenFollowUps(member), ...getOpenReports(member)];
  // Events at the same instant are in reverse logical order, the last one first.
  const ofRecords = records
    .toReversed()
    .flatMap((record) => [...getRecordEvents(record), ...getAgreementEvents(record)]);
  const events = [...getMemberEvents(member), ...ofRecords, ...getReportEvents(member)].reverse().sort(compareTimes);
  return { openWork: openWork.sort(compareTimes), events: events.slice(0, limit.maxEvents) };
}

function toWork(record: RecordRow): OpenWork {
  const { id, recordNo, status, severity, startedAt, submittedAt } = record;
  const at = submittedAt ?? startedAt;
  const due = { dueAt: null, dueByCalendar: false };
  return { kind: 'record', id, no: recordNo, title: getTitle(record), status, severity, ...due, at };
}

function getMemberEvents(member: MemberRow): MemberEvent[] {
  const times = [
    ['registered', member.registeredAt],
    ['consented', member.privacyConsentAt],
    ['followed', member.followedAt],
    ['unfollowed', member.unfollowedAt],
    ['visited', member.lastVisitAt],
    ['consentWithdrawn', member.privacyWithdrawnAt],
  ] as const;
  return times.flatMap(([kind, at]) => (at === null ? [] : [{ id: kind, kind, at }]));
}

function getRecordEvents(record: RecordRow): MemberEvent[] {
  const { id, startedAt, submittedAt } = record;
  const of = { title: getTitle(record), refId: id };
  const started: MemberEvent = { id: `recordStarted-${id}`, kind: 'recordStarted', at: startedAt, ...of };
  if (submittedAt === null) return [started];
  return [started, { id: `recordSubmitted-${id}`, kind: 'recordSubmitted', at: submittedAt, ...of }];
}

/** Withdrawn agreements have been signed, too; `signedAt` of a declined one is the time of the refusal. */
function getAgreementEvents(record: RecordRow): MemberEvent[] {
  const own = state().world.agreements.filter(({ recordId }) => recordId === record.id);
  return own.flatMap(({ id, status, signedAt }): MemberEvent[] =>
    signedAt === null || status === 'declined'
      ? []
      : [
          {
            id: `agreementSigned-${id}`,
            kind: 'agreementSigned',
            at: signedAt,
            title: getTitle(record),
            refId: record.id,
          },
        ],
  );
}

function getReportEvents({ id: memberId }: MemberRow): MemberEvent[] {
  const { reports, records } = state().world;
  const own = reports.filter((report) => report.memberId === memberId);
  return own.map(({ id, recordId, uploadedAt }) => {
    const record = records.find((one) => one.id === recordId);
    const title = record && { title: getTitle(record) };
    return { id: `reportUploaded-${id}`, kind: 'reportUploaded', at: uploadedAt, ...title, refId: id };
  });
}
