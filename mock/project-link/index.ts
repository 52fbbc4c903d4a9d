import { projectLinkApi, projectLinkListApi } from '../../src/contract/project-link';
import type { Entity } from '../entity';
import { getHistory } from '../fixtures/setting-history';
import { handle } from '../handle';
import { projectTable } from '../project/table';
import { createResource } from '../resource';
import { sortInOrder } from '../store/reorder';
import { find } from '../store/update';
import { projectLinkActions } from './actions';
import { checkOpen } from './check';
import { linkCheckHandler, linkCheckWorker } from './check-job';
import { copyLink } from './copy';
import { buildProjectLinks } from './fixtures';
import { projectLinkTable, toProjectLink } from './table';

const { handlers } = createResource(projectLinkApi, {
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
    linkCheckHandler,

    handle(projectLinkListApi.list, ({ params: { id } }) => {
      find(projectTable.rows(), id);
      return sortInOrder(projectLinkTable.rows().filter(({ projectId }) => projectId === id)).map(toProjectLink);
    }),

    handle(projectLinkApi.copy, ({ params: { id }, body: { projectIds }, operator, language }) =>
      copyLink({ id, projectIds, operator, language }),
    ),

    ...handlers,
  ],
};
