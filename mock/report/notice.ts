import type { ReportDetail } from '../../src/contract/report';
import { iso } from '../clock';
import { state } from '../state';
import { find } from '../store/update';

/**
 * Delivery state of a message to the member of a report. Only followers of the account can have subscribed to messages.
 */
export function createNotice(reportId: string): ReportDetail['notice'] {
  const { reports, members } = state().world;
  const { followStatus } = find(members, find(reports, reportId).memberId);
  return { state: followStatus === 'following' ? 'sent' : 'notSubscribed', at: iso(Date.now()) };
}
