import { expect, test } from 'vitest';
import enUS from '@/locales/en-US/accessSource';
import zhCN from '@/locales/zh-CN/accessSource';
import { getSourceOfScene, officialSources, sourceScenes, unofficialSources } from './distribution';

test('57 sources hold 145 scenes, each scene in one source', () => {
  const scenes = Object.values(sourceScenes).flat();
  expect(officialSources).toEqual(Array.from({ length: 57 }, (_, index) => index + 1));
  expect(scenes).toHaveLength(145);
  expect(new Set(scenes).size).toBe(145);
});

test('a scene counts for its source, and an unlisted one for “other”', () => {
  expect(getSourceOfScene(1047)).toBe(4);
  expect(getSourceOfScene(1058)).toBe(18);
  expect(getSourceOfScene(9999)).toBe(10);
});

test('no unofficial source is in the official table', () => {
  expect(unofficialSources.filter((key) => officialSources.includes(key))).toEqual([]);
});

test('each source has a unique name in both languages', () => {
  const keys = [...officialSources, ...unofficialSources].map(String);
  for (const names of [zhCN, enUS]) {
    expect(Object.keys(names)).toEqual(keys);
    expect(new Set(Object.values(names)).size).toBe(keys.length);
  }
  expect(Object.values(enUS).filter((name) => /\p{Script=Han}/u.test(name))).toEqual([]);
});
