import type { z } from 'zod';
import type { agreementApi } from '../../src/contract/agreement';
import { agreement as limit } from '../../src/contract/limits/agreement';
import { Fault } from '../fault';
import type { Operator } from '../fixtures/operators';
import type { Origin } from '../log/origin';
import { memberMessages } from '../member/messages';
import { isWithdrawn } from '../record/withdrawn';
import { checkReveal } from '../reveal/check-reveal';
import { reveal } from '../reveal/reveal';
import { state } from '../state';
import { find } from '../store/update';
import { createTemporaryUrl } from '../upload/store';
import type { AgreementRow } from './agreement-row';
import { renderSignature } from './signature';

type Input = z.output<typeof agreementApi.reveal.body>;

const MINUTE_MS = 60_000;

/** Expiry of a temporary URL that is created now, in milliseconds. */
export const getUrlExpiry = () => Date.now() + limit.signatureUrlMinutes * MINUTE_MS;

/**
 * Reveals clear values of a signer, and the signature (docs/domain.md 5.2 and 6.5).
 * @throws Fault 403 for a canceled member and without consent for the purpose; 429 over the hourly limit
 */
export function revealAgreement(row: AgreementRow, input: Input, operator: Operator, origin: Origin) {
  const { records, members } = state().world;
  const record = find(records, row.recordId);
  const member = find(members, record.memberId);
  if (member.status === 'cancelled') throw new Fault(memberMessages.revealCancelled);
  checkReveal(member, { isWithdrawn: isWithdrawn(record) }, input.purpose);
  const signature = () =>
    row.hasSignature ? createTemporaryUrl({ type: 'image/png', bytes: renderSignature(row.id) }, getUrlExpiry()) : null;
  const entity = { type: 'agreement', id: row.id };
  return reveal({
    entity,
    input,
    operator,
    origin,
    clearOf: (field) => (field === 'signature' ? signature() : row[field]),
  });
}
