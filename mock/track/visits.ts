import { officialAccountCodes } from '../../src/domain/channel/expiry';
import { getRandom } from '../analysis/fixtures/day';
import { getDayFigures } from '../analysis/fixtures/series';
import type { Traffic } from '../channel/fixtures';
import { dayNumberStart } from '../clock';
import type { Random } from '../fixtures/random';
import { channelScenes, otherScenes, type Scene } from './scenes';
import type { LinkSource, Sources, Step } from './sources';
import { pickTime } from './times';
import { pickWhereabouts, type Whereabouts } from './whereabouts';

type ChannelSource = Sources['channels'][number];

/** Visit of a person, through a channel or not, with or without further steps. */
export type Visit = {
  /** Identifies a person, including non-members. */
  person: string;
  memberId: string | null;
  /** Masked openid of a non-member. */
  openidMasked: string | null;
  isNewUser: boolean;
  isFirstTouch: boolean;
  channel: ChannelSource | null;
  link: LinkSource | null;
  scene: Scene;
  where: Whereabouts;
  /** In milliseconds; null if it did not happen. */
  enteredAt: number | null;
  launchedAt: number | null;
  followedAt: number | null;
  steps: readonly Step[];
};

const STREAMS = { others: 40, members: 41 };
/** Range of the share of channel visits by non-members among the opens of a day. */
const BY_CHANNEL = { from: 0.075, to: 0.095 };
const BY_LINK = 0.6;
const MAX_GAP_MS = 30 * 60_000;
const base64 = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'];

const isOpenAt = ({ weight, from, before }: Traffic, at: number) =>
  weight > 0 && from <= at && (before === null || at < before);

const getWeightAt = ({ weight, rush }: Traffic, at: number) =>
  rush && rush.from <= at && at < rush.before ? rush.weight : weight;

/** Random item that is available at an instant, in proportion to its weight; null if there is none. */
function pickOpen<Item extends { traffic: Traffic }>({ int }: Random, items: readonly Item[], at: number): Item | null {
  let total = 0;
  for (const { traffic } of items) if (isOpenAt(traffic, at)) total += getWeightAt(traffic, at);
  let left = total === 0 ? 0 : int(1, total);
  for (const item of items) {
    if (!isOpenAt(item.traffic, at)) continue;
    left -= getWeightAt(item.traffic, at);
    if (left <= 0) return item;
  }
  return null;
}

function pickScene({ pick }: Random, channel: ChannelSource | null, link: LinkSource | null): Scene {
  const { scan, press, album, otherApp, h5 } = channelScenes;
  if (channel === null) return pick(otherScenes);
  if (isScanned(link)) return pick([scan, scan, scan, press, album]);
  const { type } = channel;
  if (type === 'ad' || type === 'wecom' || type === 'official') return channelScenes[type];
  return link?.codeType === 'shortH5' ? h5 : otherApp;
}

const isOfficial = (link: LinkSource | null) => link !== null && officialAccountCodes.includes(link.codeType);

/**
 * Whether the visit started with a scanned code, which is the channel's own if there is no link, rather than a clicked
 * URL.
 */
export const isScanned = (link: LinkSource | null) => link === null || link.codeType === 'mpCode' || isOfficial(link);

/** Channel visits of non-members, who come only once. */
function buildAnonymousVisits({ origin, channels, linksByChannel: linksOf }: Sources, day: number): Visit[] {
  const random = getRandom(origin, day, STREAMS.others);
  const { int, chance, pick } = random;
  const { session } = getDayFigures(origin, day);
  const count = int(Math.round(session * BY_CHANNEL.from), Math.round(session * BY_CHANNEL.to));
  return Array.from({ length: count }, (_, place): Visit[] => {
    const at = pickTime(random, day);
    const channel = pickOpen(random, channels, at);
    const link = channel && chance(BY_LINK) ? pickOpen(random, linksOf.get(channel.id) ?? [], at) : null;
    const [launches, follows, isNewUser] = [chance(0.75), chance(isOfficial(link) ? 0.6 : 0.1), chance(0.8)];
    const openid = Array.from({ length: 9 }, () => pick(base64)).join('');
    const seconds = int(2, 40);
    if (channel === null) return [];
    return [
      {
        where: pickWhereabouts(random),
        person: `${day}-${place}`,
        memberId: null,
        openidMasked: `o${openid.slice(0, 5)}…${openid.slice(5)}`,
        isNewUser,
        isFirstTouch: true,
        channel,
        link,
        scene: pickScene(random, channel, link),
        enteredAt: at,
        launchedAt: launches && !isOfficial(link) ? clampToDay(day, at + seconds * 1000) : null,
        followedAt: follows ? clampToDay(day, at + seconds * 2000) : null,
        steps: [],
      },
    ];
  }).flat();
}

const clampToDay = (day: number, at: number) => Math.min(at, dayNumberStart(day + 1) - 1);

/** Splits a member's steps of a day into visits: at long gaps, at other channels, and at unfollowing. */
function splitIntoVisits(steps: readonly Step[]): Step[][] {
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

/** Visits of a day in which members did something that the world contains. */
function buildMemberVisits({ origin, channels, linksByChannel: linksOf, steps }: Sources, day: number): Visit[] {
  const random = getRandom(origin, day, STREAMS.members);
  const byMember = new Map<string, Step[]>();
  for (const step of steps.get(day) ?? []) byMember.set(step.memberId, [...(byMember.get(step.memberId) ?? []), step]);
  const channelsById = new Map(channels.map((channel) => [channel.id, channel]));

  return [...byMember].flatMap(([memberId, own]) => {
    let earliest = dayNumberStart(day);
    return splitIntoVisits(own).map((part): Visit => {
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
        where: pickWhereabouts(random),
        person: memberId,
        memberId,
        openidMasked: null,
        isNewUser: isRegistering,
        isFirstTouch: isRegistering && channel !== null,
        channel,
        link: isUnfollow ? null : link,
        scene: pickScene(random, channel, link),
        enteredAt: isUnfollow ? null : entered,
        launchedAt: isOpened ? Math.floor((entered + first.at) / 2) : null,
        followedAt: null,
        steps: part,
      };
    });
  });
}

/** Visits of a day: all visits of members with steps, and channel visits of non-members. */
export const getVisits = (sources: Sources, day: number): Visit[] => [
  ...buildMemberVisits(sources, day),
  ...buildAnonymousVisits(sources, day),
];
