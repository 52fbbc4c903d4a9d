import { Empty } from 'antd';
import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { useQuiz } from '../../EditorContext';
import { QuestionForm } from './QuestionForm';

/** All that there is to say of the question that is chosen. */
export function QuestionPanel() {
  const t = useText(quizEditTexts);
  const question = useQuiz(({ history, selectedId }) =>
    history.present.questions.find(({ questionId }) => questionId === selectedId),
  );
  if (!question) return <Empty description={t('panel.empty')} />;
  return <QuestionForm key={question.questionId} question={question} />;
}
