import { workbench as limit } from '../../src/contract/limits/workbench';
import type { Activity } from '../../src/contract/workbench';
import type { Who } from '../fixtures/operators';
import { state } from '../state';
import type { ChangeLogEntry } from '../store/change-log';
import { getName, isActivityType } from './labels';

// All log times have the same format, so that they can be compared as text.
const compareEntries = (a: ChangeLogEntry, b: ChangeLogEntry) =>
  a.createdAt === b.createdAt ? 0 : a.createdAt < b.createdAt ? 1 : -1;

/**
 * Returns a filter for entries from newest to oldest that keeps only the newest of consecutive saves, such as
 * autosaves.
 */
function createSaveFilter() {
  const saves = new Map<string, number>();
  return ({ entityType, entityId, operatorName, action, createdAt }: ChangeLogEntry) => {
    if (action !== 'update') return true;
    const key = `${operatorName} ${entityType} ${entityId}`;
    const [later, at] = [saves.get(key), Date.parse(createdAt)];
    saves.set(key, at);
    return later === undefined || later - at > limit.oneEditMs;
  };
}

/** Last actions of operators, newest first, with current names and without the changed values. */
export function getActivities({ mine = false }: { mine?: boolean }, operator: Who): Activity[] {
  const { world, changeLog } = state();
  // Entries at the same instant: the last one written comes first.
  const all = [...world.histories.changes, ...changeLog].reverse();
  return all
    .filter(({ entityType, operatorName }) => isActivityType(entityType) && (!mine || operatorName === operator.name))
    .sort(compareEntries)
    .filter(createSaveFilter())
    .slice(0, limit.maxActivities)
    .map(({ id, createdAt, operatorName, entityType, entityId, action }) => ({
      id,
      at: createdAt,
      operatorName,
      entityType,
      entityId,
      action,
      ...getName(entityType, entityId),
    }));
}
