import type { z } from 'zod';
import type { HospitalBulkAction, HospitalInput, StatusChange } from '../../src/contract/hospital';
import { project as projectLimit } from '../../src/contract/limits/project';
import { getHospitalStatusAfter, type StatusAction } from '../../src/domain/hospital/status';
import { businessDay } from '../clock';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { type Message, messages } from '../messages';
import type { ProjectRow } from '../project/fixtures';
import { getFailingItems } from '../project/gate';
import { projectTable } from '../project/table';
import { refuse } from '../refuse';
import { state } from '../state';
import { createActions } from '../store/actions';
import type { Target } from '../store/row';
import { update } from '../store/update';
import { checkName, toHospitalFields } from './check';
import type { HospitalRow } from './fixtures';
import { hospitalMessages } from './messages';
import { hospitalTable } from './table';

type Input = z.output<typeof HospitalInput>;

/** Maximum number of records listed in an error; all of them are counted. */
const MAX_BLOCKERS = 20;

export const hospitalActions = createActions(hospitalTable, {
  create: (input: Input) => ({
    contactMobile: null,
    ...toHospitalFields(input),
    status: 'active' as const,
    statusReason: null,
    statusSince: null,
  }),
  update: (input, row) => toHospitalFields(input, row),
  checkRemoval({ id }) {
    const records = state().world.records.filter(({ hospitalId }) => hospitalId === id);
    if (records.length === 0) return;
    const blockedBy = records.slice(0, MAX_BLOCKERS).map((record) => ({ id: record.id, recordNo: record.recordNo }));
    throw new Fault(hospitalMessages.hospitalHasRecords, { data: { blockedBy, count: records.length } });
  },
  checkReturn: ({ id, name }) => checkName(name, id),
});

/** Pauses, resumes, ends or reopens a hospital as of a day. */
export const changeStatus = (
  { id, version }: Target,
  action: StatusAction,
  { date, reason }: StatusChange,
  { name }: Who,
) =>
  update(
    hospitalTable,
    id,
    version,
    ({ status: before, joinedAt }) => {
      const status = getHospitalStatusAfter(action, before);
      if (status === null) throw new Fault(hospitalMessages.hospitalStatusUnfit);
      if (date > businessDay(Date.now()))
        throw new Fault(hospitalMessages.dateInFuture, { fields: { date: hospitalMessages.dateInFuture } });
      if (joinedAt !== null && date < joinedAt) {
        throw new Fault(hospitalMessages.dateBeforeJoined, {
          fields: { date: hospitalMessages.dateBeforeJoined },
        });
      }
      return { status, statusReason: reason, statusSince: date };
    },
    { action, operatorName: name, reason },
  );

const getHospitalIds = ({ hospitalIds }: ProjectRow, id: string, isIn: boolean) =>
  isIn ? [...hospitalIds, id] : hospitalIds.filter((one) => one !== id);

/**
 * Why a project cannot have other hospitals: it is archived or full, or would lose its last hospital while members can
 * see it.
 */
function checkProjectChange({ before, after }: { before: ProjectRow; after: ProjectRow }): Message | undefined {
  const named = ({ texts: [zh, en] }: Message): Message => ({
    texts: [`“${before.name}”：${zh}`, `“${before.name}”: ${en}`],
  });
  if (before.status === 'archived') return named(hospitalMessages.projectArchived);
  if (after.hospitalIds.length > projectLimit.maxHospitals) return named(hospitalMessages.projectFull);
  const isLive = before.status === 'published' || before.status === 'paused';
  const lacksOne = (project: ProjectRow) => getFailingItems(project).includes('hospitalMissing');
  return isLive && lacksOne(after) && !lacksOne(before) ? named(hospitalMessages.projectNeedsHospital) : undefined;
}

/**
 * Sets the projects of a hospital. Projects store the relation, so each changed one gets a new version and a log entry
 * (docs/domain.md 6.2).
 */
export function setProjects({ id, version }: Target, projectIds: readonly string[], { name }: Who) {
  const wanted = new Set(projectIds);
  const projects = projectTable.rows();
  const before = projects.flatMap((project) => (project.hospitalIds.includes(id) ? [project.id] : []));
  const after = projects.flatMap((project) => (wanted.has(project.id) ? [project.id] : []));
  const changed = projects
    .filter((one) => wanted.has(one.id) !== one.hospitalIds.includes(id))
    .map((one) => ({ before: one, after: { ...one, hospitalIds: getHospitalIds(one, id, wanted.has(one.id)) } }));
  const row = update(
    hospitalTable,
    id,
    version,
    ({ status }) => {
      const isAdded = after.some((projectId) => !before.includes(projectId));
      const problems = [
        after.length < wanted.size ? messages.projectUnknown : undefined,
        isAdded && status !== 'active' ? hospitalMessages.hospitalNotActive : undefined,
        ...changed.map(checkProjectChange),
      ];
      refuse({ projectIds: problems.find((problem) => problem !== undefined) });
      return {};
    },
    { action: 'setProjects', operatorName: name, changes: [{ field: 'projectIds', from: before, to: after }] },
  );
  for (const { before: project, after: next } of changed) {
    update(projectTable, project.id, project.version, () => ({ hospitalIds: next.hospitalIds }), {
      action: 'setHospitals',
      operatorName: name,
    });
  }
  return row;
}

/** Applies a bulk action to one row, regardless of its version. */
export const changeHospital = (row: HospitalRow, { action, ...change }: HospitalBulkAction, operator: Who) =>
  changeStatus(row, action, change, operator);
