import { RedoOutlined, SaveOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { Hint } from '@/components/feedback/Hint';
import { useEndUndo } from '@/components/feedback/useUndo';
import { AutosaveStatus } from '@/components/form/AutosaveStatus';
import type { useAutosave } from '@/components/form/useAutosave';
import type { ImportError } from '@/domain/quiz/json/shape';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { quizPublishTexts } from '@/locales/quizPublish';
import { useEditor, useEditorState } from './EditorContext';
import { VersionsButton } from './history/VersionsButton';
import { InvalidQuizNote } from './InvalidQuizNote';
import { QuizMenu } from './QuizMenu';
import { FindField } from './questions/FindField';
import styles from './quiz-editor.module.css';
import { TrialButton } from './trial/TrialButton';

type Props = {
  autosave: Pick<ReturnType<typeof useAutosave>, 'phase' | 'savedAt' | 'flush'>;
  /** Why the last save was refused, if not because of the content. */
  refusedText: string | undefined;
  /** Why the content cannot be saved. */
  problem: ImportError | undefined;
};

/** Toolbar of the editor, shared by all tabs. */
export function EditorBar({ autosave, refusedText, problem }: Props) {
  const t = useText(quizEditTexts);
  const { store, isEditable } = useEditor();
  const canUndo = useEditorState(({ history }) => history.past.length > 0) && isEditable;
  const canRedo = useEditorState(({ history }) => history.future.length > 0) && isEditable;
  // Undo also restores a deleted item, so the undo notice ends with it, and on leaving the editor.
  const endOffer = useEndUndo();
  const undo = () => {
    endOffer();
    store.undo();
  };
  const save = () => isEditable && autosave.flush({ isByHand: true });
  useShortcuts([
    { keys: 'mod+s', label: t('save'), run: save },
    { keys: 'mod+z', label: t('undo'), run: () => canUndo && undo() },
    { keys: 'mod+shift+z', label: t('redo'), run: () => canRedo && store.redo() },
  ]);
  return (
    <Flex gap={8} align="center" wrap role="toolbar" aria-label={t('toolbar')}>
      <Hint opensOnFocus title={t('undo')}>
        <Button
          size="small"
          icon={<UndoOutlined aria-hidden />}
          aria-label={t('undo')}
          disabled={!canUndo}
          onClick={undo}
        />
      </Hint>
      <Hint opensOnFocus title={t('redo')}>
        <Button
          size="small"
          icon={<RedoOutlined aria-hidden />}
          aria-label={t('redo')}
          disabled={!canRedo}
          onClick={store.redo}
        />
      </Hint>
      <Button size="small" icon={<SaveOutlined aria-hidden />} disabled={!isEditable} onClick={save}>
        {t('save')}
      </Button>
      <FindField />
      <TrialButton />
      <HistoryButton />
      <QuizMenu />
      <div className={styles.saving}>
        {problem ? (
          <InvalidQuizNote problem={problem} />
        ) : (
          <AutosaveStatus phase={autosave.phase} savedAt={autosave.savedAt} refusedText={refusedText} />
        )}
      </div>
    </Flex>
  );
}

function HistoryButton() {
  const t = useText(quizPublishTexts);
  const { quizId, projectId, isEditable, save, withLeasePaused, adopt, onGone } = useEditor();
  const content = useEditorState(({ history }) => history.present);
  return (
    <VersionsButton
      projectId={projectId}
      size="small"
      draft={{ id: quizId, content, save, withLeasePaused }}
      refusal={isEditable ? undefined : t('history.readOnly')}
      onRestored={adopt}
      onRemoved={onGone}
    />
  );
}
