import type { ReportListed } from '../../src/contract/report-list';
import { hasConsent } from '../../src/domain/consent';
import { Fault } from '../fault';
import type { MemberRow } from '../member/fixtures';
import { memberMessages } from '../member/messages';
import type { RecordRow } from '../record/fixtures';
import { recordMessages } from '../record/messages';
import { isWithdrawn } from '../record/withdrawn';

type Hidden = ReportListed['hidden'];

/** Why the content of a report is hidden (docs/domain.md 6.1 and 6.5). */
export function getHidden(record: RecordRow | undefined, member: MemberRow | undefined): Hidden {
  if (record && isWithdrawn(record)) return 'withdrawn';
  // Anonymized members have no personal data that could be hidden.
  return member && member.status !== 'cancelled' && !hasConsent(member) ? 'noConsent' : null;
}

const refusals = { withdrawn: recordMessages.recordWithdrawn, noConsent: memberMessages.revealNoConsent } as const;

/** @throws Fault 403 if the report is hidden */
export function checkNotHidden(hidden: Hidden) {
  if (hidden !== null) throw new Fault(refusals[hidden]);
}
