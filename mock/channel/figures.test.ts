import { afterEach, expect, test, vi } from 'vitest';
import type { ChannelFigures } from '../../src/contract/channel-list';
import { ChannelTrackFilter } from '../../src/contract/channel-track';
import { createFunnel } from '../../src/domain/channel/funnel';
import { withDescendants } from '../../src/domain/channel/tree';
import { isDeep } from '../../tests/deep';
import { checkSeeds, NOW } from '../../tests/world';
import { findLinks } from '../channel-link/filter';
import { getDays, iterateCountedTracks } from '../channel-track/current-tracks';
import { getTrackSummary } from '../channel-track/summary';
import { businessDay } from '../clock';
import { resetState } from '../state';
import type { World } from '../world';
import { createChannelPresenter } from './table';

afterEach(() => void vi.useRealTimers());

const DAYS = { from: '2026-11-16', before: '2026-11-22' };

const getFunnel = ({ scanUv, registerCount, startCount, submitCount, signedCount }: ChannelFigures) => [
  scanUv,
  registerCount,
  startCount,
  submitCount,
  signedCount,
];
const counts = [
  'scanCount',
  'scanUv',
  'followCount',
  'unfollowCount',
  'registerCount',
  'startCount',
  'submitCount',
  'signedCount',
  'eligibleCount',
  'cost',
] as const;

test('people count once per branch, own figures never exceed totals, and funnel steps never grow, for any seed', () => {
  checkSeeds(
    (world) => {
      resetState(world);
      const rows = [...iterateCountedTracks(getDays(DAYS, { world, now: NOW }), { world, now: NOW })];
      const present = createChannelPresenter(DAYS, NOW);
      // On push every eighth channel, since each branch counts all tracks.
      for (const row of world.channels.filter((_, place) => isDeep || place % 8 === 0)) {
        const channel = present(row);
        const branch = withDescendants(world.channels, [row.id]);
        const funnel = createFunnel();
        for (const track of rows) if (branch.has(track.channelId)) funnel.add(track);
        const { scanUv, register, start, submit, signed } = funnel.count();
        expect(getFunnel(channel)).toEqual([scanUv, register, start, submit, signed]);
        for (const figures of [channel, channel.own]) {
          expect(getFunnel(figures)).toEqual([...getFunnel(figures)].sort((a, b) => b - a));
          expect(figures.eligibleCount).toBeLessThanOrEqual(figures.submitCount);
        }
        for (const key of counts) expect(channel.own[key]).toBeLessThanOrEqual(channel[key]);
      }
    },
    { deepRuns: 5 },
  );
});

function enter(world: World) {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  resetState(world);
}

test('the figures of a channel in its list match the tracks and links that it leads to', () => {
  checkSeeds(
    (world) => {
      enter(world);
      const present = createChannelPresenter(DAYS, NOW);
      // On push every eighth channel, since each summary counts all tracks.
      for (const row of world.channels.filter((_, place) => isDeep || place % 8 === 0)) {
        const channel = present(row);
        expect(channel.linkCount).toBe(findLinks({ channelId: [row.id] }).length);
        const { scanCount, scanUv, followCount, unfollowCount, conversionRate, ...others } = channel;
        expect(getTrackSummary(ChannelTrackFilter.parse({ ...DAYS, channelId: row.id })).total).toEqual({
          ...{ scanCount, scanUv, followCount, unfollowCount, conversionRate },
          register: others.registerCount,
          start: others.startCount,
          submit: others.submitCount,
          signed: others.signedCount,
        });
      }
    },
    { deepRuns: 3 },
  );
});

test('the figures of a link match its tracks since it was created', () => {
  checkSeeds(
    (world) => {
      enter(world);
      const clicked = findLinks({ createdFrom: '2026-10-22' }).filter(({ clickCount }) => clickCount > 0);
      expect(clicked.length).toBeGreaterThan(0);
      for (const { id, channelId, createdAt, ...link } of clicked.slice(0, 8)) {
        const from = businessDay(Date.parse(createdAt));
        const filter = { from, before: '2026-11-22', channelId, linkId: id };
        expect(getTrackSummary(ChannelTrackFilter.parse(filter)).total).toMatchObject({
          scanCount: link.clickCount,
          scanUv: link.clickUv,
          register: link.registerCount,
          submit: link.submitCount,
        });
      }
    },
    { deepRuns: 3 },
  );
});
