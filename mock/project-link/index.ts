import { projectLinkApi, projectLinkListApi } from '../../src/contract/project-link';
import type { Entity } from '../entity';
import { getHistory } from '../fixtures/setting-history';
import { handle } from '../handle';
import { projectTable } from '../project/table';
import { getResource } from '../resource';
import { inOrder } from '../store/reorder';
import { find } from '../store/update';
import { projectLinkActions } from './actions';
import { checkOpen } from './check';
import { copyLink } from './copy';
import { buildProjectLinks } from './fixtures';
import { linkChecks, linkCheckWorker } from './reach-job';
import { projectLinkTable, toProjectLink } from './table';

const { handlers } = getResource(projectLinkApi, {
  table: projectLinkTable,
  rows: projectLinkTable.rows,
  toListed: toProjectLink,
  actions: projectLinkActions,
  scopeOf({ projectId }) {
    checkOpen(projectId);
    return { name: projectId, has: (link) => link.projectId === projectId };
  },
});

export const projectLink: Entity = {
  fixtures: { projectLinks: ({ now, projects, quizzes }) => buildProjectLinks(now, projects, quizzes) },
  history: ({ projectLinks }) => ({
    changes: projectLinks.flatMap(({ lastCheck: _, ...row }) => getHistory(projectLinkTable.entityType, row)),
  }),
  workers: [linkCheckWorker],
  handlers: [
    linkChecks,

    handle(projectLinkListApi.list, ({ params: { id } }) => {
      find(projectTable.rows(), id);
      return inOrder(projectLinkTable.rows().filter(({ projectId }) => projectId === id)).map(toProjectLink);
    }),

    handle(projectLinkApi.copy, ({ params: { id }, body: { projectIds }, operator, language }) =>
      copyLink({ id, projectIds, operator, language }),
    ),

    ...handlers,
  ],
};
