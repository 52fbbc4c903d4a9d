import { useText } from '@/hooks/useText';
import { quizPublishTexts } from '@/locales/quizPublish';
import { useEditor, useQuiz } from '../EditorContext';
import { VersionsButton } from './VersionsButton';

/** Opens the versions of the edited quiz. */
export function HistoryButton() {
  const t = useText(quizPublishTexts);
  const { quizId, projectId, isEditable, save, ending, adopt, onGone } = useEditor();
  const content = useQuiz(({ history }) => history.present);
  return (
    <VersionsButton
      projectId={projectId}
      draft={{ id: quizId, content, save, ending }}
      refusal={isEditable ? undefined : t('history.readOnly')}
      onRestored={adopt}
      onRemoved={onGone}
    />
  );
}
