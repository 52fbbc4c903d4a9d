import { Button, Typography } from 'antd';
import { nameOf } from '@/domain/quiz/diff/words';
import type { ImportError } from '@/domain/quiz/json/shape';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import { useEditor } from './EditorContext';

/** Why the quiz cannot be saved as it stands, such as a text that is too long, and the way there. */
export function UnfitNote({ problem: { code, at, params } }: { problem: ImportError }) {
  const t = useText(quizEditTexts);
  const tQuiz = useText(quizTexts);
  const { store } = useEditor();
  const question = at[0] === 'questions' ? store.get().history.present.questions[Number(at[1])] : undefined;
  const words = tQuiz(`import.${code}`, params);
  return (
    <Typography.Text type="danger" role="alert">
      {question ? t('unfit.question', { name: nameOf(question), problem: words }) : t('unfit', { problem: words })}
      {question && (
        <Button type="link" size="small" onClick={() => store.select(question.questionId)}>
          {t('unfit.show')}
        </Button>
      )}
    </Typography.Text>
  );
}
