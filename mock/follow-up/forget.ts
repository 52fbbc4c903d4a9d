import type { OnAnonymize } from '../entity';
import { forgetInLogs } from '../log/forget';
import { state } from '../state';
import { log } from '../store/log';
import type { FollowUpRow } from './follow-up-row';
import { withoutPersonalParts } from './personal-parts';
import { erasedReason } from './texts';

const personal = ['content', 'adverseAckNote', 'attemptLog', 'cancelReason'] as const satisfies (keyof FollowUpRow)[];

/** Cancels open follow-ups, and removes free text from all of them (docs/domain.md 6.1). */
export const forgetFollowUps: OnAnonymize = (memberId, { operatorName }) => {
  const { world } = state();
  const own = world.followUps.filter((row) => row.memberId === memberId);
  const ids = own.map(({ id }) => id);
  forgetInLogs('followUp', ids, personal);
  const cancelled = own.map((row): FollowUpRow => {
    if (row.status !== 'pending') return row;
    const changes = [{ field: 'status', from: row.status, to: 'cancelled' }];
    log({ entityType: 'followUp', entityId: row.id, action: 'cancel', changes, reason: erasedReason, operatorName });
    return { ...row, status: 'cancelled', version: row.version + 1 };
  });
  const erased = new Map(cancelled.map((row) => [row.id, { ...row, ...withoutPersonalParts(row) }]));
  world.followUps = world.followUps.map((row) => erased.get(row.id) ?? row);
};
