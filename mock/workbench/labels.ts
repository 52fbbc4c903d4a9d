import { agreementTable } from '../agreement/table';
import { templateTable } from '../agreement-template/table';
import { pageTable } from '../analysis/page-table';
import { bannerTable } from '../banner/table';
import { categoryTable } from '../category/table';
import { channelTable } from '../channel/table';
import { linkTable } from '../channel-link/table';
import { followUpTable } from '../follow-up/rows';
import { hospitalTable } from '../hospital/table';
import { hotwordTable } from '../hotword/table';
import { memberTable } from '../member/table';
import { projectTable } from '../project/table';
import { projectLinkTable } from '../project-link/table';
import { quizTable } from '../quiz/table';
import { recordTable } from '../record/detail';
import { reportTable } from '../report/detail';
import { hintTable } from '../result-hint/table';
import type { Table } from '../store/update';

type Named = { parentId: string | null; label: string | null };

const gone: Named = { parentId: null, label: null };

/** Finds rows of a table by id, with their labels. */
const namesIn = <Row extends { id: string; version: number }, Dto>(
  { entityType, rows, labelOf = ({ id }) => id }: Table<Row, Dto>,
  parentOf: (row: Row) => string | null = () => null,
) => ({
  entityType,
  of(id: string): Named {
    const row = rows().find((one) => one.id === id);
    return row ? { parentId: parentOf(row), label: labelOf(row) } : gone;
  },
});

const nobody = { id: '', name: '' };
const tables = [
  namesIn(memberTable),
  namesIn(recordTable),
  namesIn(reportTable(nobody)),
  namesIn(followUpTable),
  namesIn(agreementTable, ({ recordId }) => recordId),
  namesIn(templateTable),
  namesIn(projectTable),
  namesIn(projectLinkTable, ({ projectId }) => projectId),
  namesIn(quizTable(nobody), ({ projectId }) => projectId),
  namesIn(channelTable),
  namesIn(linkTable),
  namesIn(hospitalTable),
  namesIn(categoryTable),
  namesIn(hotwordTable),
  namesIn(bannerTable),
  namesIn(hintTable(nobody)),
  namesIn(pageTable),
];

/** Entity types with a single row, which needs no name. */
const onlyOnes = new Set(['customService']);

const byType = new Map(tables.map(({ entityType, of }) => [entityType, of]));

/** Whether actions on an entity type are listed; saved views and jobs are private. */
export const isNews = (entityType: string) => byType.has(entityType) || onlyOnes.has(entityType);

/** Label of an entity, and the id of its parent. */
export const getName = (entityType: string, id: string): Named => byType.get(entityType)?.(id) ?? gone;
