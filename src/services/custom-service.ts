import type { CustomService, CustomServiceInput, CustomServiceVersion } from '@/contract/custom-service';
import { get, post, put } from './http';

// The form shows what becomes of a write itself.
const inForm = { skipErrorHandler: true } as const;

export const getCustomService = () => get<CustomService>('/custom-service');

/** @throws AppError 422 with `fieldErrors`, 409 when `version` is no longer the newest */
export const saveCustomService = (input: CustomServiceInput, version: number) =>
  put<CustomService>('/custom-service', { ...input, version }, inForm);

/** What was saved so far, newest first. The first is the present one. */
export const listCustomServiceVersions = () => get<CustomServiceVersion[]>('/custom-service/versions');

/** @throws AppError 409 when `version` is no longer the newest */
export const restoreCustomService = (versionOf: number, version: number) =>
  post<CustomService>('/custom-service/restore', { versionOf, version }, inForm);
