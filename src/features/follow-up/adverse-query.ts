import { listFollowUps } from '@/services/follow-up';

/** Read at once, so that a serious event is found among them. */
const PAGE_SIZE = 100;

/**
 * The read of severe and serious reactions that nobody has acknowledged.
 *
 * @param of a member or a record; without either, of all
 */
export const adverseQuery = (of: { memberId?: string; recordId?: string }) => ({
  key: ['followUp', 'adverse', of],
  read: () => listFollowUps({ ...of, unacknowledged: true, current: 1, pageSize: PAGE_SIZE }),
});
