import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { ActionMenu } from '@/components/actions/ActionMenu';
import { useText } from '@/hooks/useText';
import { quizBeginTexts } from '@/locales/quizBegin';
import { quizEditTexts } from '@/locales/quizEdit';
import { type Source, sources } from './begin/draft-target';
import { SourceDialog } from './begin/SourceDialog';
import { useReplaceDraft } from './begin/useReplaceDraft';
import { useEditor } from './EditorContext';
import { saveQuizFile } from './save-quiz-file';

/** Menu that replaces the content of the draft or downloads it as a file. */
export function QuizMenu() {
  const t = useText(quizBeginTexts);
  const tEdit = useText(quizEditTexts);
  const { store, isEditable } = useEditor();
  const [source, setSource] = useState<Source>();
  const getTarget = useReplaceDraft();
  const download = () => {
    const quiz = store.get().history.present;
    saveQuizFile(quiz, tEdit('export.name', { title: quiz.title || t('untitled') }));
  };
  return (
    <>
      <ActionMenu<Source | 'download'>
        items={[
          ...sources.map((key) => ({ key, label: t(`menu.${key}`), disabled: !isEditable })),
          { type: 'divider' },
          { key: 'download', label: t('menu.download') },
        ]}
        onChoose={(key) => (key === 'download' ? download() : setSource(key))}
      >
        {(trigger) => (
          <Button size="small" ref={trigger} aria-haspopup="menu">
            {t('menu')} <DownOutlined aria-hidden />
          </Button>
        )}
      </ActionMenu>
      {source && <SourceDialog source={source} target={getTarget()} onClose={() => setSource(undefined)} />}
    </>
  );
}
