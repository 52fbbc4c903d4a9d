import { API_PREFIX } from '../../src/contract/api-prefix';
import { Channel, type ChannelFigures } from '../../src/contract/channel-list';
import { toRoundedPercent } from '../../src/domain/analysis/figure';
import { getCost } from '../../src/domain/channel/cost';
import { toScene } from '../../src/domain/channel/scene';
import { getPaths } from '../../src/domain/channel/tree';
import { addDays } from '../../src/domain/period/calendar';
import { hasReached } from '../../src/domain/record-status';
import type { Tally } from '../channel-track/tally';
import { businessDay } from '../clock';
import { createMasking, logMasks } from '../personal';
import { state } from '../state';
import type { Table } from '../store/update';
import { getTallies, getTrackedIds } from './figures';
import type { ChannelRow } from './fixtures';
import { channelMessages } from './messages';
import { createSurgeDetector } from './surges';

/** Earlier than any cost. */
const BEGINNING = '2000-01-01';

const noCounts: Omit<ChannelFigures, 'cost' | 'costPerSubmit'> = {
  scanCount: 0,
  scanUv: 0,
  followCount: 0,
  unfollowCount: 0,
  registerCount: 0,
  startCount: 0,
  submitCount: 0,
  signedCount: 0,
  eligibleCount: 0,
  conversionRate: null,
};

function getCounts({ funnel, entries, submissions }: Tally, isEligible: (recordId: string) => boolean) {
  const { scanUv, register, start, submit, signed } = funnel.count();
  const eligible = new Set(submissions.filter(({ recordId }) => isEligible(recordId)).map(({ person }) => person));
  return {
    scanCount: entries,
    scanUv,
    followCount: funnel.peopleWho('follow'),
    unfollowCount: funnel.peopleWho('unfollow'),
    registerCount: register,
    startCount: start,
    submitCount: submit,
    signedCount: signed,
    eligibleCount: eligible.size,
    conversionRate: toRoundedPercent(submit, scanUv),
  };
}

const toCents = (yuan: number) => Math.round(yuan * 100) / 100;

/** Costs of each channel without and with its descendants. */
function getCosts(channels: readonly ChannelRow[], window: { from: string; before: string }) {
  const paths = getPaths(channels);
  const own = new Map(channels.map(({ id, costs }) => [id, getCost(costs, window)]));
  const total = new Map<string, number>();
  for (const [id, cost] of own) {
    for (const above of paths.get(id) ?? []) total.set(above, (total.get(above) ?? 0) + cost);
  }
  return { own, total };
}

const byId = (rows: readonly { id: string; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));

const mask = createMasking(Channel);

/**
 * Converts channels to their API form, with figures and other derived fields.
 * @param days window of the figures; open ends mean all days until now
 * @param now in milliseconds
 */
export function createChannelPresenter(
  days: { from?: string; before?: string } = {},
  now = Date.now(),
): (row: ChannelRow) => Channel {
  const { world } = state();
  const { channels, channelLinks, hospitals, records } = world;
  const tallies = getTallies(days, { world, now });
  const costs = getCosts(channels, {
    from: days.from ?? BEGINNING,
    before: days.before ?? addDays(businessDay(now), 1),
  });
  const [tracked, getSurge] = [getTrackedIds({ world, now }), createSurgeDetector({ world, now })];
  const [names, hospitalNames] = [byId(channels), byId(hospitals)];
  const eligible = new Set(records.flatMap((record) => (hasReached('qualified', record) ? [record.id] : [])));
  const links = new Map<string, number>();
  const paths = getPaths(channels);
  for (const { channelId } of channelLinks) {
    for (const id of paths.get(channelId) ?? [channelId]) links.set(id, (links.get(id) ?? 0) + 1);
  }

  const getFigures = (of: 'own' | 'total', id: string): ChannelFigures => {
    const tallied = tallies[of].get(id);
    const counts = tallied ? getCounts(tallied, (recordId) => eligible.has(recordId)) : noCounts;
    const cost = toCents(costs[of].get(id) ?? 0);
    const { submitCount } = counts;
    return { ...counts, cost, costPerSubmit: cost === 0 || submitCount === 0 ? null : toCents(cost / submitCount) };
  };

  return ({ linkCode, traffic: _, ...row }) => ({
    ...mask(row),
    parentName: names.get(row.parentId ?? '') ?? null,
    hospitalName: hospitalNames.get(row.hospitalId ?? '') ?? null,
    sceneStr: toScene(linkCode),
    qrImageUrl: `${API_PREFIX}/channels/${row.id}/code`,
    isTracked: tracked.has(row.id),
    linkCount: links.get(row.id) ?? 0,
    ...getFigures('total', row.id),
    own: getFigures('own', row.id),
    surge: getSurge(row),
  });
}

/** Channel with figures of all days. */
export const toChannel = (row: ChannelRow) => createChannelPresenter()(row);

export const channelTable: Table<ChannelRow, Channel> = {
  entityType: 'channel',
  rows: () => state().world.channels,
  toDto: toChannel,
  labelOf: ({ name }) => name,
  unknown: channelMessages.channelUnknown,
  masks: {
    ...logMasks(Channel),
    costs: (costs) => costs.map(({ from, to, yuan }) => `${from} – ${to} ¥${yuan}`),
    linkCode: null,
    traffic: null,
  },
};
