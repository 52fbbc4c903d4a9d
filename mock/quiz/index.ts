import { quizVersionsApi } from '../../src/contract/quiz-versions';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { state } from '../state';
import { find } from '../store/update';
import { buildQuizzes } from './fixtures';
import { versionsOf } from './versions';

export const quiz: Entity = {
  fixtures: { quizzes: ({ now, projects }) => buildQuizzes(now, projects) },
  handlers: [
    handle(quizVersionsApi.versions, ({ query: { projectId } }) => versionsOf(projectId)),

    handle(quizVersionsApi.get, ({ params: { id } }) => find(state().world.quizzes, id)),
  ],
};
