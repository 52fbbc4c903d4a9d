import { DeleteOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useEffect, useRef } from 'react';
import type { Condition, Operator } from '@/contract/quiz';
import type { Question } from '@/contract/quiz-question';
import type { Typing } from '@/domain/quiz/edit/typing';
import { withOperator, withQuestion } from '@/domain/quiz/rules/change';
import { getOperatorOffers } from '@/domain/quiz/rules/offers';
import { getComparisonKey } from '@/domain/quiz/rules/sentence';
import type { QuestionNames } from '@/features/quiz/useQuestionNames';
import { useText } from '@/hooks/useText';
import { quizLogicTexts } from '@/locales/quizLogic';
import styles from './logic.module.css';
import { SearchSelect } from './SearchSelect';
import { ConditionValue } from './value/ConditionValue';

type Props = {
  condition: Condition;
  place: number;
  /** Undefined if it was deleted. */
  question: Question | undefined;
  /** Ids of the questions that can be selected. */
  offered: string[];
  names: QuestionNames;
  /** Word before the condition: and, or; empty before the first of several; undefined for a single condition. */
  conjunction: string | undefined;
  isUnfit: boolean;
  /** Whether it was just added: the field after the question takes the focus. */
  isNew: boolean;
  findQuestion: (questionId: string) => Question | undefined;
  onChange: (condition: Condition, typing?: Omit<Typing, 'field'>) => void;
  onReset: (what: { isOperatorReset: boolean; isValueReset: boolean }) => void;
  onDelete: () => void;
};

/** A condition of a rule: question, operator and value. */
export function ConditionRow(props: Props) {
  const { condition, place, question, offered, names, conjunction, isUnfit, isNew, findQuestion } = props;
  const { onChange, onReset, onDelete } = props;
  const t = useText(quizLogicTexts);
  const row = useRef<HTMLLIElement>(null);
  const nth = { place: place + 1 };
  const { operator, value } = condition;
  const offers = question ? getOperatorOffers(question) : [];
  const offer = offers.find((one) => one.operator === operator)?.value;

  useEffect(() => {
    // The input after the question.
    if (isNew) row.current?.querySelectorAll('input')[1]?.focus();
  }, [isNew]);

  const formatOperator = (one: Operator) => {
    const key = question && getComparisonKey(question, one);
    return t(key ? `op.${key}` : one === 'notExists' ? 'op.notExists' : 'op.exists');
  };
  const update = (changed: ReturnType<typeof withOperator>) => {
    onChange(changed.condition);
    onReset(changed);
  };

  return (
    <li ref={row} className={styles.condition} data-unfit={isUnfit}>
      {conjunction !== undefined && <span className={styles.lead}>{conjunction}</span>}
      <div className={styles.question}>
        <SearchSelect
          label={t('condition.question', nth)}
          placeholder={t('condition.first')}
          isUnfit={!question}
          value={condition.questionId}
          formatValue={(id) => names.get(id)?.label ?? t('target.gone')}
          options={offered.map((id) => ({ value: id, label: names.get(id)?.label ?? id }))}
          onChoose={(id) => {
            const chosen = findQuestion(id);
            if (chosen) update(withQuestion(chosen, condition));
          }}
        />
      </div>
      {question && (
        <Select<Operator>
          aria-label={t('condition.operator', nth)}
          status={offer ? undefined : 'warning'}
          popupMatchSelectWidth={false}
          options={offers.map((one) => ({ value: one.operator, label: formatOperator(one.operator) }))}
          labelRender={({ value: chosen }) => formatOperator(chosen as Operator)}
          value={operator}
          onChange={(chosen) => update(withOperator(question, value, chosen))}
        />
      )}
      {question && offer && (
        <div className={styles.value}>
          <ConditionValue
            {...{ question, offer, value, place, isUnfit }}
            onChange={(next, typing) => onChange({ ...condition, value: next }, typing)}
          />
        </div>
      )}
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('condition.delete', nth)}
        onClick={onDelete}
      />
    </li>
  );
}
