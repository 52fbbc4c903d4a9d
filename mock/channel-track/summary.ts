import type { ChannelTrackFigures, ChannelTrackSummary } from '../../src/contract/channel-track';
import { toRoundedPercent } from '../../src/domain/analysis/figure';
import { getAncestors, withDescendants } from '../../src/domain/channel/tree';
import { addDays, daysBetween } from '../../src/domain/period/calendar';
import { listUnits } from '../../src/domain/period/period';
import { businessDay, DAY_MS, dayStart, iso } from '../clock';
import { state } from '../state';
import { type CountedTrack, getDays, getListedTracks } from './current-tracks';
import { checkPeriod, createMatcher, createTypeMatcher, type Filter } from './filter';
import { countByKey, type Tally } from './tally';

type Window = { from: string; before: string };

/** Key of the total, next to the channel ids. */
const ALL = 'all';

const isEvent = ({ eventType }: CountedTrack) => eventType !== 'adjust';

function getFigures(counted: Tally | undefined): ChannelTrackFigures {
  const { scanUv = 0, register = 0, start = 0, submit = 0, signed = 0 } = counted?.funnel.count() ?? {};
  return {
    scanUv,
    register,
    start,
    submit,
    signed,
    scanCount: counted?.entries ?? 0,
    followCount: counted?.funnel.peopleWho('follow') ?? 0,
    unfollowCount: counted?.funnel.peopleWho('unfollow') ?? 0,
    conversionRate: toRoundedPercent(submit, scanUv),
  };
}

/** Returns a function that lists the filtered channels in which a channel counts: itself and its ancestors. */
function createRankingKeys({ channelId }: Filter) {
  const { channels } = state().world;
  const asked = channelId && withDescendants(channels, channelId);
  const keys = new Map(
    channels.map(({ id }) => [id, [id, ...getAncestors(channels, id)].filter((one) => asked?.has(one) ?? true)]),
  );
  return (id: string) => keys.get(id) ?? [];
}

function getRanking(tallies: ReadonlyMap<string, Tally>): ChannelTrackSummary['ranking'] {
  const { channels } = state().world;
  const names = new Map(channels.map(({ id, name }) => [id, name]));
  return channels
    .flatMap(({ id, name, parentId }) => {
      const counted = tallies.get(id);
      if (!counted) return [];
      const isTop = parentId === null || !tallies.has(parentId);
      const parentName = parentId === null ? null : (names.get(parentId) ?? null);
      return [{ ...getFigures(counted), channelId: id, channelName: name, parentName, isTop }];
    })
    .sort((a, b) => b.submit - a.submit || b.scanUv - a.scanUv || b.scanCount - a.scanCount);
}

/**
 * Figures of the equally long period before, up to the same time if the period is not over; null if data is missing.
 */
function getFiguresBefore(
  { from, before: end }: Window,
  matches: (row: CountedTrack) => boolean,
): ChannelTrackSummary['before'] {
  const now = Date.now();
  const days = daysBetween(from, end);
  const window = { from: addDays(from, -days), before: from };
  if (window.from < state().world.analysis.firstDay || from > businessDay(now)) return null;
  const until = dayStart(end) > now ? now - days * DAY_MS : null;
  const rows = getDays(window)
    .flatMap((day) => getListedTracks(day))
    .filter((row) => isEvent(row) && (until === null || row.at <= until) && matches(row));
  const total = getFigures(countByKey(rows, () => [ALL]).get(ALL));
  return { ...window, until: until === null ? null : iso(until), total };
}

/** Summary of a period (docs/domain.md 6.7). */
export function getTrackSummary(filter: Filter): ChannelTrackSummary {
  checkPeriod(filter);
  const [matches, matchesType, keysOf] = [createMatcher(filter), createTypeMatcher(filter), createRankingKeys(filter)];
  const counts = new Map(
    listUnits('day', filter).map((day) => [day, {} as ChannelTrackSummary['days'][number]['counts']]),
  );
  const events: CountedTrack[] = [];
  for (const day of getDays(filter)) {
    const ofDay = counts.get(day) ?? {};
    for (const row of getListedTracks(day)) {
      if (!matches(row)) continue;
      if (isEvent(row)) events.push(row);
      if (matchesType(row)) ofDay[row.eventType] = (ofDay[row.eventType] ?? 0) + 1;
    }
  }
  const tallies = countByKey(events, ({ channelId }) => [ALL, ...keysOf(channelId)]);
  return {
    total: getFigures(tallies.get(ALL)),
    before: getFiguresBefore(filter, matches),
    days: [...counts].map(([date, ofDay]) => ({ date, counts: ofDay })),
    ranking: getRanking(tallies),
  };
}
