import { memo, useState } from 'react';
import { useEditorState } from '../../EditorContext';
import { PanelShortcuts } from './PanelShortcuts';
import { QuestionForm } from './QuestionForm';
import { SettingsForm } from './SettingsForm';

/** Settings of the selected question or, if none is selected, of the quiz. */
export const QuestionPanel = memo(function QuestionPanel() {
  const id = useEditorState(({ history, selectedId }) =>
    history.present.questions.some(({ questionId }) => questionId === selectedId) ? selectedId : undefined,
  );
  // Stays open when another question is selected.
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  return (
    <PanelShortcuts>
      {id === undefined ? (
        <SettingsForm />
      ) : (
        <QuestionForm key={id} id={id} isMoreOpen={isMoreOpen} onMoreOpen={setIsMoreOpen} />
      )}
    </PanelShortcuts>
  );
});
