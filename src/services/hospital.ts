import type { BulkResult } from '@/contract/bulk';
import type {
  Hospital,
  HospitalBulkAction,
  HospitalFilter,
  HospitalInput,
  HospitalQuery,
  StatusChange,
} from '@/contract/hospital';
import type { Job } from '@/contract/job';
import { del, get, list, post, put } from './http';

// Forms and dialogs show what becomes of a write themselves.
const inForm = { skipErrorHandler: true } as const;

export const listHospitals = (query: HospitalQuery, signal?: AbortSignal) =>
  list<Hospital>('/hospitals', query, { signal });

/** @throws AppError 404 when there is no such hospital */
export const getHospital = (id: string) => get<Hospital>(`/hospitals/${encodeURIComponent(id)}`, undefined, inForm);

/** @throws AppError 422 with `fieldErrors` */
export const createHospital = (input: HospitalInput) => post<Hospital>('/hospitals', input, inForm);

/** @throws AppError 422 with `fieldErrors`, 409 when `version` is no longer the newest */
export const updateHospital = (id: string, input: HospitalInput, version: number) =>
  put<Hospital>(`/hospitals/${encodeURIComponent(id)}`, { ...input, version }, inForm);

type StatusAction = 'pause' | 'resume' | 'end' | 'reopen';

/** @throws AppError 422 when the status does not allow it or the date does not fit, 409 for a stale version */
export const changeHospitalStatus = ({ id, version }: Hospital, action: StatusAction, change: StatusChange) =>
  post<Hospital>(`/hospitals/${encodeURIComponent(id)}/${action}`, { ...change, version }, inForm);

/** Links exactly these projects. @throws AppError 409 when `version` is no longer the newest */
export const setHospitalProjects = ({ id, version }: Hospital, projectIds: string[]) =>
  put<Hospital>(`/hospitals/${encodeURIComponent(id)}/projects`, { projectIds, version }, inForm);

/** @throws AppError 422 with `blockedBy` and `count` while records refer to the hospital */
export const deleteHospital = ({ id, version }: Hospital) =>
  del<null>(`/hospitals/${encodeURIComponent(id)}`, { version }, inForm);

/** Undoes the deletion of a hospital as it was before. @throws AppError 422 when its name is taken by now */
export const restoreHospital = ({ id, version }: Hospital) =>
  post<Hospital>(`/hospitals/${encodeURIComponent(id)}/restore`, { version: version + 1 }, inForm);

export const changeHospitals = (ids: string[], change: HospitalBulkAction) =>
  post<BulkResult>('/hospitals/bulk', { ids, ...change });

export const changeMatchingHospitals = (filter: HospitalFilter, excludedIds: string[], change: HospitalBulkAction) =>
  post<Job>('/hospitals/bulk-matching', { filter, excludedIds, ...change });
