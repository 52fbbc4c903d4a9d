import type { QuizContent } from '@/contract/quiz';
import { exportQuiz } from '@/domain/quiz/json/file';
import { saveBlob } from '@/utils/save-blob';

/** Downloads a quiz as a file that can be imported again. */
export const saveQuizFile = (quiz: QuizContent, fileName: string) =>
  saveBlob(new Blob([exportQuiz(quiz)], { type: 'application/json' }), fileName);
