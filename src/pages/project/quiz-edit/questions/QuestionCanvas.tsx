import { useMemoizedFn } from 'ahooks';
import { Button, Empty } from 'antd';
import { type KeyboardEvent, lazy, memo, Suspense, useDeferredValue, useRef, useState } from 'react';
import { useUnsavedDraft } from '@/components/form/useUnsavedDraft';
import { SortableContainer } from '@/components/inputs/Reordering';
import { useReorder } from '@/components/inputs/useReorder';
import { findMove } from '@/domain/moved-places';
import { getQuestionName } from '@/domain/quiz/diff/readable';
import { getSectionIndexes, isAnswerable } from '@/domain/quiz/model';
import { useText } from '@/hooks/useText';
import { quizCanvasTexts } from '@/locales/quizCanvas';
import type { Draft } from '@/session/drafts';
import { useEditor, useEditorState } from '../EditorContext';
import { useDebouncedQuiz } from '../useDebouncedQuiz';
import { CanvasToolbar } from './CanvasToolbar';
import { handleCardKey } from './card-keys';
import { getVisibleQuestions, type OutlineItem } from './outline';
import { QuestionCard } from './QuestionCard';
import { QuizCard } from './QuizCard';
import styles from './questions.module.css';
import { useCanvasShortcuts } from './useCanvasShortcuts';
import { useCardActions } from './useCardActions';
import { useCardFocus } from './useCardFocus';
import { noProblems, useQuestionProblems } from './useQuestionProblems';
import { noRuleUsage, useRuleUsage } from './useRuleUsage';

const PasteDialog = lazy(() => import('../paste/PasteDialog'));

/** Cards in the first render, enough to fill the window; the others follow deferred, because there may be 200. */
const FIRST_CARDS = 20;
/** Debounce before rules and problems are computed, in ms. */
const DEBOUNCE_MS = 500;

export function QuestionCanvas() {
  const outline = useEditorState((state) => state.outline);
  const [first] = useState(() => outline.slice(0, FIRST_CARDS));
  return <Cards outline={useDeferredValue(outline, first)} />;
}

/**
 * Cards of all questions, reordered by dragging, by keyboard and by a menu. They depend on the outline only, so a
 * keystroke renders one card, not 200.
 */
const Cards = memo(function Cards({ outline }: { outline: readonly OutlineItem[] }) {
  const t = useText(quizCanvasTexts);
  const { store, quizId, isEditable } = useEditor();
  const folded = useEditorState((state) => state.folded);
  const quiz = useDebouncedQuiz(DEBOUNCE_MS);
  const rules = useRuleUsage(quiz);
  const problems = useQuestionProblems(quiz);
  const { actions, announcement } = useCardActions();
  const list = useRef<HTMLElement>(null);
  const { draft, setDirty } = useUnsavedDraft<{ base: undefined; values: string }>({
    name: `paste:${quizId}`,
    title: t('paste'),
    snapshot: (): Draft => ({ base: undefined, values: pasted }),
  });
  const [pasted, setPasted] = useState(draft?.values ?? '');
  const changePasted = (text: string) => {
    setPasted(text);
    setDirty(text !== '');
  };
  // The dialog opens with text that was pasted before the session expired.
  const [isPasting, setIsPasting] = useState(draft !== undefined);
  useCardFocus(list, outline);
  useCanvasShortcuts();

  const sections = getSectionIndexes(outline);
  const numbers = new Map<string, number>();
  for (const { questionId, type } of outline) if (isAnswerable(type)) numbers.set(questionId, numbers.size + 1);
  const shown = getVisibleQuestions(outline, folded);
  const places = new Map(outline.map(({ questionId }, at) => [questionId, at]));
  const countHidden = (id: string) => sections.filter((section) => section === places.get(id)).length - 1;

  const items = shown.map(({ questionId: id }) => ({
    id,
    // Read when it is announced, because the title may have changed.
    get name() {
      const question = store.get().history.present.questions.find(({ questionId }) => questionId === id);
      return question ? getQuestionName(question) : '';
    },
  }));
  const reorder = useReorder(items, (order) => {
    const [, to] = findMove(
      items.map(({ id }) => id),
      order,
    );
    actions.moveBefore(order[to] ?? '', order[to + 1] ?? null);
  });
  const onKeyDown = useMemoizedFn((event: KeyboardEvent<HTMLElement>) =>
    handleCardKey(event, { state: store.get(), isEditable, actions, go: store.select }),
  );

  return (
    <section ref={list} className={styles.list} aria-label={t('questions')} onKeyDown={onKeyDown}>
      <CanvasToolbar onPaste={() => setIsPasting(true)} />
      <QuizCard />
      {outline.length === 0 && (
        <Empty description={t('empty')}>
          <Button disabled={!isEditable} onClick={() => setIsPasting(true)}>
            {t('paste')}
          </Button>
        </Empty>
      )}
      <SortableContainer items={items} reorder={{ ...reorder, announced: announcement }}>
        <ol className={`${styles.list} ${styles.cards}`} aria-label={t('questions')}>
          {shown.map(({ questionId: id, type }) => {
            const isFolded = folded.has(id);
            return (
              <QuestionCard
                key={id}
                {...(rules.get(id) ?? noRuleUsage)}
                {...(problems.get(id) ?? noProblems)}
                id={id}
                place={places.get(id) ?? 0}
                number={numbers.get(id) ?? 0}
                isFolded={isFolded}
                hidden={isFolded && type === 'section' ? countHidden(id) : 0}
                isEditable={isEditable}
                actions={actions}
              />
            );
          })}
        </ol>
      </SortableContainer>
      {isPasting && (
        <Suspense>
          <PasteDialog text={pasted} onChange={changePasted} onClose={() => setIsPasting(false)} />
        </Suspense>
      )}
    </section>
  );
});
