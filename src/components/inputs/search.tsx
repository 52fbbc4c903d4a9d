import { SearchOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { createKeywordMatcher } from '@/domain/fold';

type Option = { label?: ReactNode; [name: string]: unknown };

const isFound = (typed: string, option: Option | undefined) => createKeywordMatcher(typed)(String(option?.label ?? ''));

/** For `showSearch` of a select: finds options by any part of their labels, however it is written. */
export const searchByLabel = { filterOption: isFound, searchIcon: <SearchOutlined aria-hidden /> };

/** The same for a tree. */
export const searchInTree = { filterTreeNode: isFound };

/** The same for a cascader, by any step of the path. */
export const searchByPath = { filter: (typed: string, path: Option[]) => path.some((step) => isFound(typed, step)) };
