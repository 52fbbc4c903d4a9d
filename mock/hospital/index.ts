import { hospitalApi } from '../../src/contract/hospital';
import { statusActions } from '../../src/domain/hospital/status';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { getOrigin } from '../log/origin';
import { createResource } from '../resource';
import { reveal } from '../reveal/reveal';
import { sortInOrder } from '../store/reorder';
import { find } from '../store/update';
import { changeHospital, changeStatus, hospitalActions, setProjects } from './actions';
import { hospitalExport } from './columns';
import { findHospitals, getMatchingHospitalIds } from './filter';
import { buildHospitals } from './fixtures';
import { hospitalImport } from './import';
import { getReach } from './reach';
import { createHospitalPresenter, hospitalTable, toHospital, toListed } from './table';

const statusHandlers = statusActions.map((action) =>
  handle(hospitalApi[action], ({ params: { id }, body: { version, ...change }, operator }) =>
    toHospital(changeStatus({ id, version }, action, change, operator)),
  ),
);

const { handlers, workers } = createResource(hospitalApi, {
  table: hospitalTable,
  rows: findHospitals,
  toListed,
  actions: hospitalActions,
  change: changeHospital,
});

export const hospital: Entity = {
  fixtures: { hospitals: ({ now }) => buildHospitals(now) },
  workers,
  exportTable: hospitalExport,
  importSpec: hospitalImport,
  handlers: [
    handle(hospitalApi.options, () =>
      sortInOrder(hospitalTable.rows())
        .map(createHospitalPresenter())
        .map(({ id, name, status, level, regionText, projectIds }) => ({
          ...{ id, name, status, level, regionText, projectIds },
        })),
    ),

    ...statusHandlers,

    handle(hospitalApi.setProjects, ({ params: { id }, body: { version, projectIds }, operator }) =>
      toHospital(setProjects({ id, version }, projectIds, operator)),
    ),

    handle(hospitalApi.reveal, ({ params: { id }, body: input, operator, request, requestId }) => {
      const row = find(hospitalTable.rows(), id);
      return reveal({
        entity: { type: 'hospital', id },
        input,
        operator,
        origin: getOrigin({ request, requestId }),
        clearOf: (field) => row[field],
      });
    }),

    handle(hospitalApi.reach, ({ body }) => getReach('ids' in body ? body.ids : getMatchingHospitalIds(body))),

    ...handlers,
  ],
};
