import { Button, Typography } from 'antd';
import type { QuizContent } from '@/contract/quiz';
import { getQuestionName } from '@/domain/quiz/diff/readable';
import type { ImportError } from '@/domain/quiz/json/shape';
import { truncateName } from '@/features/quiz/useQuestionNames';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import { usePathText } from './begin/usePathText';
import { useEditor } from './EditorContext';

/** Shows why the quiz cannot be saved, such as a text that is too long, with a link to the place. */
export function InvalidQuizNote({ problem: { code, at, params } }: { problem: ImportError }) {
  const t = useText(quizEditTexts);
  const tQuiz = useText(quizTexts);
  const formatPath = usePathText();
  const { store, show } = useEditor();
  const name = getPartName(store.get().history.present, at);
  const place = formatPath(at);
  return (
    <Typography.Text type="danger" role="alert">
      {t('unfit', {
        place: name ? t('unfit.named', { place, name: truncateName(name) }) : place,
        problem: tQuiz(`import.${code}`, params),
      })}
      <Button type="link" size="small" onClick={() => show(at)}>
        {t('unfit.show')}
      </Button>
    </Typography.Text>
  );
}

/** Name of the part of the quiz that contains the path, if it has one. */
function getPartName(
  { questions, resultLevels, dimensions, testCases }: QuizContent,
  [part, index]: ImportError['at'],
) {
  const question = part === 'questions' ? questions[Number(index)] : undefined;
  if (question) return getQuestionName(question);
  const named = { resultLevels, dimensions, testCases }[String(part)];
  return named?.[Number(index)]?.name;
}
