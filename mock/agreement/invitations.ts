import { agreement as limit } from '../../src/contract/limits/agreement';
import { hasReached, isOpen } from '../../src/domain/record-status';
import type { AgreementTemplateRow } from '../agreement-template/fixtures';
import { DAY_MS } from '../clock';
import type { Random } from '../fixtures/random';
import type { RecordRow } from '../record/fixtures';
import type { AgreementRow } from './agreement-row';
import type { Answer } from './evidence';

/** Agreement that was sent, and the answer. Times are in milliseconds. */
export type Invitation = {
  template: AgreementTemplateRow;
  sent: number;
  answer: Answer;
  status: AgreementRow['status'];
};

/** State of the newest agreement of a record. */
type Outcome = Exclude<Answer, null> | 'notSent' | 'unanswered' | 'withdrawn';
type InvitationContext = {
  record: RecordRow;
  /** In milliseconds. */
  lastVisit: number;
  /** Returns the template version that is sent at an instant, in milliseconds. */
  templateAt: (time: number) => AgreementTemplateRow;
};

const openOutcomes: readonly Outcome[] = [
  ...Array<Outcome>(16).fill('signed'),
  'declined',
  'unanswered',
  'unanswered',
  'unanswered',
];
const closedOutcomes: readonly Outcome[] = [
  ...Array<Outcome>(5).fill('signed'),
  'declined',
  'unanswered',
  'unanswered',
];
const SIGNED_AT_ONCE_SHARE = 0.3;
/** Share of recently submitted records without an invitation yet. */
const NOT_SENT_SHARE = 0.5;
const RECENT_DAYS = 2;
const RESENT_SHARE = 0.1;
const MAX_RESENT_DAYS = 45;

function getOutcome({ chance, pick }: Random, now: number, record: RecordRow): Outcome {
  const { status, closeReason, submittedAt } = record;
  const [isSignedAtOnce, open, isMissing, over] = [
    chance(SIGNED_AT_ONCE_SHARE),
    pick(openOutcomes),
    chance(NOT_SENT_SHARE),
    pick(closedOutcomes),
  ];
  if (closeReason === 'withdrawn') return 'withdrawn';
  // A referral requires a signed agreement.
  if (hasReached('referred', record)) return 'signed';
  if (status === 'inProgress') return isSignedAtOnce ? 'signed' : 'unanswered';
  if (isOpen(status)) return isMissing && isRecentlySubmitted(submittedAt, now) ? 'notSent' : open;
  return closeReason === 'refused' ? 'declined' : over;
}

const isRecentlySubmitted = (submittedAt: string | null, now: number) =>
  submittedAt !== null && now - Date.parse(submittedAt) < RECENT_DAYS * DAY_MS;

/**
 * Generates the agreements of a record, oldest first: one was sent when the member started answering, sometimes another
 * one later.
 */
export function generateInvitations(
  random: Random,
  now: number,
  { record, lastVisit, templateAt }: InvitationContext,
): Invitation[] {
  const outcome = getOutcome(random, now, record);
  const [gap, wantsTwo, isDeclined] = [
    random.int(DAY_MS, MAX_RESENT_DAYS * DAY_MS),
    random.chance(RESENT_SHARE),
    random.chance(0.5),
  ];
  if (outcome === 'notSent') return [];
  const started = Date.parse(record.startedAt);
  const isExpired = (sent: number, at: number) => at - sent >= limit.signWithinDays * DAY_MS;
  const last = (sent: number): Invitation => ({
    template: templateAt(sent),
    sent,
    answer: outcome === 'unanswered' ? null : outcome === 'withdrawn' ? 'signed' : outcome,
    status: outcome !== 'unanswered' ? outcome : isExpired(sent, now) ? 'expired' : 'unsigned',
  });
  const again = started + gap;
  const isSigned = outcome === 'signed' || outcome === 'withdrawn';
  if (!isSigned || !wantsTwo || again >= lastVisit) return [last(started)];

  const first = { template: templateAt(started), sent: started };
  const second = last(again);
  // Signed again because of a newer version.
  if (first.template !== second.template) return [{ ...first, answer: 'signed', status: 'superseded' }, second];
  if (isDeclined) return [{ ...first, answer: 'declined', status: 'declined' }, second];
  return [{ ...first, answer: null, status: isExpired(started, again) ? 'expired' : 'superseded' }, second];
}
