import type { ChannelLink } from '../../src/contract/channel-link-list';
import { type CodeType, channelLink as limit } from '../../src/contract/limits/channel-link';
import { mustExpire } from '../../src/domain/channel/expiry';
import type { ChannelRow } from '../channel/fixtures';
import { DAY_MS, iso } from '../clock';
import type { Random } from '../fixtures/random';

/** Intended state of a generated link; `expiring` means within `expiringDays`. */
export type GeneratedState = 'active' | 'expiring' | 'expired' | 'disabled';

/** Expiry of a link and the times of its creation, last change and end, in milliseconds. */
type LinkHistory = Pick<ChannelLink, 'expireType' | 'expiresAt' | 'expireDays'> & {
  status: 'active' | 'disabled';
  created: number;
  changed: number;
  /** End of its use; null if there is none. */
  worksBefore: number | null;
};

const HOUR_MS = 3_600_000;

/** The channel has to be at least three days old. */
export function generateHistory(
  random: Random,
  now: number,
  channel: ChannelRow,
  codeType: CodeType,
  fate: GeneratedState,
): LinkHistory {
  // Links of an archived channel ended before it was archived.
  const latest = channel.status === 'archived' ? Date.parse(channel.updatedAt) : now;
  const created = random.int(Date.parse(channel.createdAt) + DAY_MS, latest - 3 * DAY_MS);
  const isDisabled = fate === 'disabled';
  const disabled = isDisabled ? random.int(created + 2 * DAY_MS, latest) : null;
  const canStay = fate === 'active' || isDisabled;
  if (canStay && !mustExpire(codeType) && random.chance(0.8)) {
    return {
      status: isDisabled ? 'disabled' : 'active',
      expireType: 'none',
      expiresAt: null,
      expireDays: null,
      created,
      changed: disabled ?? created,
      worksBefore: disabled,
    };
  }
  const end = pickEnd(random, fate, { created, latest, from: disabled ?? now });
  const { setAt, days } = pickLastSet(random, { created, end, until: Math.min(end, disabled ?? now) });
  const isByDays = random.chance(0.4);
  return {
    status: isDisabled ? 'disabled' : 'active',
    expireType: isByDays ? 'days' : 'time',
    expiresAt: iso(end),
    expireDays: isByDays ? days : null,
    created,
    changed: disabled ?? setAt,
    worksBefore: Math.min(end, disabled ?? end),
  };
}

type Span = { created: number; latest: number; from: number };

/** Time of expiry, at most 30 days after `from`; that of an expired link is before `latest`. */
function pickEnd({ int }: Random, fate: GeneratedState, { created, latest, from }: Span) {
  if (fate === 'expired') return int(created + 2 * DAY_MS, latest);
  if (fate === 'expiring') return from + int(HOUR_MS, limit.expiringDays * DAY_MS - HOUR_MS);
  return from + int((limit.expiringDays + 1) * DAY_MS, limit.maxExpireDays * DAY_MS);
}

/** Time at which the expiry was last set, by creation or renewal, and the number of days until then. */
function pickLastSet({ int }: Random, { created, end, until }: { created: number; end: number; until: number }) {
  const fewest = Math.max(1, Math.ceil((end - until) / DAY_MS));
  const days = int(fewest, Math.min(limit.maxExpireDays, Math.floor((end - created) / DAY_MS)));
  return { setAt: end - days * DAY_MS, days };
}
