import { subscribeScenes } from '../../src/contract/limits/member-detail';
import { MemberDetail } from '../../src/contract/member-detail';
import { DAY_MS, iso } from '../clock';
import type { Random } from '../fixtures/random';
import { erase } from '../personal';
import type { RecordRow } from '../record/fixtures';
import type { MemberRow } from './fixtures';
import { doNotContactReasons, remarks } from './remarks';

const base64 = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'];
const launchScenes = [1001, 1005, 1007, 1011, 1035, 1037, 1043, 1047, 1058, 1089, 1154] as const;
const SECOND_POLICY_DAYS = 200;

/** 28 characters, like those of the platform. */
const createOpenid = (random: Random) => `o${Array.from({ length: 27 }, () => random.pick(base64)).join('')}`;

/** Completes members with data from the platform, the member and operators; some of it depends on the records. */
export function completeMembers(random: Random, now: number, members: MemberRow[], records: readonly RecordRow[]) {
  const active = getActivity(records);
  members.forEach((member, index) => {
    Object.assign(member, {
      mpOpenid: createOpenid(random),
      unionid: random.chance(0.8) ? createOpenid(random) : null,
      ...getFollow(random, now, member),
      ...getConsent(random, now, member, index, active.get(member.id)),
      registerScene: random.pick(launchScenes),
      visitCount: member.recordCount + random.int(1, 30),
      remark: index % 9 === 5 ? random.pick(remarks) : null,
      doNotContact: index % 300 === 20 ? getDoNotContact(random, now) : null,
      ...getIdentity(random, member, index),
    } satisfies Partial<MemberRow>);
    if (member.status === 'cancelled') Object.assign(member, erase(MemberDetail, member));
  });
}

type Activity = { first: number; last: number };

/** Times of each member's first and last answer, in milliseconds. */
function getActivity(records: readonly RecordRow[]) {
  const activities = new Map<string, Activity>();
  for (const { memberId, startedAt, submittedAt } of records) {
    const [start, end] = [Date.parse(startedAt), Date.parse(submittedAt ?? startedAt)];
    const { first, last } = activities.get(memberId) ?? { first: start, last: end };
    activities.set(memberId, { first: Math.min(first, start), last: Math.max(last, end) });
  }
  return activities;
}

function getFollow(random: Random, now: number, { followStatus, registeredAt }: MemberRow) {
  const followed = random.int(Date.parse(registeredAt), now);
  const unfollowed = random.int(followed, now);
  const [scene, account] = [random.pick(subscribeScenes), createOpenid(random)];
  if (followStatus === 'never') return { followedAt: null, unfollowedAt: null, subscribeScene: null, oaOpenid: null };
  const isFollowing = followStatus === 'following';
  return {
    followedAt: iso(followed),
    unfollowedAt: isFollowing ? null : iso(unfollowed),
    subscribeScene: scene,
    // The official account forgets people who unfollow it (docs/domain.md 2.2).
    oaOpenid: isFollowing ? account : null,
  };
}

/** Given before the first answer and, by a few, withdrawn after the last one (docs/domain.md 6.1). */
function getConsent(
  random: Random,
  now: number,
  { registeredAt, lastVisitAt, status }: MemberRow,
  index: number,
  activity: Activity | undefined,
) {
  const registered = Date.parse(registeredAt);
  const lastVisit = Date.parse(lastVisitAt ?? registeredAt);
  const given = random.int(registered, activity?.first ?? lastVisit);
  const withdrawn = random.int(Math.max(given, activity?.last ?? given), lastVisit);
  const isGiven = activity !== undefined || index % 3 !== 0;
  const isWithdrawn = isGiven && status !== 'cancelled' && index % 150 === 27;
  return {
    privacyConsentVersion: isGiven ? (now - given > SECOND_POLICY_DAYS * DAY_MS ? 'v1.0' : 'v1.1') : null,
    privacyConsentAt: isGiven ? iso(given) : null,
    privacyWithdrawnAt: isWithdrawn ? iso(withdrawn) : null,
  };
}

function getDoNotContact(random: Random, now: number) {
  const until = iso(now + random.int(3, 90) * DAY_MS).slice(0, 10);
  return { reason: random.pick(doNotContactReasons), until: random.chance(0.5) ? until : null };
}

/** Chinese ID numbers were generated before; a few members without one have another document. */
function getIdentity(random: Random, { idNo }: MemberRow, index: number) {
  const [passport, permit] = [`EA${random.digits(7)}`, `H${random.digits(8)}`];
  if (idNo !== null) return { idType: 'idCard' as const };
  if (index % 60 === 12) return { idType: 'passport' as const, idNo: passport };
  if (index % 60 === 42) return { idType: 'hkMacao' as const, idNo: permit };
  return { idType: null };
}
