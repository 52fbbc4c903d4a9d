import { MemberDetail } from '../../src/contract/member-detail';
import type { ChannelCore } from '../channel/tree';
import { compactDay, DAY_MS, iso } from '../clock';
import type { Random } from '../fixtures/random';
import { erase, type Unmasked } from '../personal';
import { createIdNumber } from './id-number';
import { rareTags, tags } from './names';
import { buildPerson } from './person';

declare module '../world' {
  interface World {
    members: MemberRow[];
  }
}

/** Stored member; personal fields are clear here and masked only in responses. */
export type MemberRow = Omit<Unmasked<MemberDetail>, 'mayCall' | 'age' | 'suspectedDuplicateOf'>;

const DAYS_OF_HISTORY = 400;
const ID_SEQUENCES = 500;

/** Members who registered over the last 400 days, oldest first. Fields that depend on records are filled in later. */
export function buildMembers(random: Random, now: number, count: number, channels: ChannelCore[]): MemberRow[] {
  const times = Array.from({ length: count }, () => now - random.int(60_000, DAYS_OF_HISTORY * DAY_MS)).sort(
    (a, b) => a - b,
  );
  const perDay = new Map<string, number>();
  const taken = { mobiles: new Set<string>(), idNumbers: new Set<string>() };

  const members = times.map((registered, index) => {
    const date = compactDay(registered).slice(2);
    const ofDay = (perDay.get(date) ?? 0) + 1;
    perDay.set(date, ofDay);
    const person = buildPerson(random, now, index);
    const first = random.chance(0.9) ? random.pick(channels) : null;
    const last = first && random.chance(0.2) ? random.pick(channels) : first;

    const row: MemberRow = {
      id: String(100_001 + index),
      memberNo: `M${date}${String(ofDay).padStart(5, '0')}`,
      avatarUrl: null,
      ...person,
      mobile: createMobile(random, taken.mobiles),
      idNo: getIdNumber(random, person, taken.idNumbers),
      followStatus: random.pick(['never', 'following', 'following', 'unfollowed']),
      firstChannelId: first?.id ?? null,
      firstChannelName: first?.name ?? null,
      lastChannelId: last?.id ?? null,
      lastChannelName: last?.name ?? null,
      registeredAt: iso(registered),
      lastVisitAt: iso(random.int(registered, now)),
      recordCount: 0,
      reportCount: 0,
      tags: getTags(random, index),
      status: getStatus(index),
      ...initialFields,
      createdAt: iso(registered),
      updatedAt: iso(registered),
      version: 1,
    };
    return row.status === 'cancelled' ? erase(MemberDetail, row) : row;
  });
  for (let index = 30; index < members.length; index += 400) makeDuplicate(members.slice(0, index), members[index]);
  return members;
}

/** Filled in by `completeMembers` and `buildHistories`. */
const initialFields = {
  idType: null,
  mpOpenid: null,
  oaOpenid: null,
  unionid: null,
  followedAt: null,
  unfollowedAt: null,
  subscribeScene: null,
  registerScene: 0,
  visitCount: 0,
  privacyConsentVersion: null,
  privacyConsentAt: null,
  privacyWithdrawnAt: null,
  remark: null,
  doNotContact: null,
  updatedByName: null,
};

// By index instead of at random, so that a small world has every kind of member too.
const getStatus = (index: number) =>
  index % 50 === 4 ? ('cancelled' as const) : index % 30 === 9 ? ('disabled' as const) : ('active' as const);

function getTags(random: Random, index: number) {
  const some = random.chance(0.3) ? [...new Set([random.pick(tags), random.pick(tags)])] : [];
  return index % 60 === 14 ? [...tags, ...rareTags] : some;
}

function createMobile(random: Random, taken: Set<string>): string {
  // The prefix 140 is reserved for devices, so that no person has such a number.
  const mobile = `140${random.digits(8)}`;
  if (taken.has(mobile)) return createMobile(random, taken);
  taken.add(mobile);
  return mobile;
}

/** ID number of about half of the members; it requires region, date of birth and gender. */
function getIdNumber(
  random: Random,
  { regionCode, birthDate, gender }: Pick<MemberRow, 'regionCode' | 'birthDate' | 'gender'>,
  taken: Set<string>,
) {
  const start = random.int(0, ID_SEQUENCES - 1);
  const gave = random.chance(0.8);
  if (!gave || regionCode === null || birthDate === null || gender === 'unknown') return null;
  return createIdNumber({ regionCode, birthDate, gender }, start, taken);
}

/** Turns a member into a duplicate registration, with the name and date of birth of an earlier member. */
function makeDuplicate(before: readonly MemberRow[], member: MemberRow | undefined) {
  const twin = before.findLast(({ realName, birthDate }) => realName !== null && birthDate !== null);
  if (!member || !twin || member.status === 'cancelled') return;
  const { realName, birthDate, gender } = twin;
  // The duplicate has no document, because its number would have to be the same.
  Object.assign(member, { realName, birthDate, gender, idType: null, idNo: null } satisfies Partial<MemberRow>);
}
