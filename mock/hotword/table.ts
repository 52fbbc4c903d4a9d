import type { Hotword } from '../../src/contract/hotword';
import { state } from '../state';
import type { Table } from '../store/update';
import type { HotwordRow } from './fixtures';
import { hotwordMessages } from './messages';

const targetRows = { project: () => state().world.projects, category: () => state().world.categories };

/** Linked project or category; undefined if there is none, or if it was deleted. */
export const getTarget = ({ linkType, target }: Pick<HotwordRow, 'linkType' | 'target'>) =>
  linkType === 'project' || linkType === 'category'
    ? targetRows[linkType]().find(({ id }) => id === target)
    : undefined;

export const toHotword = (row: HotwordRow): Hotword => ({ ...row, targetName: getTarget(row)?.name ?? null });

export const hotwordTable: Table<HotwordRow, Hotword> = {
  entityType: 'hotword',
  rows: () => state().world.hotwords,
  toDto: toHotword,
  masks: {},
  labelOf: ({ word }) => word,
  unknown: hotwordMessages.hotwordUnknown,
};
