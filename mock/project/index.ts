import { operatorApi } from '../../src/contract/operator';
import { projectOptionsApi } from '../../src/contract/project';
import { projectLinkListApi } from '../../src/contract/project-link';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { state } from '../state';
import { find } from '../store/update';
import { projectExport } from './columns';
import { buildProjectLinks } from './fixture-links';
import { buildProjects } from './fixtures';
import { linkChecks, linkCheckWorker } from './link-checks';

export const project: Entity = {
  exportTable: projectExport,
  fixtures: {
    projects: ({ now, operators, categories, agreementTemplates }, { random }) =>
      buildProjects(random(50), now, { operators, categories, agreementTemplates }),
    projectLinks: ({ now, projects }) => buildProjectLinks(now, projects),
  },
  workers: [linkCheckWorker],
  handlers: [
    linkChecks,

    handle(projectOptionsApi.list, () => state().world.projects),

    handle(projectLinkListApi.list, ({ params: { id } }) => {
      find(state().world.projects, id);
      return state().world.projectLinks.filter(({ projectId }) => projectId === id);
    }),

    handle(operatorApi.list, () => state().world.operators),
  ],
};
