import type { z } from 'zod';
import type { HospitalInput, StatusChange } from '../../src/contract/hospital';
import { type StatusAction, statusAfter } from '../../src/domain/hospital/status';
import { businessDay } from '../clock';
import { Fault } from '../fault';
import { messages } from '../messages';
import { state } from '../state';
import { create } from '../store/create';
import { remove, restore } from '../store/remove';
import { update } from '../store/update';
import { checkedHospital, checkName } from './check';
import { hospitalMessages } from './messages';
import { hospitalTable } from './table';

type Input = z.output<typeof HospitalInput>;
type Target = { id: string; version: number };
type By = { operatorName: string };

/** Records that a refusal names; it counts them all. */
const BLOCKERS_SHOWN = 20;

/** Adds a hospital, active from the start. */
export const createHospital = (input: Input, by: By & { action?: string }) =>
  create(
    hospitalTable,
    (base) => ({
      contactMobile: null,
      ...checkedHospital(input),
      projectIds: [],
      status: 'active' as const,
      statusReason: null,
      statusSince: null,
      ...base,
    }),
    by,
  );

export const updateHospital = ({ id, version }: Target, input: Input, by: By) =>
  update(hospitalTable, id, version, () => checkedHospital(input, id), { action: 'update', ...by });

/** Pauses, resumes, ends or reopens a hospital from a day on. */
export const changeStatus = (
  { id, version }: Target,
  action: StatusAction,
  { date, reason }: StatusChange,
  { operatorName }: By,
) =>
  update(
    hospitalTable,
    id,
    version,
    ({ status: before, joinedAt }) => {
      const status = statusAfter(action, before);
      if (status === null) throw new Fault(422, hospitalMessages.hospitalStatusUnfit);
      if (date > businessDay(Date.now()))
        throw new Fault(422, hospitalMessages.dateInFuture, { fields: { date: hospitalMessages.dateInFuture } });
      if (joinedAt !== null && date < joinedAt) {
        throw new Fault(422, hospitalMessages.dateBeforeJoined, {
          fields: { date: hospitalMessages.dateBeforeJoined },
        });
      }
      return { status, statusReason: reason, statusSince: date };
    },
    { action, operatorName, reason },
  );

/** Links exactly these projects to a hospital. */
export const setProjects = ({ id, version }: Target, projectIds: readonly string[], by: By) =>
  update(
    hospitalTable,
    id,
    version,
    () => {
      const known = new Set(state().world.projects.map((project) => project.id));
      if (!projectIds.every((projectId) => known.has(projectId))) {
        throw new Fault(422, messages.invalid, { fields: { projectIds: messages.projectUnknown } });
      }
      return { projectIds: [...new Set(projectIds)] };
    },
    { action: 'setProjects', ...by },
  );

/** Deletes a hospital that no record refers to. */
export const removeHospital = ({ id, version }: Target, by: By) =>
  remove(hospitalTable, id, version, by, () => {
    const records = state().world.records.filter(({ hospitalId }) => hospitalId === id);
    if (records.length === 0) return;
    const blockedBy = records.slice(0, BLOCKERS_SHOWN).map((record) => ({ id: record.id, recordNo: record.recordNo }));
    throw new Fault(422, hospitalMessages.hospitalHasRecords, { data: { blockedBy, count: records.length } });
  });

export const restoreHospital = ({ id, version }: Target, by: By) =>
  restore(hospitalTable, id, version, by, ({ name }) => checkName(name, id));
