import type { Quiz } from '../../../contract/quiz';
import { createFinding, type Finding } from './finding';

/** A scored quiz needs a medical review by a second operator before members see it. */
export const checkSignOff = ({ scoreMode, medicalReviewed }: Pick<Quiz, 'scoreMode' | 'medicalReviewed'>): Finding[] =>
  scoreMode === 'none' || medicalReviewed ? [] : [createFinding('notSignedOff', [])];
