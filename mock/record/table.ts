import type { RecordListed } from '../../src/contract/record-list';
import { ageOn } from '../../src/domain/age';
import { maskMobile, maskName } from '../../src/domain/mask';
import { getRecordStatus } from '../../src/domain/record-status';
import { mayCall } from '../reveal/check-reveal';
import { state } from '../state';
import { byId } from '../store/by-id';
import { getContradictions } from './contradictions';
import { createDeriver } from './derived';
import type { RecordRow } from './fixtures';
import { hiddenResult, isWithdrawn } from './withdrawn';

/** Record as a list item, with fields that only filters and clear exports use. */
export type RecordLine = Omit<
  RecordListed,
  'nextFollowUpAt' | 'nextFollowUpByCalendar' | 'lostContact' | 'hasOpenAdverse' | 'hasCritical'
> & {
  patientName: string | null;
  mobile: string | null;
  reachedStage: RecordRow['reachedStage'];
};

const getResult = (row: RecordRow) =>
  isWithdrawn(row)
    ? { ...hiddenResult, levelCode: null, warnFlagCount: 0 }
    : {
        levelCode: row.levelCode,
        severity: row.severity,
        warnFlagCount: row.flags.filter(({ flag }) => flag === 'warn').length,
      };

/** Creates a function that converts records to list items at `now` (milliseconds). */
export function createRecordPresenter(now: number): (row: RecordRow) => RecordLine {
  const { world } = state();
  const derive = createDeriver();
  const [members, projects] = [byId(world.members), byId(world.projects)];
  const quizzes = byId(world.quizzes);
  const [categories, channels] = [byId(world.categories), byId(world.channels)];
  const [hospitals, operators] = [byId(world.hospitals), byId(world.operators)];
  const getName = (rows: ReadonlyMap<string, { name: string }>, id: string | null | undefined) =>
    (id && rows.get(id)?.name) || null;

  return (row) => {
    const { id, recordNo, memberId, projectId, channelId, hospitalId, assigneeId, startedAt, submittedAt } = row;
    const member = members.get(memberId);
    const quiz = quizzes.get(row.quizId);
    const { realName = null, mobile = null, birthDate = null } = member ?? {};
    const { categoryId = null, type } = projects.get(projectId) ?? {};
    return {
      id,
      recordNo,
      memberId,
      memberNo: member?.memberNo ?? '',
      patientName: realName,
      patientNameMasked: realName && maskName(realName),
      mobile,
      mobileMasked: mobile && maskMobile(mobile),
      mayCall: mayCall(member, { isWithdrawn: isWithdrawn(row) }),
      gender: member?.gender ?? 'unknown',
      ageAtSubmit: submittedAt && birthDate ? ageOn(birthDate, submittedAt.slice(0, 10)) : null,
      projectId,
      projectName: getName(projects, projectId) ?? projectId,
      categoryId,
      categoryName: getName(categories, categoryId),
      ...derive(row),
      ...getResult(row),
      contradicts: quiz ? getContradictions(row, member, quiz).map(({ field }) => field) : [],
      eligibility: row.eligibility,
      reachedStage: row.reachedStage,
      channelId,
      channelName: getName(channels, channelId),
      hospitalId,
      hospitalName: getName(hospitals, hospitalId),
      assigneeId,
      assigneeName: getName(operators, assigneeId),
      status: getRecordStatus(row, now),
      closeReason: row.closeReason,
      isRecruit: type === 'recruit',
      startedAt,
      submittedAt,
      version: row.version,
    };
  };
}
