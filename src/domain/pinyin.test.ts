import { beforeAll, expect, test } from 'vitest';
import { bestMatches } from './palette/match';
import { hasPinyin, loadPinyin } from './pinyin';

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
