import { SearchOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { createKeywordMatcher } from '@/domain/fold';
import { hasPinyin } from '@/domain/pinyin';

type Option = { label?: ReactNode; [name: string]: unknown };

const isFound = (typed: string, option: Option | undefined) => {
  const label = String(option?.label ?? '');
  return createKeywordMatcher(typed)(label) || hasPinyin(label, typed.trim());
};

/** `showSearch` of a select: matches any part of a label, in any spelling, or its pinyin. */
export const searchByLabel = { filterOption: isFound, searchIcon: <SearchOutlined aria-hidden /> };

/** The same for a tree select. */
export const searchInTree = { filterTreeNode: isFound };

/** The same for a cascader, matching any step of the path. */
export const searchByPath = { filter: (typed: string, path: Option[]) => path.some((step) => isFound(typed, step)) };
