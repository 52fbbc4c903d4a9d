import { Alert, Button, Flex, Modal } from 'antd';
import { useState } from 'react';
import type { Quiz } from '@/contract/quiz';
import { diffQuizzes } from '@/domain/quiz/diff/diff';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { useEditor } from './EditorContext';
import { QuizDiff } from './QuizDiff';
import { saveQuizFile } from './save-quiz-file';

type Props = {
  /** The version that another operator has saved in the meantime. */
  theirs: Quiz;
  onTakeTheirs: (theirs: Quiz) => void;
  onKeepMine: (version: number) => void;
};

/**
 * Shown when another operator has saved the draft: take their version, download one's own as a file, or overwrite
 * theirs after a comparison (docs/domain.md 6.3).
 */
export function StaleQuizBanner({ theirs, onTakeTheirs, onKeepMine }: Props) {
  const t = useText(quizEditTexts);
  const { store } = useEditor();
  const [isComparing, setIsComparing] = useState(false);
  const keepFile = () => saveQuizFile(store.get().history.present, t('export.name', { title: theirs.title }));
  return (
    <Alert
      role="alert"
      type="warning"
      showIcon
      title={t('stale.title')}
      description={
        <Flex vertical gap={8} align="start">
          {t('stale.text')}
          <Flex gap={8} wrap>
            <Button onClick={() => setIsComparing(true)}>{t('stale.compare')}</Button>
            <Button onClick={() => onTakeTheirs(theirs)}>{t('stale.takeTheirs')}</Button>
            <Button onClick={keepFile}>{t('stale.file')}</Button>
          </Flex>
          {isComparing && (
            <CompareDialog
              theirs={theirs}
              onKeepMine={() => onKeepMine(theirs.version)}
              onClose={() => setIsComparing(false)}
            />
          )}
        </Flex>
      }
    />
  );
}

function CompareDialog({
  theirs,
  onKeepMine,
  onClose,
}: Pick<Props, 'theirs'> & Record<'onKeepMine' | 'onClose', () => void>) {
  const t = useText(quizEditTexts);
  const { store } = useEditor();
  useRestoreFocus(true);
  return (
    <Modal
      open
      width={760}
      title={t('stale.compareTitle')}
      okText={t('stale.keepMine')}
      cancelText={t('stale.back')}
      onOk={() => {
        onKeepMine();
        onClose();
      }}
      onCancel={onClose}
    >
      <QuizDiff entries={diffQuizzes(theirs, store.get().history.present)} />
    </Modal>
  );
}
