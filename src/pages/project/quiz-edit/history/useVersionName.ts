import type { QuizVersion } from '@/contract/quiz-versions';
import { useText } from '@/hooks/useText';
import { quizPublishTexts } from '@/locales/quizPublish';

/** What a version is called: by its number, the draft by being one. */
export function useVersionName() {
  const t = useText(quizPublishTexts);
  return ({ status, quizVersion }: Pick<QuizVersion, 'status' | 'quizVersion'>) =>
    status === 'draft' ? t('history.draft') : t('history.version', { version: quizVersion });
}
