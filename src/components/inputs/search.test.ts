import { expect, test } from 'vitest';
import { searchByLabel, searchByPath, searchInTree } from './search';

const option = { value: '1', label: '阿卜杜拉·买买提（PHQ-9）' };

test.each(['买买提', '拉•买', 'ｐｈｑ', '买\u200B买'])('finds an option by “%s”', (typed) => {
  expect(searchByLabel.filterOption(typed, option)).toBe(true);
  expect(searchInTree.filterTreeNode(typed, option)).toBe(true);
  expect(searchByPath.filter(typed, [{ label: '新疆' }, option])).toBe(true);
  expect(searchByLabel.filterOption(typed, { label: '其他' })).toBe(false);
});
