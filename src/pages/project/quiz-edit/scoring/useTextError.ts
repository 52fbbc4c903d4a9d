import { countCharacters } from '@/domain/validation/text';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';

/** What is wrong with a text that has to be there, of `max` characters at most. */
export function useTextError() {
  const t = useText(quizScoringTexts);
  return (text: string, max: number) => {
    if (text === '') return t('error.missing');
    return countCharacters(text) > max ? t('error.tooLong', { max }) : undefined;
  };
}
