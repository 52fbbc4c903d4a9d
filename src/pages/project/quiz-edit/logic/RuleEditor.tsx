import { App, Button, Radio, type RefSelectProps } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { rule as limit, matches } from '@/contract/limits/quiz';
import type { Condition, QuizRule } from '@/contract/quiz';
import { updateItem } from '@/domain/quiz/edit/items';
import { removeAt, replaceAt } from '@/domain/quiz/edit/list';
import type { Typing } from '@/domain/quiz/edit/typing';
import { withQuestion } from '@/domain/quiz/rules/change';
import { conditionQuestions } from '@/domain/quiz/rules/offers';
import type { QuestionNames } from '@/features/quiz/useQuestionNames';
import { useText } from '@/hooks/useText';
import { quizLogicTexts } from '@/locales/quizLogic';
import { useEdit, useEditorState } from '../EditorContext';
import { ConditionRow } from './ConditionRow';
import styles from './logic.module.css';
import { SearchSelect } from './SearchSelect';
import { TargetFields } from './TargetFields';
import type { RuleProblem } from './useRuleProblems';

type Props = {
  rule: QuizRule;
  index: number;
  names: QuestionNames;
  problems: readonly RuleProblem[];
  onClose: () => void;
};

/** Fields of a rule in the order of its sentence. Each change applies at once. */
export function RuleEditor({ rule, index, names, problems, onClose }: Props) {
  const t = useText(quizLogicTexts);
  const { message } = App.useApp();
  const edit = useEdit();
  const questions = useEditorState(({ history }) => history.present.questions);
  const [added, setAdded] = useState<number>();
  const container = useRef<HTMLDivElement>(null);
  const addSelect = useRef<RefSelectProps>(null);
  const { conditions, match } = rule;

  useEffect(() => {
    const fields = container.current;
    const unfit = fields?.querySelector<HTMLElement>(
      '[data-unfit="true"] .ant-select-status-warning input, [data-unfit="true"] [data-unfit="true"] input',
    );
    (unfit ?? fields?.querySelector<HTMLElement>('input[role="combobox"]'))?.focus();
  }, []);

  const offered = conditionQuestions({ questions }, rule);
  const findQuestion = (id: string) => questions.find(({ questionId }) => questionId === id);
  const change = (next: QuizRule, typing?: Typing) => edit((quiz) => updateItem(quiz, 'rules', index, next), typing);
  const changeCondition = (at: number, condition: Condition, typing?: Omit<Typing, 'field'>) =>
    change(
      { ...rule, conditions: replaceAt(conditions, at, condition) },
      typing && { ...typing, field: `rule.${rule.ruleId}.${at}` },
    );
  const remove = (at: number) => {
    setAdded(undefined);
    change({ ...rule, conditions: removeAt(conditions, at) });
    addSelect.current?.focus();
  };
  const add = (id: string) => {
    const question = findQuestion(id);
    if (!question) return;
    setAdded(conditions.length);
    change({ ...rule, conditions: [...conditions, withQuestion(question, null).condition] });
  };
  const notifyReset = (what: 'operator' | 'value' | 'target') =>
    message.info({ key: 'reset', content: t(`reset.${what}`) });

  return (
    <div ref={container} className={styles.editor}>
      <div className={styles.conditions}>
        <span className={styles.lead}>{t('word.if')}</span>
        {conditions.length > 1 && (
          <Radio.Group
            aria-label={t('match')}
            size="small"
            optionType="button"
            options={matches.map((value) => ({ value, label: t(`match.${value}`) }))}
            value={match}
            onChange={({ target }) => change({ ...rule, match: target.value })}
          />
        )}
        {conditions.length > 0 && (
          <ol className={styles.list} aria-label={t('match')}>
            {conditions.map((condition, at) => (
              <ConditionRow
                // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no id
                key={at}
                {...{ condition, names, offered, findQuestion }}
                place={at}
                question={findQuestion(condition.questionId)}
                conjunction={conditions.length < 2 ? undefined : at === 0 ? '' : t(match === 'all' ? 'and' : 'or')}
                isUnfit={problems.some((problem) => problem.place === at)}
                isNew={added === at}
                onChange={(next, typing) => changeCondition(at, next, typing)}
                onReset={({ isOperatorReset, isValueReset }) => {
                  if (isOperatorReset) notifyReset('operator');
                  else if (isValueReset) notifyReset('value');
                }}
                onDelete={() => remove(at)}
              />
            ))}
          </ol>
        )}
        {conditions.length < limit.maxConditions ? (
          <div className={styles.adding} data-unfit={conditions.length === 0}>
            <SearchSelect
              selectRef={addSelect}
              label={t('condition.add')}
              placeholder={t(conditions.length === 0 ? 'condition.first' : 'condition.add')}
              emptyText={t('condition.none')}
              isUnfit={conditions.length === 0}
              value={null}
              formatValue={(id) => id}
              options={offered.map((id) => ({ value: id, label: names.get(id)?.label ?? id }))}
              onChoose={add}
            />
            {offered.length < names.size && rule.targetId !== null && (
              <span className={styles.hint}>{t('condition.earlier')}</span>
            )}
          </div>
        ) : (
          <span className={styles.hint}>{t('condition.limit', { max: limit.maxConditions })}</span>
        )}
      </div>
      <TargetFields
        rule={rule}
        names={names}
        isUnfit={problems.some(({ isTarget }) => isTarget)}
        onChange={change}
        onReset={() => notifyReset('target')}
      />
      <Button onClick={onClose}>{t('rule.done')}</Button>
    </div>
  );
}
