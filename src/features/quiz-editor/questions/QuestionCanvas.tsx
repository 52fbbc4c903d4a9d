import { useMemoizedFn } from 'ahooks';
import { Button, Empty } from 'antd';
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { Reordering } from '@/components/inputs/Reordering';
import { useReorder } from '@/components/inputs/useReorder';
import { movedPlaces } from '@/domain/moved-places';
import { nameOf } from '@/domain/quiz/diff/words';
import { isAnswerable, sectionsOf } from '@/domain/quiz/model';
import { useText } from '@/hooks/useText';
import { quizCanvasTexts } from '@/locales/quizCanvas';
import { useEditor, useQuiz } from '../EditorContext';
import { CanvasToolbar } from './CanvasToolbar';
import { onCardKey } from './card-keys';
import { shownQuestions } from './outline';
import { QuestionCard } from './QuestionCard';
import { QuizCard } from './QuizCard';
import styles from './questions.module.css';
import { useCanvasShortcuts } from './useCanvasShortcuts';
import { useCardActions } from './useCardActions';
import { useCardFocus } from './useCardFocus';
import { noProblems, useQuestionProblems } from './useQuestionProblems';
import { noRules, useRuleMarks } from './useRuleMarks';

// Loaded by whoever has something to paste.
const PasteDialog = lazy(() => import('../paste/PasteDialog'));

/** All questions in their order, which are put into another one by dragging, by keys and by a menu. */
export function QuestionCanvas() {
  const t = useText(quizCanvasTexts);
  const { store, isEditable } = useEditor();
  const questions = useQuiz(({ history }) => history.present.questions);
  const folded = useQuiz((state) => state.folded);
  const rules = useRuleMarks();
  const problems = useQuestionProblems();
  const { actions, said } = useCardActions();
  const list = useRef<HTMLElement>(null);
  const [pasted, setPasted] = useState<string>('');
  const [isPasting, setIsPasting] = useState(false);
  useCardFocus(list);
  useCanvasShortcuts();

  const sections = sectionsOf(questions);
  const numbers = new Map<string, number>();
  for (const { questionId, type } of questions) if (isAnswerable(type)) numbers.set(questionId, numbers.size + 1);
  const shown = shownQuestions(questions, folded);
  const hiddenUnder = (id: string) => {
    const at = questions.findIndex(({ questionId }) => questionId === id);
    return sections.filter((section) => section === at).length - 1;
  };

  const items = shown.map((question) => ({ id: question.questionId, name: nameOf(question) }));
  const reorder = useReorder(items, (order) => {
    const [, to] = movedPlaces(
      items.map(({ id }) => id),
      order,
    );
    actions.moveBefore(order[to] ?? '', order[to + 1] ?? null);
  });
  const onKeyDown = useMemoizedFn((event: KeyboardEvent<HTMLElement>) =>
    onCardKey(event, { state: store.get(), isEditable, actions, go: store.select }),
  );

  return (
    <section ref={list} className={styles.list} aria-label={t('questions')} onKeyDown={onKeyDown}>
      <CanvasToolbar onPaste={() => setIsPasting(true)} />
      <QuizCard />
      {questions.length === 0 && (
        <Empty description={t('empty')}>
          <Button disabled={!isEditable} onClick={() => setIsPasting(true)}>
            {t('paste')}
          </Button>
        </Empty>
      )}
      <Reordering items={items} reorder={{ ...reorder, announced: said }}>
        <ol className={`${styles.list} ${styles.cards}`} aria-label={t('questions')}>
          {shown.map((question) => {
            const { questionId: id, type } = question;
            const isFolded = folded.has(id);
            return (
              <QuestionCard
                key={id}
                {...(rules.get(id) ?? noRules)}
                {...(problems.get(id) ?? noProblems)}
                question={question}
                number={numbers.get(id) ?? 0}
                isFolded={isFolded}
                hidden={isFolded && type === 'section' ? hiddenUnder(id) : 0}
                isEditable={isEditable}
                actions={actions}
              />
            );
          })}
        </ol>
      </Reordering>
      {isPasting && (
        <Suspense>
          <PasteDialog text={pasted} onChange={setPasted} onClose={() => setIsPasting(false)} />
        </Suspense>
      )}
    </section>
  );
}
