import type { ReportListed } from '../../src/contract/report';
import { hasConsent } from '../../src/domain/consent';
import { Fault } from '../fault';
import type { MemberRow } from '../member/fixtures';
import { memberMessages } from '../member/messages';
import type { RecordRow } from '../record/fixtures';
import { recordMessages } from '../record/messages';
import { isWithdrawn } from '../record/withdrawn';
import { withoutPersonalParts } from './personal-parts';

type Hidden = ReportListed['hidden'];

/** Why nothing of a report is shown any more (docs/domain.md 6.1 and 6.5). */
export function getHidden(record: RecordRow | undefined, member: MemberRow | undefined): Hidden {
  if (record && isWithdrawn(record)) return 'withdrawn';
  // Of who was anonymised nothing personal is left to be hidden.
  return member && member.status !== 'cancelled' && !hasConsent(member) ? 'noConsent' : null;
}

const { files: _, ...texts } = withoutPersonalParts();
/** What of a hidden report is not answered, besides its files. */
export const hiddenParts = texts;

const refusals = { withdrawn: recordMessages.recordWithdrawn, noConsent: memberMessages.revealNoConsent } as const;

/** @throws Fault 403 where a report is hidden */
export function checkShown(hidden: Hidden) {
  if (hidden !== null) throw new Fault(refusals[hidden]);
}
