import type { QuizVersion } from '@/contract/quiz-versions';
import { useText } from '@/hooks/useText';
import { quizPublishTexts } from '@/locales/quizPublish';

/** Formats a version: its number, or the word for draft. */
export function useVersionName() {
  const t = useText(quizPublishTexts);
  return ({ status, quizVersion }: Pick<QuizVersion, 'status' | 'quizVersion'>) =>
    status === 'draft' ? t('history.draft') : t('history.version', { version: quizVersion });
}
