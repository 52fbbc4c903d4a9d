import { getProjectStatusAfter } from '../../src/domain/project/status';
import { iso } from '../clock';
import { type ChangeLogEntry, getChanges } from '../store/change-log';
import type { World } from '../world';
import type { ProjectRow } from './fixtures';
import { buildMoves } from './status-changes';
import { createProjectMasks } from './table';

/** Change log of a generated project: created as a draft, then moved to its status. */
export function buildProjectHistory(row: ProjectRow, world: World): ChangeLogEntry[] {
  const added: ProjectRow = { ...row, status: 'draft', publishedAt: null };
  const blank = Object.fromEntries(Object.keys(row).map((field) => [field, null])) as unknown as ProjectRow;
  const base = { entityType: 'project', entityId: row.id };
  const entries: ChangeLogEntry[] = [
    {
      ...base,
      id: `project-${row.id}-0`,
      action: 'create',
      changes: getChanges(
        blank,
        added,
        createProjectMasks(() => world),
      ),
      operatorName: row.createdByName,
      createdAt: row.createdAt,
    },
  ];
  let status = added.status;
  for (const { action, at } of buildMoves(row, world.now)) {
    const to = getProjectStatusAfter(status, action) ?? status;
    const changes = [{ field: 'status', from: status, to }];
    status = to;
    entries.push({
      ...base,
      id: `project-${row.id}-${entries.length}`,
      action,
      changes,
      operatorName: row.updatedByName,
      createdAt: iso(at),
    });
  }
  return entries;
}
