import { beforeAll, expect, test } from 'vitest';
import { bestMatches } from './palette/match';
import { hasPinyin, loadPinyin, toInitials } from './pinyin';

beforeAll(loadPinyin);

test.each(['suifang', 'sf', 'suif', 'SF', 'lieb', 'lb'])('finds 随访列表 by “%s”', (typed) => {
  expect(hasPinyin('随访列表', typed)).toBe(true);
});

test.each(['sx', 's', '', 's f', '1sf', '随'])('does not find 随访列表 by “%s”', (typed) => {
  expect(hasPinyin('随访列表', typed)).toBe(false);
});

test('knows characters with several pronunciations, and leaves Latin text to the plain search', () => {
  expect(hasPinyin('重庆', 'chongqing') && hasPinyin('体重', 'tizhong')).toBe(true);
  expect(hasPinyin('follow-ups', 'fo')).toBe(false);
});

test('ranks pinyin after the written name', () => {
  const names = (name: string) => [name];
  expect(bestMatches('sf', ['随访', 'SF-12 生活质量', '渠道'], names)).toEqual(['SF-12 生活质量', '随访']);
});

test.each([
  ['协和医院', 'xhyy'],
  ['鹅岭社区', 'elsq'],
  ['北京大学第一医院', 'bjdxdyyy'],
  ['左氏药房 A-1 店', 'zsyfa1d'],
  ['ＷｅＣｏｍ', 'wecom'],
  ['！？', ''],
])('has the initials of %s', (name, initials) => {
  expect(toInitials(name)).toBe(initials);
});
