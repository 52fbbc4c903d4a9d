import { listFollowUps } from '@/services/follow-up';

/** Large enough to contain the serious events, which are shown first. */
const PAGE_SIZE = 100;

/**
 * Query for unacknowledged severe and serious reactions.
 *
 * @param of restricts it to a member or a record; without either it covers all
 */
export const adverseQuery = (of: { memberId?: string; recordId?: string }) => ({
  key: ['followUp', 'adverse', of],
  read: () => listFollowUps({ ...of, unacknowledged: true, current: 1, pageSize: PAGE_SIZE }),
});
