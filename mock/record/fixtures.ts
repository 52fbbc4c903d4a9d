import type { severities } from '../../src/contract/limits/quiz';
import type { closeReasons } from '../../src/contract/limits/record';
import { ageOn } from '../../src/domain/age';
import { isOpen, type RecordStatus } from '../../src/domain/record-status';
import { businessDay, DAY_MS, iso } from '../clock';
import { createDailyNumbers } from '../fixtures/daily-numbers';
import type { OperatorRow } from '../fixtures/operators';
import type { Random } from '../fixtures/random';
import { toWakingHour } from '../fixtures/waking-hours';
import type { MemberRow } from '../member/fixtures';
import { hasRecords, type ProjectRow } from '../project/fixtures';
import type { QuizRow } from '../quiz/table';
import type { HintRow } from '../result-hint/fixtures';
import { createAnswerGenerator } from './answer-generator';
import { type Appointment, createAppointmentGenerator } from './appointments';
import { createCloseReasonPicker } from './close-reason';
import type { GeneratedAnswers, Person } from './generate-answers';
import { createWorkGenerator, getErasedFields, type RecordWork } from './operator-work';
import { pickStatus } from './status';
import { createSubmissionGenerator, type Submission } from './submission';

declare module '../world' {
  interface World {
    records: RecordRow[];
  }
}

/** A member's answered screening quiz. */
export type RecordRow = GeneratedAnswers &
  Appointment &
  Submission &
  RecordWork & {
    id: string;
    recordNo: string;
    memberId: string;
    projectId: string;
    channelId: string | null;
    hospitalId: string | null;
    assigneeId: string | null;
    status: RecordStatus;
    /** Result that the member saw, if a correction has changed it. */
    shownResult?: Pick<GeneratedAnswers, 'totalScore' | 'levelCode'>;
    /** null unless it is closed. */
    closeReason: (typeof closeReasons)[number] | null;
    startedAt: string;
    submittedAt: string | null;
  };

type Related = {
  members: MemberRow[];
  projects: ProjectRow[];
  quizzes: readonly QuizRow[];
  hints: readonly HintRow[];
  hospitals: { id: string; status: string }[];
  operators: OperatorRow[];
};
type Draft = Omit<
  RecordRow,
  | 'id'
  | 'recordNo'
  | 'startedAt'
  | 'closeReason'
  | keyof GeneratedAnswers
  | keyof Appointment
  | keyof Submission
  | keyof RecordWork
> & {
  started: number;
  /** Intended severity of its answers, as far as the quiz allows. */
  severity: (typeof severities)[number] | null;
};

const MAX_RECORDS = 6;
/** One in so many members with an open record states a wrong age, and another one a wrong sex. */
const SLIPS_OF = 15;
const commonSeverities = [
  ...Array<'normal'>(9).fill('normal'),
  ...Array<'low'>(5).fill('low'),
  ...Array<'medium'>(3).fill('medium'),
  'high',
  'critical',
  'excluded',
] as const;

/** Separate random streams for fields that were added later, so that older fields do not change. */
type ExtraStreams = { answers: Random; closing: Random; appointments: Random; work: Random; handedIn: Random };

