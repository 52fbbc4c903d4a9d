import { hotwordApi } from '../../src/contract/hotword';
import { bulkOn } from '../bulk';
import type { Entity } from '../entity';
import { Fault } from '../fault';
import { handle } from '../handle';
import type { JobRow } from '../job/job-row';
import { jobOf } from '../job/jobs';
import { messages } from '../messages';
import { resourceOf } from '../resource';
import { deletedOf } from '../store/remove';
import { allHotwords, changeHotword, hotwordActions, pinHotword } from './actions';
import { hotwordsBy } from './filter';
import { hotwordMessages } from './messages';
import { importWords, suggestions } from './suggestions';
import { hotwordTable, toHotword } from './table';

/** The ids that a job has deleted. @throws Fault 404 when it was no such job */
function deletedBy({ entity, action, rowIds, done, failed }: JobRow) {
  if (entity !== hotwordTable.entityType || action !== 'delete') throw new Fault(404, messages.notFound);
  const left = new Set(failed.map(({ id }) => id));
  return rowIds.slice(0, done).filter((id) => !left.has(id));
}

const { handlers, workers } = resourceOf(hotwordApi, {
  table: hotwordTable,
  rows: hotwordsBy,
  toListed: toHotword,
  actions: hotwordActions,
  change: changeHotword,
  scopeOf: () => allHotwords,
});

export const hotword: Entity = {
  workers,
  handlers: [
    handle(hotwordApi.order, () => hotwordsBy({})),

    handle(hotwordApi.suggestions, suggestions),

    handle(hotwordApi.import, ({ body, language, operator }) =>
      importWords(body.words, language, { operatorName: operator.name }),
    ),

    handle(hotwordApi.pin, ({ params: { id }, body: { version }, operator }) =>
      toHotword(pinHotword({ id, version }, operator)),
    ),

    handle(hotwordApi.restoreAll, ({ body, operator, language }) => {
      const ids = 'ids' in body ? body.ids : deletedBy(jobOf(operator, body.jobId, Date.now()));
      // One that is back already is found among the others, and refused.
      return bulkOn([...deletedOf(hotwordTable), ...hotwordTable.rows()], ids, language, {
        unknown: hotwordMessages.hotwordUnknown,
        label: ({ word }) => word,
        change: (row) => void hotwordActions.restore(row, operator),
      });
    }),

    ...handlers,
  ],
};
