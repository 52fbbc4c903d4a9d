import { CaretDownOutlined } from '@ant-design/icons';
import { memo, useDeferredValue } from 'react';
import { DragHandle, HandleProvider, useSortableRow } from '@/components/inputs/Reordering';
import type { Question } from '@/contract/quiz-question';
import { getQuestionName } from '@/domain/quiz/diff/readable';
import { isAnswerable } from '@/domain/quiz/model';
import { useText } from '@/hooks/useText';
import { quizCanvasTexts } from '@/locales/quizCanvas';
import { useEditorState } from '../EditorContext';
import { CardFacts } from './CardFacts';
import { CardMenu } from './CardMenu';
import { CardOptions } from './CardOptions';
import styles from './questions.module.css';
import type { CardActions } from './useCardActions';
import type { QuestionProblems } from './useQuestionProblems';
import type { RuleUsage } from './useRuleUsage';

type Props = RuleUsage &
  QuestionProblems & {
    id: string;
    /** Index in the quiz. */
    place: number;
    /** Position among the answerable questions, from 1. */
    number: number;
    isFolded: boolean;
    /** Number of cards that the folded section hides. */
    hidden: number;
    isEditable: boolean;
    actions: CardActions;
  };

/** Draggable card of a question. Its content renders only when the question changes. */
export const QuestionCard = memo(function QuestionCard(props: Props) {
  const { id, place, isFolded } = props;
  // Typing in the panel does not wait for the card.
  const question = useDeferredValue(
    useEditorState(({ history: { present } }) => {
      const atPlace = present.questions[place];
      return atPlace?.questionId === id ? atPlace : present.questions.find(({ questionId }) => questionId === id);
    }),
  );
  const isSelected = useEditorState(({ selectedId }) => selectedId === id);
  const { row, handle } = useSortableRow(id);
  if (!question) return null;
  return (
    <HandleProvider value={handle}>
      <li
        {...row}
        data-id={id}
        data-selected={isSelected}
        className={[
          styles.card,
          question.type === 'section' && styles.section,
          isFolded && styles.folded,
          row.className,
        ]
          .filter(Boolean)
          .join(' ')}
      >
        <CardContent {...props} question={question} isSelected={isSelected} />
      </li>
    </HandleProvider>
  );
});

const CardContent = memo(function CardContent(props: Props & { question: Question; isSelected: boolean }) {
  const { id, question, number, isFolded, isEditable, isSelected, actions } = props;
  const t = useText(quizCanvasTexts);
  const { type, required } = question;
  const name = getQuestionName(question);
  // Roving tabindex: Tab reaches only the selected card, and arrow keys move between cards.
  const tabIndex = isSelected ? 0 : -1;
  return (
    <>
      <div className={styles.head}>
        {isEditable && <DragHandle label={t('drag', { name })} tabIndex={tabIndex} />}
        <button
          type="button"
          className={styles.caret}
          tabIndex={tabIndex}
          aria-expanded={!isFolded}
          aria-label={t(isFolded ? 'unfold' : 'fold', { name })}
          onClick={() => actions.toggle(id)}
        >
          <CaretDownOutlined aria-hidden rotate={isFolded ? -90 : 0} />
        </button>
        <button
          type="button"
          className={styles.title}
          data-title
          tabIndex={tabIndex}
          aria-current={isSelected ? 'true' : undefined}
          onClick={() => actions.select(id)}
        >
          {isAnswerable(type) && <span className={styles.number}>{number}.</span>}
          {name}
          {required && (
            <span role="img" className={styles.required} aria-label={t('required')}>
              *
            </span>
          )}
        </button>
        {isEditable && <CardMenu question={question} name={name} tabIndex={tabIndex} actions={actions} />}
      </div>
      {!isFolded && <CardOptions question={question} />}
      <CardFacts {...props} tabIndex={tabIndex} />
    </>
  );
});
