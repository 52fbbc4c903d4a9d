import type { CustomService, CustomServiceInput, CustomServiceVersion, OutdatedHint } from '@/contract/custom-service';
import { guard, listOf } from './guard';
import { get, inForm, inPlace, post, put } from './http';

const isSettings = guard<CustomService>({ version: 'count', workdays: 'array', showOn: 'array' });
const isVersion = guard<CustomServiceVersion>({ versionOf: 'count', workdays: 'array', showOn: 'array' });

export const getCustomService = () => get('/custom-service', undefined, { ...inPlace, shape: isSettings });

/** @throws AppError 422 with `fieldErrors`, 409 when `version` is no longer the newest */
export const saveCustomService = (input: CustomServiceInput, version: number) =>
  put('/custom-service', { ...input, version }, { ...inForm, shape: isSettings });

/** What was saved so far, newest first. The first is the present one. */
export const listCustomServiceVersions = () =>
  get('/custom-service/versions', undefined, { ...inPlace, shape: listOf(isVersion) });

/** @throws AppError 409 when `version` is no longer the newest */
export const restoreCustomService = (versionOf: number, version: number) =>
  post('/custom-service/restore', { versionOf, version }, { ...inForm, shape: isSettings });

const isOutdated = guard<OutdatedHint>({ id: 'text', name: 'text', phone: 'text' });

/** The hints that name a number which the service no longer has, were `phone` its number. */
export const listOutdatedHints = (phone?: string) =>
  get('/custom-service/outdated-hints', phone === undefined ? undefined : { phone }, {
    ...inPlace,
    shape: listOf(isOutdated),
  });
