import { lease as limit } from '../../src/contract/limits/lease';
import { leasesOf } from '../lease/leases';

/** Who edits which draft. */
export const quizLeases = leasesOf({ entityType: 'quiz', seconds: limit.quizSeconds });
