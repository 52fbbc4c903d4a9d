import type { CustomService, CustomServiceInput, CustomServiceVersion, OutdatedHint } from '@/contract/custom-service';
import { guard, listOf } from './guard';
import { get, post, put } from './http';

const isSettings = guard<CustomService>({ version: 'count', workdays: 'array', calendar: 'array', showOn: 'array' });
const isVersion = guard<CustomServiceVersion>({
  versionOf: 'count',
  workdays: 'array',
  calendar: 'array',
  showOn: 'array',
});

export const getCustomService = () => get('/custom-service', undefined, { errors: 'inline', shape: isSettings });

/** @throws AppError 422 with `fieldErrors`, 409 when `version` is no longer the newest */
export const saveCustomService = (input: CustomServiceInput, version: number) =>
  put('/custom-service', { ...input, version }, { errors: 'caller', shape: isSettings });

/** Saved versions, newest first. The first is the current one. */
export const listCustomServiceVersions = () =>
  get('/custom-service/versions', undefined, { errors: 'inline', shape: listOf(isVersion) });

/** @throws AppError 409 when `version` is no longer the newest */
export const restoreCustomService = (versionOf: number, version: number) =>
  post('/custom-service/restore', { versionOf, version }, { errors: 'caller', shape: isSettings });

const isOutdated = guard<OutdatedHint>({ id: 'text', name: 'text', phone: 'text' });

/** Result hints with a number that the service would no longer have if `phone` were its number. */
export const listOutdatedHints = (phone?: string) =>
  get('/custom-service/outdated-hints', phone === undefined ? undefined : { phone }, {
    errors: 'inline',
    shape: listOf(isOutdated),
  });
