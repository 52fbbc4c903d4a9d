import { useText } from '@/hooks/useText';
import { quizPublishTexts } from '@/locales/quizPublish';
import { useEditor, useQuiz } from '../EditorContext';
import { VersionsButton } from './VersionsButton';

/** The versions of the quiz that is edited. */
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
