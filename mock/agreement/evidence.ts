import type { AgreementTemplateRow } from '../agreement-template/fixtures';
import type { Random } from '../fixtures/random';
import type { AgreementRow } from './agreement-row';

/** Answer of the signer; null if there is none. */
export type Answer = 'signed' | 'declined' | null;

type Evidence = Pick<
  AgreementRow,
  'agreedCodes' | 'hasSignature' | 'readSec' | 'signIp' | 'signUserAgent' | 'deviceId' | 'verifyMethod'
>;

/** Evidence of an unanswered agreement. */
export const noEvidence: Evidence = {
  agreedCodes: [],
  hasSignature: false,
  readSec: null,
  signIp: null,
  signUserAgent: null,
  deviceId: null,
  verifyMethod: null,
};

const userAgents = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.60',
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.60',
] as const;

/** Generates the evidence of an agreement that was sent at `sent` and answered by `latest`, in milliseconds. */
export function getEvidence(
  random: Random,
  template: AgreementTemplateRow,
  { answer, sent, latest }: { answer: Answer; sent: number; latest: number },
): Evidence & { answered: number | null } {
  if (answer === null) return { answered: null, ...noEvidence };
  const read = template.minReadSec + random.int(0, 20);
  const answered = Math.min(latest, sent + (read + random.int(3, 9)) * 1000);
  const isSigned = answer === 'signed';
  const agreed = template.consentItems.filter(({ required }) => random.chance(0.8) || required);
  return {
    answered,
    agreedCodes: isSigned ? agreed.map(({ code }) => code) : [],
    hasSignature: isSigned && template.needSignature,
    readSec: Math.min(read, Math.floor((answered - sent) / 1000)),
    // IP range reserved for documentation (RFC 5737).
    signIp: `203.0.113.${random.int(1, 254)}`,
    signUserAgent: random.pick(userAgents),
    deviceId: `d${random.digits(23)}`,
    verifyMethod: isSigned ? random.pick(['smsCode', 'wechatPhone', 'wechatPhone']) : 'none',
  };
}
