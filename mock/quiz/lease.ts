import { lease as limit } from '../../src/contract/limits/lease';
import { createLeases } from '../lease/leases';
import { state } from '../state';

/** Leases of quiz drafts. */
export const quizLeases = createLeases({
  entityType: 'quiz',
  seconds: limit.quizSeconds,
  subjectOf: (id) => {
    const quiz = state().world.quizzes.find((row) => row.id === id);
    return quiz && { entityId: quiz.projectId, label: quiz.title };
  },
});
