import { PlusOutlined } from '@ant-design/icons';
import { useMemoizedFn } from 'ahooks';
import { Button, Flex } from 'antd';
import { lazy, memo, Suspense, useMemo, useState } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { SortableContainer } from '@/components/inputs/Reordering';
import { useReorder } from '@/components/inputs/useReorder';
import { question as limit } from '@/contract/limits/quiz';
import type { QuizOption } from '@/contract/quiz-question';
import { findMove } from '@/domain/moved-places';
import { addOption, deleteOption, moveOption } from '@/domain/quiz/edit/options';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import { useEdit, useEditor, useEditorState, useEditTools } from '../../EditorContext';
import { OptionRow } from './OptionRow';
import type { OptionCommand } from './option-keys';
import styles from './panel.module.css';
import { useOptionFocus } from './useOptionFocus';
import { useQuestion } from './useQuestion';

const OptionLinesDialog = lazy(() => import('./OptionLinesDialog'));

const none: QuizOption[] = [];

/** Edits the options of a question, also by keyboard: Enter adds an option, Backspace deletes an empty one. */
export const OptionsEditor = memo(function OptionsEditor({ id: questionId }: { id: string }) {
  const t = useText(quizEditTexts);
  const tQuiz = useText(quizTexts);
  const { store, isEditable } = useEditor();
  const edit = useEdit();
  const tools = useEditTools();
  const [isBulkOpen, setIsBulkOpen] = useState(false);
  const options = useQuestion(questionId, (question) => question.options) ?? none;
  const type = useQuestion(questionId, (question) => question.type);
  const isScored = useQuestion(questionId, (question) => question.scored) ?? false;
  const scoreMode = useEditorState(({ history }) => history.present.scoreMode);
  const hasScore = isScored && scoreMode !== 'none';
  const isFixed = type === 'boolean';

  const items = useMemo(
    () =>
      options.map(({ optionId, label }, at) => ({ id: optionId, name: label || t('option.nth', { place: at + 1 }) })),
    [options, t],
  );
  const ids = useMemo(() => options.map(({ optionId }) => optionId), [options]);
  const { list, focus, focusNext } = useOptionFocus(ids);
  const move = (id: string, to: number) => edit((quiz) => moveOption(quiz, id, to));
  const reorder = useReorder(items, (next) => {
    const [, to] = findMove(ids, next);
    move(next[to] ?? '', to);
  });

  const add = (at: number) => {
    if (!edit((quiz) => addOption(quiz, questionId, at, tools))) return;
    const { questions } = store.get().history.present;
    focusNext(questions.find((question) => question.questionId === questionId)?.options[at]?.optionId);
  };
  const run = useMemoizedFn((id: string, command: OptionCommand) => {
    const at = ids.indexOf(id);
    switch (command) {
      case 'add':
        if (!isFixed) add(at + 1);
        return;
      case 'previous':
      case 'next':
        focus(ids[command === 'next' ? at + 1 : at - 1]);
        return;
      case 'up':
      case 'down':
        focusNext(id);
        move(id, command === 'up' ? Math.max(0, at - 1) : Math.min(ids.length - 1, at + 1));
        return;
      case 'delete':
        focusNext(ids[at === 0 ? 1 : at - 1]);
        edit((quiz) => deleteOption(quiz, id));
    }
  });

  return (
    <section aria-label={t('options')} className={styles.part}>
      <Flex justify="space-between" align="center">
        <strong>{t('options')}</strong>
        {hasScore && <span className={styles.scoreHead}>{tQuiz('field.score')}</span>}
      </Flex>
      <SortableContainer items={items} reorder={reorder}>
        <ol ref={list} className={styles.options}>
          {options.map((option, at) => (
            <OptionRow
              key={option.optionId}
              option={option}
              place={at}
              isLast={at === options.length - 1}
              isFixed={isFixed}
              canExclude={type === 'multiple'}
              hasScore={hasScore}
              onCommand={run}
            />
          ))}
        </ol>
      </SortableContainer>
      {!isFixed && (
        <Flex gap={8}>
          <Button
            size="small"
            icon={<PlusOutlined aria-hidden />}
            disabled={!isEditable || options.length >= limit.maxOptions}
            onClick={() => add(options.length)}
          >
            {t('options.add')}
          </Button>
          <Button type="link" size="small" disabled={!isEditable} onClick={() => setIsBulkOpen(true)}>
            {t('options.bulk')}
          </Button>
        </Flex>
      )}
      {isBulkOpen && (
        <ErrorBoundary>
          <Suspense>
            <OptionLinesDialog questionId={questionId} onClose={() => setIsBulkOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  );
});
