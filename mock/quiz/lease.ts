import { lease as limit } from '../../src/contract/limits/lease';
import { getLeases } from '../lease/leases';
import { state } from '../state';

/** Leases of quiz drafts. */
export const quizLeases = getLeases({
  entityType: 'quiz',
  seconds: limit.quizSeconds,
  subjectOf: (id) => {
    const quiz = state().world.quizzes.find((row) => row.id === id);
    return quiz && { entityId: quiz.projectId, label: quiz.title };
  },
});
