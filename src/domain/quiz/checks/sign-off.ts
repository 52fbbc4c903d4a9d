import type { Quiz } from '../../../contract/quiz';
import { type Finding, finding } from './finding';

/** A scored quiz needs a medical review by a second operator before members see it. */
export const checkSignOff = ({ scoreMode, medicalReviewed }: Pick<Quiz, 'scoreMode' | 'medicalReviewed'>): Finding[] =>
  scoreMode === 'none' || medicalReviewed ? [] : [finding('notSignedOff', [])];
