import { lease as limit } from '../../src/contract/limits/lease';
import { leasesOf } from '../lease/leases';
import { state } from '../state';

/** Who edits which draft. */
export const quizLeases = leasesOf({
  entityType: 'quiz',
  seconds: limit.quizSeconds,
  subjectOf: (id) => {
    const quiz = state().world.quizzes.find((row) => row.id === id);
    return quiz && { entityId: quiz.projectId, label: quiz.title };
  },
});
