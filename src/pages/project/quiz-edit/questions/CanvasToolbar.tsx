import { SnippetsOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { quiz as limit } from '@/contract/limits/quiz';
import { isAnswerable } from '@/domain/quiz/model';
import { useText } from '@/hooks/useText';
import { quizCanvasTexts } from '@/locales/quizCanvas';
import { useEditor, useEditorState } from '../EditorContext';
import styles from './questions.module.css';

/** Number of questions, and actions on all cards. */
export function CanvasToolbar({ onPaste }: { onPaste: () => void }) {
  const t = useText(quizCanvasTexts);
  const { store, isEditable } = useEditor();
  const count = useEditorState(({ history }) => history.present.questions.length);
  const asked = useEditorState(
    ({ history }) => history.present.questions.filter(({ type }) => isAnswerable(type)).length,
  );
  // Sections stay open, so that many questions are visible at once.
  const foldAll = () =>
    store.setFolded(
      new Set(
        store
          .get()
          .history.present.questions.filter(({ type }) => type !== 'section')
          .map(({ questionId }) => questionId),
      ),
    );
  return (
    <Flex gap={8} wrap align="center">
      <span className={styles.count}>
        {t(asked === count ? 'count' : 'countAll', { asked, count, max: limit.maxQuestions })}
      </span>
      <Button size="small" disabled={count === 0} onClick={foldAll}>
        {t('foldAll')}
      </Button>
      <Button size="small" disabled={count === 0} onClick={() => store.setFolded(new Set())}>
        {t('unfoldAll')}
      </Button>
      <Button size="small" icon={<SnippetsOutlined aria-hidden />} disabled={!isEditable} onClick={onPaste}>
        {t('paste')}
      </Button>
    </Flex>
  );
}
