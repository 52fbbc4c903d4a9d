import type { ReportDetail } from '../../src/contract/report';
import { iso } from '../clock';
import { state } from '../state';
import { find } from '../store/update';

/** What became of a message to the member of a report: only who follows the account has subscribed to such. */
export function noticeTo(reportId: string): ReportDetail['notice'] {
  const { reports, members } = state().world;
  const { followStatus } = find(members, find(reports, reportId).memberId);
  return { state: followStatus === 'following' ? 'sent' : 'notSubscribed', at: iso(Date.now()) };
}
