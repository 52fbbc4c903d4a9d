import { useQuiz } from '../../EditorContext';
import { QuestionForm } from './QuestionForm';
import { SettingsForm } from './SettingsForm';

/** All that there is to say of the question that is chosen; where none is, of the quiz. */
export function QuestionPanel() {
  const question = useQuiz(({ history, selectedId }) =>
    history.present.questions.find(({ questionId }) => questionId === selectedId),
  );
  if (!question) return <SettingsForm />;
  return <QuestionForm key={question.questionId} question={question} />;
}
