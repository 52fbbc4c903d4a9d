import { agreementTable } from '../agreement/table';
import { templateTable } from '../agreement-template/table';
import { pageTable } from '../analysis/page-table';
import { bannerTable } from '../banner/table';
import { categoryTable } from '../category/table';
import { channelTable } from '../channel/table';
import { linkTable } from '../channel-link/table';
import { followUpTable } from '../follow-up/table';
import { hospitalTable } from '../hospital/table';
import { hotwordTable } from '../hotword/table';
import { memberTable } from '../member/table';
import { projectTable } from '../project/table';
import { projectLinkTable } from '../project-link/table';
import { createQuizTable } from '../quiz/table';
import { recordTable } from '../record/detail';
import { createReportTable } from '../report/detail';
import { createHintTable } from '../result-hint/table';
import type { Table } from '../store/update';

type EntityName = { parentId: string | null; label: string | null };

const unknownEntity: EntityName = { parentId: null, label: null };

/** Finds rows of a table by id, with their labels. */
const createNameFinder = <Row extends { id: string; version: number }, Dto>(
  { entityType, rows, labelOf = ({ id }) => id }: Table<Row, Dto>,
  parentOf: (row: Row) => string | null = () => null,
) => ({
  entityType,
  of(id: string): EntityName {
    const row = rows().find((one) => one.id === id);
    return row ? { parentId: parentOf(row), label: labelOf(row) } : unknownEntity;
  },
});

const nobody = { id: '', name: '' };
const tables = [
  createNameFinder(memberTable),
  createNameFinder(recordTable),
  createNameFinder(createReportTable(nobody)),
  createNameFinder(followUpTable),
  createNameFinder(agreementTable, ({ recordId }) => recordId),
  createNameFinder(templateTable),
  createNameFinder(projectTable),
  createNameFinder(projectLinkTable, ({ projectId }) => projectId),
  createNameFinder(createQuizTable(nobody), ({ projectId }) => projectId),
  createNameFinder(channelTable),
  createNameFinder(linkTable),
  createNameFinder(hospitalTable),
  createNameFinder(categoryTable),
  createNameFinder(hotwordTable),
  createNameFinder(bannerTable),
  createNameFinder(createHintTable(nobody)),
  createNameFinder(pageTable),
];

/** Entity types with a single row, which needs no name. */
const singletons = new Set(['customService']);

const byType = new Map(tables.map(({ entityType, of }) => [entityType, of]));

/** Whether actions on an entity type are listed; saved views and jobs are private. */
export const isActivityType = (entityType: string) => byType.has(entityType) || singletons.has(entityType);

/** Label of an entity, and the id of its parent. */
export const getName = (entityType: string, id: string): EntityName => byType.get(entityType)?.(id) ?? unknownEntity;
