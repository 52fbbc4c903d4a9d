import { hotwordApi } from '../../src/contract/hotword';
import { bulkOn } from '../bulk';
import { Fault } from '../fault';
import { handle } from '../handle';
import type { JobRow } from '../job/job-row';
import { jobOf, startJob, toJob } from '../job/jobs';
import { originOf } from '../log/origin';
import { messages } from '../messages';
import { state } from '../state';
import { page } from '../store/list';
import { deletedOf } from '../store/remove';
import { find } from '../store/update';
import {
  changeHotword,
  createHotword,
  orderHotwords,
  pinHotword,
  removeHotword,
  restoreHotword,
  setStatus,
  updateHotword,
} from './actions';
import { hotwordsBy } from './filter';
import { hotwordMessages } from './messages';
import { importWords, suggestions } from './suggestions';
import { hotwordTable, toHotword } from './table';

type One = { params: { id: string }; body: { version: number }; operator: { name: string } };

const target = ({ params: { id }, body: { version } }: One) => ({ id, version });
const by = ({ operator }: { operator: { name: string } }) => ({ operatorName: operator.name });

/** The ids that a job has deleted. @throws Fault 404 when it was no such job */
function deletedBy({ work, rowIds, done, failed }: JobRow) {
  if (work.type !== 'changeHotwords' || work.action !== 'delete') throw new Fault(404, messages.notFound);
  const left = new Set(failed.map(({ id }) => id));
  return rowIds.slice(0, done).filter((id) => !left.has(id));
}

export const hotwordHandlers = [
  handle(hotwordApi.list, ({ query: { current, pageSize, sort, ...filter } }) => {
    const { list, total } = page(hotwordsBy(filter, sort), current, pageSize);
    return { list: list.map(toHotword), total };
  }),

  handle(hotwordApi.create, (call) => toHotword(createHotword(call.body, by(call)))),

  handle(hotwordApi.order, () => hotwordsBy({})),

  handle(hotwordApi.reorder, (call) => {
    orderHotwords(call.body, by(call));
    return null;
  }),

  handle(hotwordApi.suggestions, suggestions),

  handle(hotwordApi.import, (call) => importWords(call.body.words, call.language, by(call))),

  handle(hotwordApi.bulk, (call) =>
    bulkOn(state().world.hotwords, call.body.ids, call.language, {
      unknown: hotwordMessages.hotwordUnknown,
      label: ({ word }) => word,
      change: (row) => changeHotword(row, call.body.action, by(call)),
    }),
  ),

  handle(
    hotwordApi.bulkMatching,
    ({ body: { filter, excludedIds, action }, operator, language, request, requestId }) => {
      const excluded = new Set(excludedIds);
      const job = startJob({
        kind: 'bulk',
        entity: 'hotword',
        action,
        work: { type: 'changeHotwords', action },
        rowIds: hotwordsBy(filter).flatMap(({ id }) => (excluded.has(id) ? [] : [id])),
        operator,
        origin: originOf({ request, requestId }),
        language,
      });
      return toJob(job, language);
    },
  ),

  handle(hotwordApi.get, ({ params: { id } }) => toHotword(find(state().world.hotwords, id))),

  handle(hotwordApi.update, (call) => {
    const { version, ...input } = call.body;
    return toHotword(updateHotword({ id: call.params.id, version }, input, by(call)));
  }),

  handle(hotwordApi.enable, (call) => toHotword(setStatus(target(call), 'enabled', by(call)))),

  handle(hotwordApi.disable, (call) => toHotword(setStatus(target(call), 'disabled', by(call)))),

  handle(hotwordApi.pin, (call) => toHotword(pinHotword(target(call), by(call)))),

  handle(hotwordApi.remove, (call) => {
    removeHotword({ id: call.params.id, version: call.query.version }, by(call));
    return null;
  }),

  handle(hotwordApi.restoreAll, (call) => {
    const { body, operator, language } = call;
    const ids = 'ids' in body ? body.ids : deletedBy(jobOf(operator, body.jobId, Date.now()));
    // One that is back already is found among the others, and refused.
    return bulkOn([...deletedOf(hotwordTable), ...hotwordTable.rows()], ids, language, {
      unknown: hotwordMessages.hotwordUnknown,
      label: ({ word }) => word,
      change: (row) => void restoreHotword(row, by(call)),
    });
  }),

  handle(hotwordApi.restore, (call) => toHotword(restoreHotword(target(call), by(call)))),
];
