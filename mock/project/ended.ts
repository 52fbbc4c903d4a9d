import { getProjectStatus } from '../../src/domain/project/status';
import { log } from '../store/log';
import type { ProjectRow } from './fixtures';

/** Operator name in the log when a project ends automatically. */
const SERVER = '系统';

/** Finishes projects whose end has passed, with a log entry. Called on every read instead of by a timer. */
export function finishEnded(projects: ProjectRow[]): ProjectRow[] {
  const now = Date.now();
  projects.forEach((row, place) => {
    const status = getProjectStatus(row, now);
    if (status === row.status || row.endAt === null) return;
    const stamp = { updatedAt: row.endAt, updatedByName: SERVER, version: row.version + 1 };
    projects[place] = { ...row, status, ...stamp };
    const changes = [{ field: 'status', from: row.status, to: status }];
    log({ entityType: 'project', entityId: row.id, action: 'finish', operatorName: SERVER, changes });
  });
  return projects;
}
