import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { memo } from 'react';
import type { Question } from '@/contract/quiz';
import { nameOf } from '@/domain/quiz/diff/words';
import { deleteQuestion, duplicateQuestion, moveQuestion } from '@/domain/quiz/edit/questions';
import { isAnswerable } from '@/domain/quiz/model';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import { useEdit, useEditor, useEditTools, useQuiz } from '../EditorContext';
import styles from './questions.module.css';

type Props = {
  question: Question;
  /** Among those that take an answer. */
  number: number;
};

/** A question as it stands among the others. Drawn anew only when it is changed itself, or chosen. */
export const QuestionCard = memo(function QuestionCard({ question, number }: Props) {
  const t = useText(quizTexts);
  const tEdit = useText(quizEditTexts);
  const { store, isEditable } = useEditor();
  const edit = useEdit();
  const tools = useEditTools();
  const { questionId: id, type, code, options, required, sensitive, scored } = question;
  const isSelected = useQuiz(({ selectedId }) => selectedId === id);
  const name = nameOf(question);

  const placeOf = () => store.get().history.present.questions.findIndex(({ questionId }) => questionId === id);
  const actions = [
    {
      key: 'up',
      icon: <ArrowUpOutlined aria-hidden />,
      run: () => edit((quiz) => moveQuestion(quiz, id, placeOf() - 1)),
    },
    {
      key: 'down',
      icon: <ArrowDownOutlined aria-hidden />,
      run: () => edit((quiz) => moveQuestion(quiz, id, placeOf() + 1)),
    },
    {
      key: 'duplicate',
      icon: <CopyOutlined aria-hidden />,
      run: () => edit((quiz) => duplicateQuestion(quiz, id, tools)),
    },
    { key: 'delete', icon: <DeleteOutlined aria-hidden />, run: () => edit((quiz) => deleteQuestion(quiz, id)) },
  ] as const;

  return (
    <li className={`${styles.card} ${type === 'section' ? styles.section : ''}`} data-selected={isSelected}>
      <div className={styles.head}>
        {isAnswerable(type) && <span>{number}.</span>}
        <button
          type="button"
          className={styles.title}
          aria-current={isSelected ? 'true' : undefined}
          onClick={() => store.select(id)}
        >
          {name}
          {required && <span aria-hidden> *</span>}
        </button>
        <Tag>{t(`type.${type}`)}</Tag>
        {isEditable && (
          <span>
            {actions.map(({ key, icon, run }) => (
              <Button
                key={key}
                type="text"
                size="small"
                icon={icon}
                aria-label={tEdit(`question.${key}`, { name })}
                onClick={run}
              />
            ))}
          </span>
        )}
      </div>
      {options.length > 0 && (
        <ol className={styles.options} type="A">
          {options.map((option) => (
            <li key={option.optionId}>
              {option.label || tEdit('option.blank')}
              {scored && option.score !== null && <> · {tEdit('option.score', { score: option.score })}</>}
            </li>
          ))}
        </ol>
      )}
      <div className={styles.facts}>
        <span>{code}</span>
        {sensitive && <span>{t('field.sensitive')}</span>}
      </div>
    </li>
  );
});
