import { workbench as limit } from '../../src/contract/limits/workbench';
import type { Activity } from '../../src/contract/workbench';
import type { Who } from '../fixtures/operators';
import { state } from '../state';
import type { ChangeLogEntry } from '../store/change-log';
import { getName, isNews } from './labels';

// All instants of the log are written alike: as text they are in order.
const newestFirst = (a: ChangeLogEntry, b: ChangeLogEntry) =>
  a.createdAt === b.createdAt ? 0 : a.createdAt < b.createdAt ? 1 : -1;

/**
 * Whether an entry, of those from the newest to the oldest, is told: of saves that follow one another, as those of an
 * automatic save do, only the newest is.
 */
function newestSaves() {
  const saves = new Map<string, number>();
  return ({ entityType, entityId, operatorName, action, createdAt }: ChangeLogEntry) => {
    if (action !== 'update') return true;
    const key = `${operatorName} ${entityType} ${entityId}`;
    const [later, at] = [saves.get(key), Date.parse(createdAt)];
    saves.set(key, at);
    return later === undefined || later - at > limit.oneEditMs;
  };
}

/** What operators did last, newest first, by what the things are called now: nothing of what was changed. */
export function activities({ mine = false }: { mine?: boolean }, operator: Who): Activity[] {
  const { world, changeLog } = state();
  // The last one written stands first of those of the same instant.
  const all = [...world.histories.changes, ...changeLog].reverse();
  return all
    .filter(({ entityType, operatorName }) => isNews(entityType) && (!mine || operatorName === operator.name))
    .sort(newestFirst)
    .filter(newestSaves())
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
