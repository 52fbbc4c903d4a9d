import type { z } from 'zod';
import type { HospitalBulkAction, HospitalInput, StatusChange } from '../../src/contract/hospital';
import { project as projectLimit } from '../../src/contract/limits/project';
import { type StatusAction, statusAfter } from '../../src/domain/hospital/status';
import { businessDay } from '../clock';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { messages } from '../messages';
import type { ProjectRow } from '../project/fixtures';
import { projectTable } from '../project/table';
import { refuse } from '../refuse';
import { state } from '../state';
import { usualActions } from '../store/actions';
import type { Target } from '../store/row';
import { update } from '../store/update';
import { checkedHospital, checkName } from './check';
import type { HospitalRow } from './fixtures';
import { hospitalMessages } from './messages';
import { hospitalTable } from './table';

type Input = z.output<typeof HospitalInput>;

/** Records that a refusal names; it counts them all. */
const BLOCKERS_SHOWN = 20;

export const hospitalActions = usualActions(hospitalTable, {
  create: (input: Input) => ({
    contactMobile: null,
    ...checkedHospital(input),
    status: 'active' as const,
    statusReason: null,
    statusSince: null,
  }),
  update: (input, row) => checkedHospital(input, row),
  checkRemoval({ id }) {
    const records = state().world.records.filter(({ hospitalId }) => hospitalId === id);
    if (records.length === 0) return;
    const blockedBy = records.slice(0, BLOCKERS_SHOWN).map((record) => ({ id: record.id, recordNo: record.recordNo }));
    throw new Fault(hospitalMessages.hospitalHasRecords, { data: { blockedBy, count: records.length } });
  },
  checkReturn: ({ id, name }) => checkName(name, id),
});

/** Pauses, resumes, ends or reopens a hospital from a day on. */
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
      const status = statusAfter(action, before);
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

/**
 * Has exactly these projects take a hospital in, each with its own version and log: they keep the relation
 * (docs/domain.md 6.2).
 */
export function setProjects({ id, version }: Target, projectIds: readonly string[], { name }: Who) {
  const wanted = new Set(projectIds);
  const projects = projectTable.rows();
  const before = projects.flatMap((project) => (project.hospitalIds.includes(id) ? [project.id] : []));
  const after = projects.flatMap((project) => (wanted.has(project.id) ? [project.id] : []));
  const isFull = (project: ProjectRow) => project.hospitalIds.length >= projectLimit.maxHospitals;
  const added = projects.filter((project) => wanted.has(project.id) && !project.hospitalIds.includes(id));
  const row = update(
    hospitalTable,
    id,
    version,
    () => {
      refuse({
        projectIds:
          after.length < wanted.size
            ? messages.projectUnknown
            : added.some(isFull)
              ? hospitalMessages.projectFull
              : undefined,
      });
      return {};
    },
    { action: 'setProjects', operatorName: name, changes: [{ field: 'projectIds', from: before, to: after }] },
  );
  for (const project of projects.filter((one) => wanted.has(one.id) !== one.hospitalIds.includes(id))) {
    const others = project.hospitalIds.filter((one) => one !== id);
    const hospitalIds = wanted.has(project.id) ? [...others, id] : others;
    update(projectTable, project.id, project.version, () => ({ hospitalIds }), {
      action: 'setHospitals',
      operatorName: name,
    });
  }
  return row;
}

/** One row of an action on several, in any version. */
export const changeHospital = (row: HospitalRow, { action, ...change }: HospitalBulkAction, operator: Who) =>
  changeStatus(row, action, change, operator);
