import { resultHintApi } from '../../src/contract/result-hint';
import { levelCodesOf, severityOf } from '../../src/domain/hint/levels';
import { bulkOn } from '../bulk';
import { handle } from '../handle';
import { startJob, toJob } from '../job/jobs';
import { originOf } from '../log/origin';
import { messages } from '../messages';
import { state } from '../state';
import { page } from '../store/list';
import { find } from '../store/update';
import {
  changeHint,
  copyHint,
  createHint,
  disableHint,
  enableHint,
  removeHint,
  restoreHint,
  reviewHint,
  updateHint,
} from './actions';
import { hintsBy } from './filter';
import { scopeLevels, toHint } from './table';

export const resultHintHandlers = [
  handle(resultHintApi.list, ({ query: { current, pageSize, sort, ...filter }, operator }) =>
    page(hintsBy(operator.id, filter, sort), current, pageSize),
  ),

  handle(resultHintApi.levels, ({ query: { projectId = null } }) => {
    if (projectId !== null) find(state().world.projects, projectId);
    const levels = scopeLevels(projectId);
    const hints = state().world.hints.filter((hint) => hint.projectId === projectId);
    return levelCodesOf(levels).map((code) => ({
      code,
      name: levels?.find((level) => level.code === code)?.name ?? null,
      severity: severityOf(code, levels) ?? 'normal',
      taken: hints.some(({ levelCode }) => levelCode === code),
    }));
  }),

  handle(resultHintApi.get, ({ params: { id }, operator }) => toHint(find(state().world.hints, id), operator.id)),

  handle(resultHintApi.create, ({ body, operator }) => toHint(createHint(body, { operator }), operator.id)),

  handle(resultHintApi.update, ({ params: { id }, body: { version, ...input }, operator }) =>
    toHint(updateHint({ id, version }, input, { operator }), operator.id),
  ),

  handle(resultHintApi.review, ({ params: { id }, body: { version, ...review }, operator }) =>
    toHint(reviewHint({ id, version }, review, { operator }), operator.id),
  ),

  handle(resultHintApi.enable, ({ params: { id }, body: { version }, operator }) =>
    toHint(enableHint({ id, version }, { operator }), operator.id),
  ),

  handle(resultHintApi.disable, ({ params: { id }, body: { version }, operator }) =>
    toHint(disableHint({ id, version }, { operator }), operator.id),
  ),

  handle(resultHintApi.copy, ({ params: { id }, body, operator }) =>
    toHint(copyHint(id, body, { operator }), operator.id),
  ),

  handle(resultHintApi.remove, ({ params: { id }, query: { version }, operator }) => {
    removeHint({ id, version }, { operator });
    return null;
  }),

  handle(resultHintApi.restore, ({ params: { id }, body: { version }, operator }) =>
    toHint(restoreHint({ id, version }, { operator }), operator.id),
  ),

  handle(resultHintApi.bulk, ({ body: { ids, action }, operator, language }) =>
    bulkOn(state().world.hints, ids, language, {
      unknown: messages.notFound,
      label: ({ name }) => name,
      change: (hint) => changeHint(hint, action, { operator }),
    }),
  ),

  handle(resultHintApi.bulkMatching, (call) => {
    const { filter, excludedIds, action } = call.body;
    const excluded = new Set(excludedIds);
    const job = startJob({
      kind: 'bulk',
      entity: 'resultHint',
      action,
      work: { type: 'changeHints', action },
      rowIds: hintsBy(call.operator.id, filter).flatMap(({ id }) => (excluded.has(id) ? [] : [id])),
      operator: call.operator,
      origin: originOf(call),
      language: call.language,
    });
    return toJob(job, call.language);
  }),
];
