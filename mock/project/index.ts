import { operatorApi } from '../../src/contract/operator';
import { projectApi, projectOptionsApi } from '../../src/contract/project';
import { isInOrder } from '../../src/domain/project/status';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { createResource } from '../resource';
import { state } from '../state';
import { page } from '../store/list';
import { sortInOrder } from '../store/reorder';
import { find } from '../store/update';
import { changeProject, projectActions, reopenProject, setListing } from './actions';
import { projectExport } from './columns';
import { copyProject } from './copy';
import { projectFigureHandlers } from './figures-handlers';
import { findProjects } from './filter';
import { buildProjects } from './fixtures';
import { getGate } from './gate';
import { buildProjectHistory } from './history';
import { projectTable, toProject } from './table';

const { handlers, workers } = createResource(projectApi, {
  table: projectTable,
  rows: findProjects,
  toListed: (project) => project,
  actions: projectActions,
  change: (row, { change }, operator) => changeProject(row, change, operator),
  actionOf: ({ change }) => change.action,
  scopeOf: () => ({ name: 'all', has: isInOrder }),
});

const moves = (['publish', 'pause', 'resume', 'finish', 'archive'] as const).map((action) =>
  handle(projectApi[action], ({ params: { id }, body: { version }, operator }) =>
    toProject(projectActions[action]({ id, version }, operator)),
  ),
);

export const project: Entity = {
  exportTable: projectExport,
  fixtures: {
    projects: ({ now, hospitals, operators, categories, agreementTemplates }, { random }) =>
      buildProjects(random(50), now, { hospitals, operators, categories, agreementTemplates }),
  },
  history: (world) => ({ changes: world.projects.flatMap((row) => buildProjectHistory(row, world)) }),
  workers,
  handlers: [
    handle(projectOptionsApi.list, () => projectTable.rows()),

    handle(projectApi.search, ({ body: { current, pageSize, sort, ...filter }, operator }) =>
      page(findProjects(filter, sort, operator), current, pageSize),
    ),

    handle(projectApi.order, () => sortInOrder(projectTable.rows().filter(isInOrder))),

    handle(projectApi.setListing, ({ params: { id }, body: { version, ...listing }, operator }) =>
      toProject(setListing({ id, version }, listing, operator)),
    ),

    handle(projectApi.publishGate, ({ params: { id } }) => getGate(find(projectTable.rows(), id))),

    ...moves,

    ...projectFigureHandlers,

    handle(projectApi.reopen, ({ params: { id }, body: { version, endAt }, operator }) =>
      toProject(reopenProject({ id, version }, endAt, operator)),
    ),

    handle(projectApi.copy, ({ params: { id }, operator }) => copyProject(id, operator)),

    handle(operatorApi.list, () => state().world.operators),

    ...handlers,
  ],
};
