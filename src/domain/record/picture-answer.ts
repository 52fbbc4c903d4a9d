import type { QuestionType } from '../../contract/quiz';

/** Whether a question is answered by pictures, of papers or by hand: nobody reads these as text. */
export const isPicture = (type: QuestionType) => type === 'image' || type === 'signature';
