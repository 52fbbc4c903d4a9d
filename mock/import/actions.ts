import { isDeepStrictEqual } from 'node:util';
import type { ImportMapping } from '../../src/contract/import';
import {
  type ImportEntity,
  type ImportField,
  importFields,
  importRequired,
  importLimits as limit,
} from '../../src/contract/limits/import';
import { type MappingProblem, mappingProblem, suggestMapping } from '../../src/domain/import/mapping';
import { Fault } from '../fault';
import type { Operator } from '../fixtures/operators';
import type { JobRow } from '../job/job-row';
import { cancelJob, startJob } from '../job/jobs';
import type { Language } from '../language';
import type { Origin } from '../log/origin';
import { messages, type Refusal } from '../messages';
import { state } from '../state';
import { createEmptyResult, type ImportRow } from './import-row';
import { getReading } from './lines';
import { importMessages } from './messages';
import { getState, toImport } from './present';
import type { ImportSpec } from './spec';
import { readTable, withHeaderRow } from './table-file';
import type { ImportWorkers } from './workers';

type By = { operator: Operator; language: Language; origin: Origin };
type Target = { id: string; version: number };

/** Specs and workers of all entities. */
export type ImportRegistry = { specOf: (entity: ImportEntity) => ImportSpec; workers: ImportWorkers };

/** Last mapping that the operator confirmed for a file with the same headers. */
function findConfirmedMapping(entity: ImportRow['entity'], headers: readonly string[], { id }: Operator) {
  const isSame = (row: ImportRow) =>
    row.operatorId === id && row.entity === entity && row.stage === 'write' && isDeepStrictEqual(row.headers, headers);
  return state().imports.findLast(isSame)?.mapping ?? undefined;
}

/** Suggested mapping of these headers. */
function suggest({ entity, columns }: ImportSpec, headers: readonly string[], operator: Operator) {
  const remembered = findConfirmedMapping(entity, headers, operator);
  return {
    suggestedMapping:
      remembered ?? suggestMapping<ImportField>(headers, importFields[entity], (field) => columns[field]?.names ?? []),
    isMappingRemembered: remembered !== undefined,
  };
}

/** Reads a file and stores its rows as an import, without writing any entity. */
export async function upload(spec: ImportSpec, file: File, operator: Operator) {
  const { entity } = spec;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const countKnown = (headers: readonly string[]) =>
    suggest(spec, headers, operator).suggestedMapping.filter((field) => field !== null).length;
  const table = await readTable(entity, bytes, file.name, countKnown);
  const row: ImportRow = {
    ...table,
    ...suggest(spec, table.headers, operator),
    id: crypto.randomUUID(),
    operatorId: operator.id,
    entity,
    fileName: [...file.name].slice(-limit.maxFileNameLength).join(''),
    mapping: null,
    stage: 'upload',
    jobId: null,
    result: createEmptyResult(),
    writtenIds: [],
    createdAt: Date.now(),
    version: 1,
  };
  state().imports.push(row);
  return row;
}

/** @throws Fault 404 for an unknown import and for one of another operator */
export function getImport(id: string, operator: Operator): ImportRow {
  const row = state().imports.find((one) => one.id === id && one.operatorId === operator.id);
  if (!row) throw new Fault(messages.notFound);
  return row;
}

/** @throws Fault 404 like `getImport`, 409 for a stale version */
function getImportVersion({ specOf }: ImportRegistry, { id, version }: Target, { operator, language }: By): ImportRow {
  const row = getImport(id, operator);
  if (row.version === version) return row;
  throw new Fault(messages.conflict, { data: { current: toImport(specOf(row.entity), row, language, Date.now()) } });
}

/** @throws Fault like `getImportVersion`, 403 if the import is running, over or expired */
function getOpenImport(registry: ImportRegistry, target: Target, by: By): ImportRow {
  const row = getImportVersion(registry, target, by);
  switch (getState(row, Date.now())) {
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

const mappingTexts: Record<MappingProblem, Refusal> = {
  wrongLength: importMessages.importMappingLength,
  unknown: importMessages.importFieldUnknown,
  repeated: importMessages.importFieldRepeated,
  missing: importMessages.importFieldMissing,
};

function start(
  { workers }: ImportRegistry,
  row: ImportRow,
  step: 'check' | 'write',
  rows: readonly number[],
  by: By,
): JobRow {
  const job = startJob(workers[step], row.id, {
    kind: 'import',
    entity: row.entity,
    action: step === 'check' ? 'check' : 'import',
    rowIds: rows.map(String),
    ...by,
  });
  row.jobId = job.id;
  row.version += 1;
  return job;
}

/** Uses another row of the file as the header. */
export function chooseHeader(registry: ImportRegistry, target: Target, headerRow: number, by: By): ImportRow {
  const row = getOpenImport(registry, target, by);
  const table = withHeaderRow(row.entity, row, headerRow);
  const mapping = suggest(registry.specOf(row.entity), table.headers, by.operator);
  return Object.assign(row, table, mapping, {
    mapping: null,
    result: createEmptyResult(),
    stage: 'upload',
    version: row.version + 1,
  } satisfies Partial<ImportRow>);
}

/** Starts a job that checks every row with a mapping. */
export function check(registry: ImportRegistry, target: Target, mapping: ImportMapping, by: By): JobRow {
  const row = getOpenImport(registry, target, by);
  const fields = { fields: importFields[row.entity], required: importRequired[row.entity] };
  const problem = mappingProblem(mapping, row.headers.length, fields);
  if (problem) {
    const id = mappingTexts[problem];
    throw new Fault(id, { fields: { mapping: id } });
  }
  row.mapping = mapping;
  row.result = createEmptyResult();
  row.stage = 'check';
  return start(registry, row, 'check', [...row.rows.keys()], by);
}

/** Starts a job that writes the rows that passed the check. Possible only once. */
export function confirm(registry: ImportRegistry, target: Target, by: By): JobRow {
  const row = getOpenImport(registry, target, by);
  if (getState(row, Date.now()) !== 'checked') throw new Fault(importMessages.importNotChecked);
  const good = new Set(row.result.good);
  if (good.size === 0) throw new Fault(importMessages.importNothingGood);
  const { order = row.result.good } = getReading(registry.specOf(row.entity), row);
  row.stage = 'write';
  return start(
    registry,
    row,
    'write',
    order.filter((index) => good.has(index)),
    by,
  );
}

/** Cancels an import that is not confirmed yet, and its running check. */
export function cancel(registry: ImportRegistry, target: Target, by: By): ImportRow {
  const row = getImportVersion(registry, target, by);
  if (row.stage === 'write') throw new Fault(importMessages.importOver);
  const job = state().jobs.find((one) => one.id === row.jobId);
  if (job) cancelJob(job, Date.now());
  row.stage = 'cancel';
  row.version += 1;
  return row;
}
