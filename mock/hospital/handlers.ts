import { hospitalApi } from '../../src/contract/hospital';
import { bulkOn } from '../bulk';
import { handle } from '../handle';
import { startJob, toJob } from '../job/jobs';
import { originOf } from '../log/origin';
import { messages } from '../messages';
import { reveal } from '../reveal/reveal';
import { state } from '../state';
import { page } from '../store/list';
import { inOrder } from '../store/reorder';
import { find } from '../store/update';
import { changeStatus, createHospital, removeHospital, restoreHospital, setProjects, updateHospital } from './actions';
import { hospitalsBy, matchingHospitalIds } from './filter';
import { reachOf } from './reach';
import { toHospital, toListed } from './table';

const statusActions = (['pause', 'resume', 'end', 'reopen'] as const).map((action) =>
  handle(hospitalApi[action], ({ params: { id }, body: { version, ...change }, operator }) =>
    toHospital(changeStatus({ id, version }, action, change, { operatorName: operator.name })),
  ),
);

export const hospitalHandlers = [
  handle(hospitalApi.list, ({ query: { current, pageSize, sort, ...filter } }) =>
    page(hospitalsBy(filter, sort).map(toListed), current, pageSize),
  ),

  handle(hospitalApi.options, () =>
    inOrder(state().world.hospitals).map(({ id, name, status }) => ({ id, name, status })),
  ),

  handle(hospitalApi.get, ({ params: { id } }) => toHospital(find(state().world.hospitals, id))),

  handle(hospitalApi.create, ({ body, operator }) => toHospital(createHospital(body, { operatorName: operator.name }))),

  handle(hospitalApi.update, ({ params: { id }, body: { version, ...input }, operator }) =>
    toHospital(updateHospital({ id, version }, input, { operatorName: operator.name })),
  ),

  ...statusActions,

  handle(hospitalApi.setProjects, ({ params: { id }, body: { version, projectIds }, operator }) =>
    toHospital(setProjects({ id, version }, projectIds, { operatorName: operator.name })),
  ),

  handle(hospitalApi.remove, ({ params: { id }, query: { version }, operator }) => {
    removeHospital({ id, version }, { operatorName: operator.name });
    return null;
  }),

  handle(hospitalApi.restore, ({ params: { id }, body: { version }, operator }) =>
    toHospital(restoreHospital({ id, version }, { operatorName: operator.name })),
  ),

  handle(hospitalApi.reveal, ({ params: { id }, body: input, operator, request, requestId }) => {
    const hospital = find(state().world.hospitals, id);
    return reveal({
      entity: { type: 'hospital', id },
      input,
      operator,
      origin: originOf({ request, requestId }),
      clearOf: (field) => hospital[field],
    });
  }),

  handle(hospitalApi.reach, ({ body }) => reachOf('ids' in body ? body.ids : matchingHospitalIds(body))),

  handle(hospitalApi.bulk, ({ body: { ids, action, ...change }, operator, language }) =>
    bulkOn(state().world.hospitals, ids, language, {
      unknown: messages.notFound,
      label: ({ name }) => name,
      change: (row) => void changeStatus(row, action, change, { operatorName: operator.name }),
    }),
  ),

  handle(hospitalApi.bulkMatching, (call) => {
    const { filter, excludedIds, ...change } = call.body;
    const job = startJob({
      kind: 'bulk',
      entity: 'hospital',
      action: change.action,
      work: { type: 'changeHospitals', change },
      rowIds: matchingHospitalIds({ filter, excludedIds }),
      operator: call.operator,
      origin: originOf(call),
      language: call.language,
    });
    return toJob(job, call.language);
  }),
];
