import { Button, Typography } from 'antd';
import { flushSync } from 'react-dom';
import { BlockedDialog } from '@/components/form/BlockedDialog';
import type { Refusal } from '@/domain/quiz/edit/result';
import { useQuestionNames } from '@/features/quiz/useQuestionNames';
import { useRuleSentence } from '@/features/quiz/useRuleSentence';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizCanvasTexts } from '@/locales/quizCanvas';
import { useEditor, useEditorState } from './EditorContext';

/** Lists the rules that block the last edit, each with a button that opens it. */
export function BlockedEditDialog() {
  const { store } = useEditor();
  const refusal = useEditorState((state) => state.refusal);
  if (!refusal) return null;
  return <BlockingRules refusal={refusal} onClose={() => store.setRefusal(undefined)} />;
}

function BlockingRules({ refusal, onClose }: { refusal: Refusal; onClose: () => void }) {
  const t = useText(quizCanvasTexts);
  const tQuiz = useText(quizTexts);
  const { show } = useEditor();
  const { questions, rules } = useEditorState(({ history }) => history.present);
  const formatSentence = useRuleSentence(questions, useQuestionNames(questions));
  const openRule = (index: number) => {
    // Closing returns the focus to the opener; only then can the rule take it.
    flushSync(onClose);
    show(['rules', index]);
  };
  return (
    <BlockedDialog title={t('refused.title')} reason={tQuiz(`edit.${refusal.code}`, refusal.params)} onClose={onClose}>
      <ul style={{ margin: 0, padding: 0, listStyle: 'none', maxBlockSize: 320, overflow: 'auto' }}>
        {rules.map((rule, index) =>
          refusal.rules.includes(rule.ruleId) ? (
            <li key={rule.ruleId} style={{ marginBlockEnd: 12 }}>
              <Typography.Text>{formatSentence(rule)}</Typography.Text>
              <br />
              <Button type="link" size="small" style={{ paddingInline: 0 }} onClick={() => openRule(index)}>
                {t('refused.rule', { place: index + 1 })}
              </Button>
            </li>
          ) : null,
        )}
      </ul>
    </BlockedDialog>
  );
}
