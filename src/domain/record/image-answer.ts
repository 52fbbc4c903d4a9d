import type { QuestionType } from '@/contract/quiz-question';

/** Whether the answer to a question is an image (upload or signature), which cannot be read as text. */
export const isImageAnswer = (type: QuestionType) => type === 'image' || type === 'signature';
