import type {
  BlockedByRecords,
  Hospital,
  HospitalBulkAction,
  HospitalFilter,
  HospitalInput,
  HospitalListed,
  HospitalQuery,
  HospitalReach,
  StatusChange,
} from '@/contract/hospital';
import { isBulkResult } from './bulk';
import { del, inForm, inPlace, list, post, put } from './http';
import { isJob } from './job';
import { getOne } from './one';
import { isRecordNamed } from './record';
import { listOf, shape } from './shape';

const parts = { id: 'text', version: 'count', departments: 'array', photos: 'array', projectIds: 'array' } as const;
const isHospital = shape<Hospital>(parts);
const isListed = shape<HospitalListed>(parts);

export const listHospitals = (query: HospitalQuery, signal?: AbortSignal) =>
  list('/hospitals', query, { row: isListed, signal });

/** @throws AppError 404 when there is no such hospital */
export const getHospital = (id: string) => getOne('/hospitals', id, isHospital);

/** @throws AppError 422 with `fieldErrors` */
export const createHospital = (input: HospitalInput) => post('/hospitals', input, { ...inForm, shape: isHospital });

/** @throws AppError 422 with `fieldErrors`, 409 when `version` is no longer the newest */
export const updateHospital = (id: string, input: HospitalInput, version: number) =>
  put(`/hospitals/${encodeURIComponent(id)}`, { ...input, version }, { ...inForm, shape: isHospital });

type StatusAction = 'pause' | 'resume' | 'end' | 'reopen';

/** @throws AppError 422 when the status does not allow it or the date does not fit, 409 for a stale version */
export const changeHospitalStatus = ({ id, version }: HospitalListed, action: StatusAction, change: StatusChange) =>
  post(`/hospitals/${encodeURIComponent(id)}/${action}`, { ...change, version }, { ...inForm, shape: isHospital });

/** Links exactly these projects. @throws AppError 409 when `version` is no longer the newest */
export const setHospitalProjects = ({ id, version }: HospitalListed, projectIds: string[]) =>
  put(`/hospitals/${encodeURIComponent(id)}/projects`, { projectIds, version }, { ...inForm, shape: isHospital });

/** @throws AppError 422 with `blockedBy` and `count` while records refer to the hospital */
export const deleteHospital = ({ id, version }: HospitalListed) =>
  del<null>(`/hospitals/${encodeURIComponent(id)}`, { version }, inForm);

/** Undoes the deletion of a hospital as it was before. @throws AppError 422 when its name is taken by now */
export const restoreHospital = ({ id, version }: HospitalListed) =>
  post(`/hospitals/${encodeURIComponent(id)}/restore`, { version: version + 1 }, { ...inForm, shape: isHospital });

export const changeHospitals = (ids: string[], change: HospitalBulkAction) =>
  post('/hospitals/bulk', { ids, ...change }, { shape: isBulkResult });

export const changeMatchingHospitals = (filter: HospitalFilter, excludedIds: string[], change: HospitalBulkAction) =>
  post('/hospitals/bulk-matching', { filter, excludedIds, ...change }, { shape: isJob });

export const isBlockedByRecords = shape<BlockedByRecords>({ blockedBy: listOf(isRecordNamed), count: 'count' });
const isReach = shape<HospitalReach>({ activeCount: 'count', publishedProjectCount: 'count' });

/** What members see of the active ones among several hospitals, picked or by a filter. */
export const readHospitalReach = (target: { ids: string[] } | { filter: HospitalFilter; excludedIds: string[] }) =>
  post('/hospitals/reach', target, { ...inPlace, shape: isReach });
