import { personalFilters } from '@/contract/limits/personal-filters';
import type { RecordNamed } from '@/contract/record';
import type {
  RecordAmendment,
  RecordBulkAction,
  RecordClosing,
  RecordInput,
  RecordReveal,
  RecordVerdict,
  RevealedRecord,
} from '@/contract/record-actions';
import type { RecordDetail } from '@/contract/record-detail';
import type { RecordCounts, RecordFilter, RecordListed, RecordQuery } from '@/contract/record-list';
import { type Guard, guard } from './guard';
import { getOrPost, list, post, type Query, type ReadOptions } from './http';
import { resource } from './resource';

export const isRecordNamed = guard<RecordNamed>({ id: 'text', recordNo: 'text' });

const isListed = guard<RecordListed>({ id: 'text', recordNo: 'text', contradicts: 'array', version: 'count' });
const isRecord = guard<RecordDetail>({
  id: 'text',
  recordNo: 'text',
  version: 'count',
  answers: 'array',
  hiddenQuestions: 'array',
  riskFlags: 'array',
  contradicts: 'array',
  contradictions: 'array',
  critical: 'array',
  hintsShown: 'array',
  amendments: 'array',
});
const isCounts = guard<RecordCounts>({ submitted: 'count', all: 'count' });

const records = resource<{
  item: RecordDetail;
  row: RecordListed;
  input: RecordInput;
  query: RecordQuery;
  filter: RecordFilter;
  change: { change: RecordBulkAction };
}>('/records', { item: isRecord, row: isListed, sensitive: personalFilters.record });

type Versioned = Pick<RecordListed, 'id' | 'version'>;

export const { list: listRecords, get: getRecord, update: updateRecord } = records;

/** A page of the records of a project, masked. */
export const listProjectRecords = (projectId: string, query: Query & { pageSize?: number }, options?: ReadOptions) =>
  list('/records', { ...query, projectId }, { ...options, row: isListed });

/** Number of records of each tab under the shared filters, which are sent in the body if one of them is personal. */
export const countRecords = (filter: RecordFilter & Query) =>
  getOrPost('/records/counts', filter, personalFilters.record, { errors: 'inline', shape: isCounts });

export const changeRecords = (ids: string[], change: RecordBulkAction) => records.changeAll(ids, { change });

export const changeMatchingRecords = (filter: RecordFilter, excludedIds: string[], change: RecordBulkAction) =>
  records.changeMatching(filter, excludedIds, { change });

const isRecordOrNone: Guard<RecordDetail | null> = (value): value is RecordDetail | null =>
  value === null || isRecord(value);

/** Claims the most urgent unassigned record for review; null if there is none. */
export const claimNextRecord = (filter: RecordFilter) =>
  post(`${records.path}/claim-next`, filter, { errors: 'caller', shape: isRecordOrNone });

/* All of these throw AppError 409 when `version` is no longer the newest, and 403 if the state does not allow them. */

/** @throws AppError RECORD_TAKEN if another operator was faster */
export const claimRecord = (record: Versioned) => records.act(record, 'claim');

export const assignRecord = (record: Versioned, assigneeId: string) => records.act(record, 'assign', { assigneeId });

export const reviewRecord = (record: Versioned, verdict: RecordVerdict) => records.act(record, 'review', verdict);

/** @throws AppError RECORD_AGREEMENT if a required agreement is not signed */
export const referRecord = (record: Versioned, referral: { hospitalId: string; appointmentAt: string | null }) =>
  records.act(record, 'refer', referral);

/** @throws AppError QUOTA_FULL */
export const enrollRecord = (record: Versioned) => records.act(record, 'enroll');

export const rejectRecord = (record: Versioned, reason: string) => records.act(record, 'reject', { reason });

export const closeRecord = (record: Versioned, closing: RecordClosing) => records.act(record, 'close', closing);

export const voidRecord = (record: Versioned, reason: string) => records.act(record, 'void', { reason });

/** @throws AppError RECORD_WITHDRAWN if the agreement was withdrawn */
export const reopenRecord = (record: Versioned, reason: string) => records.act(record, 'reopen', { reason });

/** @throws AppError 422 on `value` if the question does not accept it */
export const amendRecord = (record: Versioned, amendment: RecordAmendment) => records.act(record, 'amend', amendment);

const isRevealed = guard<RevealedRecord>({ values: 'object' });

/** Reveals clear values for a minute; logged. @throws AppError 403 without consent, 429 past the hourly limit */
export const revealRecord = (id: string, input: RecordReveal) =>
  post(records.at(id, '/reveal'), input, { errors: 'caller', shape: isRevealed });
