import { memo, useState } from 'react';
import { useQuiz } from '../../EditorContext';
import { PanelKeys } from './PanelKeys';
import { QuestionForm } from './QuestionForm';
import { SettingsForm } from './SettingsForm';

/** All that there is to say of the question that is chosen; where none is, of the quiz. */
export const QuestionPanel = memo(function QuestionPanel() {
  const id = useQuiz(({ history, selectedId }) =>
    history.present.questions.some(({ questionId }) => questionId === selectedId) ? selectedId : undefined,
  );
  // Who needs more of one question needs it of the next.
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  return (
    <PanelKeys>
      {id === undefined ? (
        <SettingsForm />
      ) : (
        <QuestionForm key={id} id={id} isMoreOpen={isMoreOpen} onMoreOpen={setIsMoreOpen} />
      )}
    </PanelKeys>
  );
});
