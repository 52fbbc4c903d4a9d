import type { PageName, PageNameInput } from '../../src/contract/analysis/page';
import { state } from '../state';
import { find, type Table, update } from '../store/update';
import type { PageNameRow } from './fixtures/world';

export const toPageName = ({ id, pageName, version }: PageNameRow): PageName => ({ pagePath: id, pageName, version });

export const pageTable: Table<PageNameRow, PageName> = {
  entityType: 'page',
  rows: () => state().world.analysis.pageNames,
  toDto: toPageName,
  masks: {},
};

/** @throws Fault 404 for a path that was never visited */
export const getPageName = (pagePath: string): PageName => toPageName(find(pageTable.rows(), pagePath));

/** @throws Fault 404 for a path that was never visited, 409 for a stale version */
export const namePage = ({ pagePath, pageName, version }: PageNameInput, operatorName: string): PageName =>
  toPageName(update(pageTable, pagePath, version, () => ({ pageName }), { action: 'rename', operatorName }));
