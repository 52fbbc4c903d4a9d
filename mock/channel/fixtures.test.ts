import { expect, test } from 'vitest';
import { channel as limit } from '../../src/contract/limits/channel';
import { getAncestors, parentProblem } from '../../src/domain/channel/tree';
import { isScene } from '../../src/domain/validation/mini-program';
import { checkWorlds, getWorld } from '../../tests/world';
import type { World } from '../world';
import { getMemberChannels } from './tree';

function expectConsistent({ channels, channelLinks, projects, now }: World) {
  expect(channels).toHaveLength(80);
  expect(channels.slice(0, 12)).toMatchObject(getMemberChannels());
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

    // At most three levels, no cycle, and no channel is older than its parent.
    expect(parentProblem(channels, row.parentId, row.id)).toBeNull();
    for (const above of getAncestors(channels, row.id)) {
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

test('channels form a tree with consistent links and days for any seed and instant', () => {
  checkWorlds(expectConsistent, { deepRuns: 6 });
});

test('channels cover every status, an ending soon, no use, costs and a restriction to projects', () => {
  const { channels } = getWorld(35);
  expect(new Set(channels.map(({ status }) => status))).toEqual(new Set(['enabled', 'paused', 'archived']));
  expect(channels.filter(({ validTo }) => validTo && validTo >= '2026-11-21' && validTo <= '2026-11-28')).not.toEqual(
    [],
  );
  expect(channels.filter(({ traffic }) => traffic.weight === 0)).not.toEqual([]);
  expect(channels.filter(({ costs }) => costs.length > 0)).not.toEqual([]);
  expect(new Set(channels.map(({ projectIds }) => projectIds.length > 0))).toEqual(new Set([true, false]));
});
