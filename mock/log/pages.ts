import type { AccessLogEntry, ChangeLogEntry, LogQuery, LogValue } from '../../src/contract/log';
import { state } from '../state';
import { page } from '../store/list';

type Query = Required<LogQuery>;

const sortNewestFirst = <Entry extends { createdAt: string }>(entries: Entry[]) =>
  // Entries at the same instant: the last one written comes first.
  entries.reverse().sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));

/** The log supports texts, numbers, booleans and lists of texts; other values are stored as JSON. */
function toLogValue(value: unknown): LogValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  return JSON.stringify(value);
}

/** Page of the changes of one entity, newest first. */
export function getChangesPage({ entityType, entityId, current, pageSize }: Query) {
  const { world, changeLog } = state();
  const entries = [...world.histories.changes, ...changeLog].filter(
    (entry) => entry.entityType === entityType && entry.entityId === entityId,
  );
  const { list, total } = page(sortNewestFirst(entries), current, pageSize);
  const shown = list.map(
    ({ changes, ...entry }): ChangeLogEntry => ({
      ...entry,
      changes: changes.map(({ field, from, to }) => ({ field, from: toLogValue(from), to: toLogValue(to) })),
    }),
  );
  return { list: shown, total };
}

/**
 * Ids of the affected entities by type; those of a member include all entities that belong to the member
 * (docs/domain.md 5.4).
 */
function getSubjects(entityType: string, entityId: string): Map<string, ReadonlySet<string>> {
  const subjects = new Map<string, ReadonlySet<string>>([[entityType, new Set([entityId])]]);
  if (entityType !== 'member') return subjects;
  const { records, reports, followUps, agreements } = state().world;
  const own = (rows: readonly { id: string; memberId: string }[]) =>
    new Set(rows.flatMap(({ id, memberId }) => (memberId === entityId ? [id] : [])));
  const recordIds = own(records);
  const signed = agreements.flatMap(({ id, recordId }) => (recordIds.has(recordId) ? [id] : []));
  return subjects
    .set('record', recordIds)
    .set('report', own(reports))
    .set('followUp', own(followUps))
    .set('agreement', new Set(signed));
}

/** Page of the accesses to personal data of one entity, newest first. */
export function getAccessesPage({ entityType, entityId, current, pageSize }: Query) {
  const { world, accessLog } = state();
  const subjects = getSubjects(entityType, entityId);
  const entries = [...world.histories.accesses, ...accessLog].filter((entry) =>
    entry.subjectIds.some((id) => subjects.get(entry.entityType)?.has(id)),
  );
  const { list, total } = page(sortNewestFirst(entries), current, pageSize);
  return { list: list.map(({ subjectIds: _, ...entry }): AccessLogEntry => entry), total };
}
