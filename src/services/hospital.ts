import type {
  BlockedByRecords,
  Hospital,
  HospitalBulkAction,
  HospitalFilter,
  HospitalInput,
  HospitalListed,
  HospitalOption,
  HospitalQuery,
  HospitalReach,
  HospitalReveal,
  RevealedHospital,
  StatusChange,
} from '@/contract/hospital';
import type { StatusAction } from '@/domain/hospital/status';
import { guard, listOf } from './guard';
import { get, post, postQuery, put } from './http';
import { isRecordNamed } from './record';
import { resource } from './resource';

/** What an action on a hospital needs of it. */
export type HospitalVersion = Pick<HospitalListed, 'id' | 'version'>;

const parts = { id: 'text', version: 'count', departments: 'array', photos: 'array', projectIds: 'array' } as const;
const isHospital = guard<Hospital>(parts);

const hospitals = resource<{
  item: Hospital;
  row: HospitalListed;
  input: HospitalInput;
  query: HospitalQuery;
  filter: HospitalFilter;
  change: HospitalBulkAction;
}>('/hospitals', { item: isHospital, row: guard<HospitalListed>(parts) });

export const {
  list: listHospitals,
  get: getHospital,
  create: createHospital,
  update: updateHospital,
  remove: deleteHospital,
  restore: restoreHospital,
  changeAll: changeHospitals,
  changeMatching: changeMatchingHospitals,
} = hospitals;

const isOption = guard<HospitalOption>({ id: 'text', regionText: 'text', projectIds: 'array' });

/** All hospitals as options of forms and filters. */
export const listHospitalOptions = () =>
  get(`${hospitals.path}/options`, undefined, { errors: 'inline', shape: listOf(isOption) });

/** @throws AppError 403 if the status does not allow it, 422 if the date is not allowed, 409 for a stale version */
export const changeHospitalStatus = (hospital: HospitalVersion, action: StatusAction, change: StatusChange) =>
  hospitals.act(hospital, action, change);

/** Sets the projects of a hospital. @throws AppError 409 when `version` is no longer the newest */
export const setHospitalProjects = ({ id, version }: HospitalVersion, projectIds: string[]) =>
  put(hospitals.at(id, '/projects'), { projectIds, version }, { errors: 'caller', shape: isHospital });

export const isBlockedByRecords = guard<BlockedByRecords>({ blockedBy: listOf(isRecordNamed), count: 'count' });
const isReach = guard<HospitalReach>({ activeCount: 'count', publishedProjectCount: 'count' });

/** How many of several hospitals, selected or matching a filter, members see. */
export const readHospitalReach = (target: { ids: string[] } | { filter: HospitalFilter; excludedIds: string[] }) =>
  postQuery(`${hospitals.path}/reach`, target, { errors: 'inline', shape: isReach });

const isRevealed = guard<RevealedHospital>({ values: 'object' });

/** Reveals clear values of a hospital's contact for a minute; logged. @throws AppError 429 past the hourly limit */
export const revealHospital = (id: string, input: HospitalReveal) =>
  post(hospitals.at(id, '/reveal'), input, { errors: 'caller', shape: isRevealed });