/** Records of all members, oldest first. */
export function buildRecords(random: Random, now: number, related: Related, streams: ExtraStreams): RecordRow[] {
  const { members, projects, hospitals, operators } = related;
  const answered = projects.filter(hasRecords);
  const partners = hospitals.filter(({ status }) => status === 'active');
  const staff = operators.filter(({ active }) => active);

  const build = (member: MemberRow): Draft[] => {
    const place = random.int(0, answered.length - 1);
    const { started, submitted } = getTimes(random, now, member);
    // First project from `place` on that is meant for the member.
    const project = [...answered.slice(place), ...answered.slice(0, place)].find((one) =>
      canTakePart(one, member, businessDay(started)),
    );
    if (!project) return [];
    const severity = submitted === null ? null : random.pick(commonSeverities);
    const status = pickStatus(random, {
      daysSinceSubmission: submitted === null ? null : (now - submitted) / DAY_MS,
      project,
      // The server closes a record when the member is disqualified (docs/domain.md 4.1), and members with open work
      // cannot be anonymized.
      isOver: severity === 'excluded' || member.status === 'cancelled',
      isExcluded: severity === 'excluded',
    });
    const [hospital, assignee, wantsHospital] = [random.pick(partners), random.pick(staff), random.chance(0.3)];
    const isUntouched = status === 'inProgress' || status === 'submitted' || severity === 'excluded';
    const draft: Draft = {
      memberId: member.id,
      projectId: project.id,
      channelId: member.lastChannelId,
      hospitalId: status === 'referred' || status === 'enrolled' || wantsHospital ? hospital.id : null,
      assigneeId: isUntouched ? null : assignee.id,
      status,
      severity,
      started,
      submittedAt: submitted === null ? null : iso(submitted),
    };
    return [draft];
  };

  const drafts = members.flatMap((member) => {
    const count = random.chance(0.3) ? 0 : random.int(1, MAX_RECORDS);
    return Array.from({ length: count }, () => build(member)).flat();
  });
  const generate = createAnswerGenerator(streams.answers, businessDay(now), related.quizzes);
  const people = new Map(members.map((member) => [member.id, member]));
  const getPerson = ({
    memberId,
    status,
    submittedAt,
    startedAt,
  }: Pick<RecordRow, 'memberId' | 'status' | 'submittedAt' | 'startedAt'>) => {
    const { gender = 'unknown', birthDate = null } = people.get(memberId) ?? {};
    const age = birthDate === null ? null : ageOn(birthDate, (submittedAt ?? startedAt).slice(0, 10));
    return { gender, age, ...(isOpen(status) && getSlip(memberId, { gender, age })) };
  };
  const pickCloseReason = createCloseReasonPicker(streams.closing, projects);
  const recruiting = new Set(projects.flatMap(({ id, type }) => (type === 'recruit' ? [id] : [])));
  const generateAppointment = createAppointmentGenerator(streams.appointments, now, (projectId) =>
    recruiting.has(projectId),
  );
  const anonymized = new Set(members.flatMap(({ id, status }) => (status === 'cancelled' ? [id] : [])));
  const generateWork = createWorkGenerator(streams.work);
  const generateSubmissionData = createSubmissionGenerator(streams.handedIn, related.quizzes, related.hints);
  return addNumbers(drafts.sort((a, b) => a.started - b.started)).map((draft) => {
    const row = { ...draft, ...generate(draft, getPerson(draft)) };
    const closed = { ...row, closeReason: pickCloseReason(row) };
    const moved = { ...closed, ...generateAppointment(closed) };
    const worked = { ...moved, ...generateSubmissionData(row), ...generateWork(moved) };
    return anonymized.has(row.memberId) ? { ...worked, ...getErasedFields() } : worked;
  });
}

/** Wrong statements of a few people, which contradict their profile. */
function getSlip(memberId: string, { gender, age }: Person): Partial<Person> {
  const number = Number(memberId) % SLIPS_OF;
  if (number === 0 && age !== null) return { age: age + 10 };
  if (number === 1 && gender !== 'unknown') return { gender: gender === 'male' ? 'female' : 'male' };
  return {};
}

/** Whether a project is meant for the member's sex and age, as far as these are known. */
function canTakePart({ targetGender, minAge, maxAge }: ProjectRow, { gender, birthDate }: MemberRow, day: string) {
  if (targetGender !== 'all' && gender !== targetGender) return false;
  if (birthDate === null) return true;
  const age = ageOn(birthDate, day);
  return age >= (minAge ?? 0) && age <= (maxAge ?? Number.POSITIVE_INFINITY);
}

function getTimes(random: Random, now: number, { registeredAt, lastVisitAt, status }: MemberRow) {
  const registered = Date.parse(registeredAt);
  const lastVisit = Date.parse(lastVisitAt ?? registeredAt);
  const minutes = random.int(1, 30);
  const latest = Math.max(registered, lastVisit - minutes * 60_000);
  const any = random.int(registered, latest);
  const waking = toWakingHour(any);
  const started = registered <= waking && waking <= latest ? waking : any;
  // Unsubmitted records of an anonymized member are deleted.
  const isDraft = random.chance(0.25) && status !== 'cancelled' && now - started < 30 * DAY_MS;
  return { started, submitted: isDraft ? null : Math.min(started + minutes * 60_000, lastVisit) };
}

/** Adds ids, and numbers that count within the business day of the start. */
function addNumbers(drafts: Draft[]) {
  const recordNo = createDailyNumbers('R');
  return drafts.map(({ started, ...draft }, index) => ({
    id: String(600_001 + index),
    recordNo: recordNo(started),
    ...draft,
    startedAt: iso(started),
  }));
}

/** Submitted records per member. */
export function countRecords(members: MemberRow[], records: readonly RecordRow[]) {
  const submitted = new Map<string, number>();
  for (const { memberId, submittedAt } of records) {
    if (submittedAt) submitted.set(memberId, (submitted.get(memberId) ?? 0) + 1);
  }
  for (const member of members) member.recordCount = submitted.get(member.id) ?? 0;
}
