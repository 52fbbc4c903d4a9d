import { expect, test } from 'vitest';
import { channel as limit } from '../../src/contract/limits/channel';
import { parentProblem } from '../../src/domain/channel/tree';
import { buildChannels, usedChannels } from './fixtures';

const channels = buildChannels();

test('there are eighty channels, the first twelve as they have always been', () => {
  expect(channels).toHaveLength(80);
  expect(channels.slice(0, 12)).toEqual(usedChannels());
});

test('ids, codes and names are unique and within their limits', () => {
  for (const key of ['id', 'code', 'name'] as const) {
    expect(new Set(channels.map((row) => row[key])).size).toBe(channels.length);
  }
  for (const { code, name } of channels) {
    expect(code).toMatch(limit.code);
    expect([...name].length).toBeLessThanOrEqual(limit.maxNameLength);
  }
});

test('they are a tree of at most three levels', () => {
  for (const { id, parentId } of channels) expect(parentProblem(channels, parentId, id)).toBeNull();
});
