import { projectLinkApi } from '../../src/contract/project-link';
import { projectOptionsApi } from '../../src/contract/project-options';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { state } from '../state';
import { find } from '../store/update';
import { buildProjectLinks } from './fixture-links';
import { buildProjects } from './fixtures';

export const project: Entity = {
  fixtures: {
    projects: ({ categories }) => buildProjects(categories),
    projectLinks: ({ projects }) => buildProjectLinks(projects),
  },
  handlers: [
    handle(projectOptionsApi.projects, () => state().world.projects),

    handle(projectLinkApi.list, ({ params: { id } }) => {
      find(state().world.projects, id);
      return state().world.projectLinks.filter(({ projectId }) => projectId === id);
    }),

    handle(projectOptionsApi.operators, () => state().world.operators),
  ],
};
