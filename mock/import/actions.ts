import { isDeepStrictEqual } from 'node:util';
import type { ImportMapping } from '../../src/contract/import';
import { type importEntities, importLimits as limit } from '../../src/contract/limits/import';
import { type MappingProblem, mappingProblems, suggestMapping } from '../../src/domain/hospital-import/mapping';
import { Fault } from '../fault';
import type { Operator } from '../fixtures/operators';
import type { JobRow } from '../job/job-row';
import { cancelJob, startJob } from '../job/jobs';
import type { Language } from '../language';
import type { Origin } from '../log/origin';
import { messages, type Refusal } from '../messages';
import { state } from '../state';
import { type ImportRow, noResult } from './import-row';
import { importMessages } from './messages';
import { stateOf, toImport } from './present';
import { readTable } from './table-file';
import { fieldNames } from './vocabulary';
import { importWorkers } from './work';

type By = { operator: Operator; language: Language; origin: Origin };
type Target = { id: string; version: number };

/** What an operator confirmed last for a file with these headers. */
function confirmedMapping(entity: ImportRow['entity'], headers: readonly string[], { id }: Operator) {
  const isSame = (row: ImportRow) =>
    row.operatorId === id && row.entity === entity && row.stage === 'write' && isDeepStrictEqual(row.headers, headers);
  return state().imports.findLast(isSame)?.mapping ?? undefined;
}

/** Reads a file and keeps its rows; nothing is written. */
export async function upload(entity: (typeof importEntities)[number], file: File, operator: Operator) {
  const table = await readTable(new Uint8Array(await file.arrayBuffer()), file.name);
  const remembered = confirmedMapping(entity, table.headers, operator);
  const row: ImportRow = {
    ...table,
    id: crypto.randomUUID(),
    operatorId: operator.id,
    entity,
    fileName: [...file.name].slice(-limit.maxFileNameLength).join(''),
    suggestedMapping: remembered ?? suggestMapping(table.headers, fieldNames),
    isMappingRemembered: remembered !== undefined,
    mapping: null,
    stage: 'upload',
    jobId: null,
    result: noResult(),
    writtenIds: [],
    createdAt: Date.now(),
    version: 1,
  };
  state().imports.push(row);
  return row;
}

/** @throws Fault 404 for an import that is unknown or somebody else's: nobody learns which */
export function importOf(id: string, operator: Operator): ImportRow {
  const row = state().imports.find((one) => one.id === id && one.operatorId === operator.id);
  if (!row) throw new Fault(messages.notFound);
  return row;
}

/** @throws Fault 409 for a stale version, 422 when the import is under way, over or expired */
function openImport({ id, version }: Target, { operator, language }: By): ImportRow {
  const row = importOf(id, operator);
  const now = Date.now();
  if (row.version !== version) throw new Fault(messages.conflict, { data: { current: toImport(row, language, now) } });
  switch (stateOf(row, now)) {
    case 'checking':
    case 'importing':
      throw new Fault(importMessages.importUnderWay);
    case 'expired':
      throw new Fault(importMessages.importExpired);
    case 'imported':
    case 'interrupted':
    case 'cancelled':
      throw new Fault(importMessages.importOver);
    default:
      return row;
  }
}

const mappingTexts: Record<MappingProblem['problem'], Refusal> = {
  wrongLength: importMessages.importMappingLength,
  repeated: importMessages.importFieldRepeated,
  missing: importMessages.importFieldMissing,
};

function start(row: ImportRow, step: 'check' | 'write', rowIds: string[], by: By): JobRow {
  const job = startJob(importWorkers[step], row.id, {
    kind: 'import',
    entity: row.entity,
    action: step === 'check' ? 'check' : 'import',
    rowIds,
    ...by,
  });
  row.jobId = job.id;
  row.version += 1;
  return job;
}

/** Checks every row under a mapping, as a job. */
export function check(target: Target, mapping: ImportMapping, by: By): JobRow {
  const row = openImport(target, by);
  const [problem] = mappingProblems(mapping, row.headers.length);
  if (problem) {
    const id = mappingTexts[problem.problem];
    throw new Fault(id, { fields: { mapping: id } });
  }
  row.mapping = mapping;
  row.result = noResult();
  row.stage = 'check';
  return start(
    row,
    'check',
    row.rows.map((_, index) => String(index)),
    by,
  );
}

/** Writes the rows that the check found good, as a job; once. */
export function confirm(target: Target, by: By): JobRow {
  const row = openImport(target, by);
  if (stateOf(row, Date.now()) !== 'checked') throw new Fault(importMessages.importNotChecked);
  if (row.result.good.length === 0) throw new Fault(importMessages.importNothingGood);
  row.stage = 'write';
  return start(row, 'write', row.result.good.map(String), by);
}

/** Gives an import up before it is confirmed, and the check that may be under way. */
export function cancel({ id, version }: Target, { operator, language }: By): ImportRow {
  const row = importOf(id, operator);
  const now = Date.now();
  if (row.version !== version) throw new Fault(messages.conflict, { data: { current: toImport(row, language, now) } });
  if (row.stage === 'write') throw new Fault(importMessages.importOver);
  const job = state().jobs.find((one) => one.id === row.jobId);
  if (job) cancelJob(job, now);
  row.stage = 'cancel';
  row.version += 1;
  return row;
}
