import {
  type ChannelLinkType,
  type CodeType,
  type ExpireType,
  channelLink as limit,
} from '../../contract/limits/channel-link';

const DAY_MS = 86_400_000;

const ofOfficialAccount: readonly CodeType[] = ['oaPermanent', 'oaTemp'];
const expiring: readonly CodeType[] = ['urlLink', 'urlScheme', 'oaTemp'];

/** Whether a link of this type can have this form: codes of the official account are for following it, and only they. */
export const isFormOf = (linkType: ChannelLinkType, codeType: CodeType) =>
  (linkType === 'oaFollow') === ofOfficialAccount.includes(codeType);

/** Whether the platform lets it expire, after at most 30 days (docs/domain.md 3). */
export const mustExpire = (codeType: CodeType) => expiring.includes(codeType);

type Expiry = {
  codeType: CodeType;
  expireType: ExpireType;
  /** In milliseconds. */
  expiresAt: number | null;
  expireDays: number | null;
};

export type ExpiryProblem = 'never' | 'missing' | 'past' | 'tooLate';

/** What is wrong with when a link is to expire, as of `now` in milliseconds; null where nothing is (docs/domain.md 6.8). */
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

/** What a link that is not disabled is at `now`, both instants in milliseconds. */
export const stateAt = (expiresAt: number | null, now: number) =>
  expiresAt !== null && expiresAt <= now ? 'expired' : 'active';
