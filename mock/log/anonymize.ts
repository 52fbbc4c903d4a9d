import { state } from '../state';
import type { ChangeLogEntry } from '../store/change-log';

/** Replaces values that may name a person. */
export const HIDDEN = '***';

/**
 * Removes personal data of an anonymized member from the logs of some rows: the values of `personal` fields, and
 * reasons and notes, which are free text. The operator, action and time remain (docs/domain.md 5.4).
 */
export function anonymizeLogs(entityType: string, ids: readonly string[], personal: readonly string[]) {
  const now = state();
  const { changes, accesses } = now.world.histories;
  const own = new Set(ids);

  const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
  const hide = (field: string, value: unknown) => (personal.includes(field) && !isEmpty(value) ? HIDDEN : value);
  const hideIn = (entries: readonly ChangeLogEntry[]) =>
    entries.map((entry) => {
      if (entry.entityType !== entityType || !own.has(entry.entityId)) return entry;
      const hidden = entry.changes.map(({ field, from, to }) => ({
        field,
        from: hide(field, from),
        to: hide(field, to),
      }));
      return { ...entry, changes: hidden, ...(entry.reason !== undefined && { reason: HIDDEN }) };
    });
  const hideNotes = <Row extends (typeof accesses)[number]>(rows: readonly Row[]) =>
    rows.map((row) =>
      row.entityType === entityType && row.purposeNote !== null && row.subjectIds.some((id) => own.has(id))
        ? { ...row, purposeNote: HIDDEN }
        : row,
    );

  now.world.histories = { changes: hideIn(changes), accesses: hideNotes(accesses) };
  now.changeLog = hideIn(now.changeLog);
  now.accessLog = hideNotes(now.accessLog);
}
