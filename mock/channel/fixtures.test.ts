import fc from 'fast-check';
import { expect, test } from 'vitest';
import { channel as limit } from '../../src/contract/limits/channel';
import { ancestorsOf, parentProblem } from '../../src/domain/channel/tree';
import { isScene } from '../../src/domain/validation/mini-program';
import { worldRuns } from '../../tests/properties';
import { getWorld } from '../../tests/world';
import { buildWorld } from '../fixtures/world';
import type { World } from '../world';
import { usedChannels } from './tree';

const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2036-12-31'), noInvalidDate: true });

function expectConsistent({ channels, channelLinks, projects, now }: World) {
  expect(channels).toHaveLength(80);
  expect(channels.slice(0, 12)).toMatchObject(usedChannels());
  for (const key of ['id', 'code', 'name', 'linkCode'] as const) {
    expect(new Set(channels.map((row) => row[key])).size).toBe(channels.length);
  }
  const byId = new Map(channels.map((row) => [row.id, row]));
  for (const row of channels) {
    expect(row.code).toMatch(limit.code);
    expect([...row.name].length).toBeLessThanOrEqual(limit.maxNameLength);
    expect(isScene(`l=${row.linkCode}`)).toBe(true);
    expect(row.contactMobile ?? '140').toMatch(/^140/);
    expect(row.costs.length).toBeLessThanOrEqual(limit.maxCosts);
    for (const { from, to } of row.costs) expect(from <= to).toBe(true);
    if (row.validFrom && row.validTo) expect(row.validFrom <= row.validTo).toBe(true);
    for (const id of row.projectIds) expect(projects.find((one) => one.id === id)?.status).not.toBe('draft');

    // At most three levels, no cycle, and nothing is older than what it lies below.
    expect(parentProblem(channels, row.parentId, row.id)).toBeNull();
    for (const above of ancestorsOf(channels, row.id)) {
      expect(Date.parse(byId.get(above)?.createdAt ?? '')).toBeLessThanOrEqual(Date.parse(row.createdAt));
    }
    expect(Date.parse(row.createdAt)).toBeLessThanOrEqual(Date.parse(row.updatedAt));
    expect(Date.parse(row.updatedAt)).toBeLessThanOrEqual(now);

    if (row.status !== 'archived') continue;
    const own = channelLinks.filter(({ channelId }) => channelId === row.id);
    expect(own.filter(({ status, expiresAt }) => status === 'active' && !isOver(expiresAt, now))).toEqual([]);
    expect(row.traffic.before).toBeLessThanOrEqual(Date.parse(row.updatedAt));
  }
}
const isOver = (expiresAt: string | null, now: number) => expiresAt !== null && Date.parse(expiresAt) <= now;

test('channels are a tree whose links and days fit, from any seed and at any time', () => {
  fc.assert(
    fc.property(fc.integer(), instants, (seed, now) => {
      expectConsistent(buildWorld({ now: now.getTime(), seed, memberCount: 35 }));
    }),
    { numRuns: worldRuns(6) },
  );
});

test('they are in every state, some about to end, some never used, and a campaign is for some projects only', () => {
  const { channels } = getWorld(35);
  expect(new Set(channels.map(({ status }) => status))).toEqual(new Set(['enabled', 'paused', 'archived']));
  expect(channels.filter(({ validTo }) => validTo && validTo >= '2026-11-21' && validTo <= '2026-11-28')).not.toEqual(
    [],
  );
  expect(channels.filter(({ traffic }) => traffic.weight === 0)).not.toEqual([]);
  expect(channels.filter(({ costs }) => costs.length > 0)).not.toEqual([]);
  expect(new Set(channels.map(({ projectIds }) => projectIds.length > 0))).toEqual(new Set([true, false]));
});
