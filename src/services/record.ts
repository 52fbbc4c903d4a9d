import type { RecordNamed } from '@/contract/record';
import type { RecordListed } from '@/contract/record-list';
import { guard } from './guard';
import { list, type Query } from './http';

export const isRecordNamed = guard<RecordNamed>({ id: 'text', recordNo: 'text' });

const isRecord = guard<RecordListed>({ id: 'text', recordNo: 'text', version: 'count' });

/** A page of the records of a project, masked. */
export const listProjectRecords = (projectId: string, query: Query & { pageSize?: number }, signal?: AbortSignal) =>
  list('/records', { ...query, projectId }, { row: isRecord, signal });
