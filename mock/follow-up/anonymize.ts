import type { OnAnonymize } from '../entity';
import { anonymizeLogs } from '../log/anonymize';
import { state } from '../state';
import { log } from '../store/log';
import { getErasedFields } from './erased-fields';
import type { FollowUpRow } from './follow-up-row';
import { erasedReason } from './texts';

const personal = ['content', 'adverseAckNote', 'attemptLog', 'cancelReason'] as const satisfies (keyof FollowUpRow)[];

/** Cancels open follow-ups, and removes free text from all of them (docs/domain.md 6.1). */
export const anonymizeFollowUps: OnAnonymize = (memberId, { operatorName }) => {
  const { world } = state();
  const own = world.followUps.filter((row) => row.memberId === memberId);
  const ids = own.map(({ id }) => id);
  anonymizeLogs('followUp', ids, personal);
  const cancelled = own.map((row): FollowUpRow => {
    if (row.status !== 'pending') return row;
    const changes = [{ field: 'status', from: row.status, to: 'cancelled' }];
    log({ entityType: 'followUp', entityId: row.id, action: 'cancel', changes, reason: erasedReason, operatorName });
    return { ...row, status: 'cancelled', version: row.version + 1 };
  });
  const erased = new Map(cancelled.map((row) => [row.id, { ...row, ...getErasedFields(row) }]));
  world.followUps = world.followUps.map((row) => erased.get(row.id) ?? row);
};
