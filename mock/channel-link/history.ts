import { type ChangeLogEntry, getChanges } from '../store/change-log';
import type { World } from '../world';
import type { ChannelLinkRow } from './fixtures';
import { createLinkMasks, linkTable } from './table';

/** Change log that matches the links: each was created, and possibly renewed or disabled. */
export function buildLinkHistory(world: Pick<World, 'channels' | 'channelLinks' | 'projects'>): ChangeLogEntry[] {
  const masks = createLinkMasks(() => world);
  return world.channelLinks.flatMap((row) => {
    const { id, version, createdAt, createdByName, updatedAt, updatedByName, status } = row;
    const about = { entityType: linkTable.entityType, entityId: id };
    const first: ChannelLinkRow = { ...row, status: 'active', ...(status === 'active' && { expiresAt: null }) };
    const before = version === 1 ? row : first;
    const blank = Object.fromEntries(Object.keys(row).map((field) => [field, null])) as unknown as ChannelLinkRow;
    const made: ChangeLogEntry = {
      id: `${about.entityType}-${id}-1`,
      ...about,
      action: 'create',
      changes: getChanges(blank, before, masks),
      operatorName: createdByName,
      createdAt,
    };
    if (version === 1) return made;
    const changed: ChangeLogEntry = {
      id: `${about.entityType}-${id}-2`,
      ...about,
      action: status === 'disabled' ? 'disable' : 'renew',
      changes: getChanges(before, row, masks),
      operatorName: updatedByName,
      createdAt: updatedAt,
    };
    return [made, changed];
  });
}
