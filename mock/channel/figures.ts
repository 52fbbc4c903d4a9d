import { getPaths } from '../../src/domain/channel/tree';
import { getDays, iterateCountedTracks } from '../channel-track/current-tracks';
import { byChannel, countByKey, type Tally } from '../channel-track/tally';
import { state } from '../state';
import { getKey } from '../track/sources';
import type { World } from '../world';

type Window = { from: string; before: string };
/** Time in milliseconds of the figures. */
export type Now = { world: World; now: number };

/** Tallies of channels without and with their descendants; people count once in each. */
export type ChannelTallies = { own: ReadonlyMap<string, Tally>; total: ReadonlyMap<string, Tally> };

const MINUTE_MS = 60_000;
const MAX_CACHED = 12;

const cache = new Map<string, unknown>();

/**
 * Caches a value per minute, until the tree or the adjustments change. Copies of a world share the values, because
 * counting takes half a second.
 */
function cachePerMinute<Made>(name: string, { world, now }: Now, make: () => Made): Made {
  const { analysis, channels, trackAdjustments } = world;
  const edges = channels.flatMap(({ id, parentId }) => (parentId === null ? [] : `${id}<${parentId}`));
  const moves = trackAdjustments.map(({ adjustOf, channelId, at }) => `${adjustOf}>${channelId}@${at}`);
  const key = [name, getKey(world), analysis.firstDay, Math.floor(now / MINUTE_MS), ...moves, ...edges].join(' ');
  if (cache.has(key)) return cache.get(key) as Made;
  const [oldest] = cache.keys();
  if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  const made = make();
  cache.set(key, made);
  return made;
}

const getNow = (): Now => ({ world: state().world, now: Date.now() });

/** Tallies of a window, by default of all days of the world; an open end is its first day or today. */
export const getTallies = (window: Partial<Window>, at: Now = getNow()): ChannelTallies =>
  cachePerMinute(`tallies ${window.from} ${window.before}`, at, () => {
    const paths = getPaths(at.world.channels);
    const days = getDays({ from: window.from ?? '', before: window.before ?? '9999-12-31' }, at);
    const tallies = countByKey(iterateCountedTracks(days, at), ({ channelId }) => [
      `own ${channelId}`,
      ...(paths.get(channelId) ?? [channelId]),
    ]);
    const of = (isOwn: boolean) =>
      new Map(
        [...tallies].flatMap(([key, found]) =>
          key.startsWith('own ') === isOwn ? [[isOwn ? key.slice('own '.length) : key, found]] : [],
        ),
      );
    return { own: of(true), total: of(false) };
  });

/** Channels with any event; they can be archived, but not deleted (docs/domain.md 6.6). */
export const getTrackedIds = (at: Now = getNow()): ReadonlySet<string> =>
  cachePerMinute(
    'tracked',
    at,
    () => new Set([...iterateCountedTracks(getDays(undefined, at), at)].flatMap(byChannel)),
  );

/** Scans and clicks of channels with their descendants, by channel and in the order of `days`. */
export const countScans = (days: readonly string[], at: Now = getNow()): ReadonlyMap<string, readonly number[]> =>
  cachePerMinute(`scans ${days}`, at, () => {
    const paths = getPaths(at.world.channels);
    const counts = new Map<string, number[]>();
    for (const [place, day] of days.entries()) {
      for (const { eventType, channelId } of iterateCountedTracks([day], at)) {
        if (eventType !== 'scan' && eventType !== 'linkClick') continue;
        for (const id of paths.get(channelId) ?? [channelId]) {
          const own = counts.get(id) ?? days.map(() => 0);
          own[place] = (own[place] ?? 0) + 1;
          counts.set(id, own);
        }
      }
    }
    return counts;
  });
