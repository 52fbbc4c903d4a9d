import { getRandom } from '../analysis/fixtures/day';
import { dayFigures } from '../analysis/fixtures/series';
import type { Traffic } from '../channel/fixtures';
import { dayNumberStart } from '../clock';
import type { Random } from '../fixtures/random';
import { channelScenes, otherScenes, type Scene } from './scenes';
import type { LinkSource, Sources, Step } from './sources';
import { timeOfDay } from './times';
import { type Whereabouts, whereabouts } from './whereabouts';

type ChannelSource = Sources['channels'][number];

/** Somebody came, by a channel or not, and did something or nothing. */
export type Visit = {
  /** Tells people apart, also those who are no members. */
  person: string;
  memberId: string | null;
  /** Masked, of somebody who is no member. */
  openidMasked: string | null;
  isNewUser: boolean;
  isFirstTouch: boolean;
  channel: ChannelSource | null;
  link: LinkSource | null;
  scene: Scene;
  where: Whereabouts;
  /** In milliseconds; null where nothing was scanned, clicked or opened. */
  enteredAt: number | null;
  launchedAt: number | null;
  followedAt: number | null;
  steps: readonly Step[];
};

const STREAMS = { others: 40, members: 41 };
/** Of the opens of a day. */
const BY_CHANNEL = { from: 0.075, to: 0.095 };
const BY_LINK = 0.6;
const MAX_GAP_MS = 30 * 60_000;
const base64 = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'];

const isOpenAt = ({ weight, from, before }: Traffic, at: number) =>
  weight > 0 && from <= at && (before === null || at < before);

const weightAt = ({ weight, rush }: Traffic, at: number) =>
  rush && rush.from <= at && at < rush.before ? rush.weight : weight;

/** One of what leads somewhere at an instant, the rather the heavier it weighs. */
function pickOpen<Item extends { traffic: Traffic }>({ int }: Random, items: readonly Item[], at: number): Item | null {
  let total = 0;
  for (const { traffic } of items) if (isOpenAt(traffic, at)) total += weightAt(traffic, at);
  let left = total === 0 ? 0 : int(1, total);
  for (const item of items) {
    if (!isOpenAt(item.traffic, at)) continue;
    left -= weightAt(item.traffic, at);
    if (left <= 0) return item;
  }
  return null;
}

function getScene({ pick }: Random, channel: ChannelSource | null, link: LinkSource | null): Scene {
  const { scan, press, album, otherApp, h5 } = channelScenes;
  if (channel === null) return pick(otherScenes);
  if (isScanned(link)) return pick([scan, scan, scan, press, album]);
  const { type } = channel;
  if (type === 'ad' || type === 'wecom' || type === 'official') return channelScenes[type];
  return link?.codeType === 'shortH5' ? h5 : otherApp;
}

const officialCodes: readonly LinkSource['codeType'][] = ['oaPermanent', 'oaTemp'];
const isOfficial = (link: LinkSource | null) => link !== null && officialCodes.includes(link.codeType);

/** Whether a code was scanned, a channel's own where there is no link, and no address clicked. */
export const isScanned = (link: LinkSource | null) => link === null || link.codeType === 'mpCode' || isOfficial(link);

/** Those who came by a channel and are no members, each on one day only. */
function visitsOfOthers({ origin, channels, linksOf }: Sources, day: number): Visit[] {
  const random = getRandom(origin, day, STREAMS.others);
  const { int, chance, pick } = random;
  const { session } = dayFigures(origin, day);
  const count = int(Math.round(session * BY_CHANNEL.from), Math.round(session * BY_CHANNEL.to));
  return Array.from({ length: count }, (_, place): Visit[] => {
    const at = timeOfDay(random, day);
    const channel = pickOpen(random, channels, at);
    const link = channel && chance(BY_LINK) ? pickOpen(random, linksOf.get(channel.id) ?? [], at) : null;
    const [launches, follows, isNewUser] = [chance(0.75), chance(isOfficial(link) ? 0.6 : 0.1), chance(0.8)];
    const openid = Array.from({ length: 9 }, () => pick(base64)).join('');
    const seconds = int(2, 40);
    if (channel === null) return [];
    return [
      {
        where: whereabouts(random),
        person: `${day}-${place}`,
        memberId: null,
        openidMasked: `o${openid.slice(0, 5)}…${openid.slice(5)}`,
        isNewUser,
        isFirstTouch: true,
        channel,
        link,
        scene: getScene(random, channel, link),
        enteredAt: at,
        launchedAt: launches && !isOfficial(link) ? within(day, at + seconds * 1000) : null,
        followedAt: follows ? within(day, at + seconds * 2000) : null,
        steps: [],
      },
    ];
  }).flat();
}

const within = (day: number, at: number) => Math.min(at, dayNumberStart(day + 1) - 1);

/** What a member did on a day, parted where they had gone or came by another channel. */
function getParts(steps: readonly Step[]): Step[][] {
  const parts: Step[][] = [];
  for (const step of steps) {
    const part = parts.at(-1);
    const before = part?.at(-1);
    const isSame = before && step.at - before.at <= MAX_GAP_MS && step.channelId === before.channelId;
    if (part && isSame && step.type !== 'unfollow' && before.type !== 'unfollow') part.push(step);
    else parts.push([step]);
  }
  return parts;
}

/** The visits in which members did on a day what the world knows of them. */
function visitsOfMembers({ origin, channels, linksOf, steps }: Sources, day: number): Visit[] {
  const random = getRandom(origin, day, STREAMS.members);
  const byMember = new Map<string, Step[]>();
  for (const step of steps.get(day) ?? []) byMember.set(step.memberId, [...(byMember.get(step.memberId) ?? []), step]);
  const channelsById = new Map(channels.map((channel) => [channel.id, channel]));

  return [...byMember].flatMap(([memberId, own]) => {
    let earliest = dayNumberStart(day);
    return getParts(own).map((part): Visit => {
      const [first] = part as [Step, ...Step[]];
      const channel = channelsById.get(first.channelId ?? '') ?? null;
      const entered = Math.min(first.at, Math.max(earliest, first.at - random.int(20, 90) * 1000));
      earliest = (part.at(-1) ?? first).at + 1;
      const projectId = part.find((step) => step.projectId !== null)?.projectId ?? null;
      const links = channel && random.chance(BY_LINK) ? (linksOf.get(channel.id) ?? []) : [];
      const link = pickOpen(
        random,
        links.filter((one) => !isOfficial(one) && (one.projectId === null || one.projectId === projectId)),
        entered,
      );
      const isRegistering = part.some(({ type }) => type === 'register');
      const isUnfollow = first.type === 'unfollow';
      const isOpened = part.some(({ type }) => type !== 'follow' && type !== 'unfollow');
      return {
        where: whereabouts(random),
        person: memberId,
        memberId,
        openidMasked: null,
        isNewUser: isRegistering,
        isFirstTouch: isRegistering && channel !== null,
        channel,
        link: isUnfollow ? null : link,
        scene: getScene(random, channel, link),
        enteredAt: isUnfollow ? null : entered,
        launchedAt: isOpened ? Math.floor((entered + first.at) / 2) : null,
        followedAt: null,
        steps: part,
      };
    });
  });
}

/** Who came by a channel on a day, and what members did on it by whatever way they came. */
export const getVisits = (sources: Sources, day: number): Visit[] => [
  ...visitsOfMembers(sources, day),
  ...visitsOfOthers(sources, day),
];
