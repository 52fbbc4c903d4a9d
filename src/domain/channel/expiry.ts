import {
  type ChannelLinkType,
  type CodeType,
  type ExpireType,
  channelLink as limit,
} from '../../contract/limits/channel-link';

const DAY_MS = 86_400_000;

/** Codes of the official account. */
export const officialAccountCodes: readonly CodeType[] = ['oaPermanent', 'oaTemp'];
const expiring: readonly CodeType[] = ['urlLink', 'urlScheme', 'oaTemp'];

/**
 * Whether a link type can have this code type: official account codes are only for following it, and following needs
 * one of them.
 */
export const isCodeTypeAllowed = (linkType: ChannelLinkType, codeType: CodeType) =>
  (linkType === 'oaFollow') === officialAccountCodes.includes(codeType);

/** Whether the platform makes this code expire, after at most 30 days (docs/domain.md 3). */
export const mustExpire = (codeType: CodeType) => expiring.includes(codeType);

type Expiry = {
  codeType: CodeType;
  expireType: ExpireType;
  /** Timestamp in milliseconds. */
  expiresAt: number | null;
  expireDays: number | null;
};

export type ExpiryProblem = 'never' | 'missing' | 'past' | 'tooLate';

/** Problem of a link's expiry at `now` (milliseconds); null when it is valid (docs/domain.md 6.8). */
export function expiryProblem(
  { codeType, expireType, expiresAt, expireDays }: Expiry,
  now: number,
): ExpiryProblem | null {
  if (expireType === 'none') return mustExpire(codeType) ? 'never' : null;
  const end = expireType === 'days' ? expireDays && now + expireDays * DAY_MS : expiresAt;
  if (end === null || end === 0) return 'missing';
  if (end <= now) return 'past';
  return mustExpire(codeType) && end > now + limit.maxExpireDays * DAY_MS ? 'tooLate' : null;
}

/** State of a link that is not disabled; both timestamps are in milliseconds. */
export const getExpiryState = (expiresAt: number | null, now: number) =>
  expiresAt !== null && expiresAt <= now ? 'expired' : 'active';
