import { Link } from '@umijs/max';
import { Select } from 'antd';
import { useId, useMemo } from 'react';
import type { QuizRule } from '@/contract/quiz';
import { findOption } from '@/domain/quiz/model';
import { getRuleAction, getRuleTargets, type RuleAction, ruleActions, withAction } from '@/domain/quiz/rules/change';
import type { QuestionNames } from '@/features/quiz/useQuestionNames';
import { useText } from '@/hooks/useText';
import { quizLogicTexts } from '@/locales/quizLogic';
import { useEditorState } from '../EditorContext';
import styles from './logic.module.css';
import { SearchSelect } from './SearchSelect';

type Props = {
  rule: QuizRule;
  names: QuestionNames;
  isUnfit: boolean;
  onChange: (rule: QuizRule) => void;
  /** Called when a change of the action has cleared the target. */
  onReset: () => void;
};

/** Action and target of a rule, and an explanation of what members see. */
export function TargetFields({ rule, names, isUnfit, onChange, onReset }: Props) {
  const t = useText(quizLogicTexts);
  const questions = useEditorState(({ history }) => history.present.questions);
  const explanation = useId();
  const action = getRuleAction(rule);
  const hasTarget = action !== 'end' && action !== 'disqualify';
  const targets = useMemo(() => getRuleTargets({ questions }, rule, action), [questions, rule, action]);

  const formatTarget = (id: string) => {
    if (action !== 'showOption') return names.get(id)?.label ?? t('target.gone');
    const owner = questions.find((question) => findOption(question, id));
    if (!owner) return t('target.gone');
    return t('optionOf', {
      question: names.get(owner.questionId)?.label ?? owner.code,
      option: findOption(owner, id)?.label ?? '',
    });
  };

  const choose = (next: RuleAction) => {
    const changed = withAction({ questions }, rule, next);
    onChange(changed);
    const needsTarget = next !== 'end' && next !== 'disqualify';
    if (needsTarget && rule.targetId !== null && changed.targetId === null) onReset();
  };

  return (
    <>
      <div className={styles.target} data-unfit={isUnfit}>
        <span className={styles.lead}>{t('word.then')}</span>
        <Select<RuleAction>
          aria-label={t('action')}
          aria-describedby={explanation}
          options={ruleActions.map((value) => ({ value, label: t(`action.${value}`) }))}
          popupMatchSelectWidth={false}
          value={action}
          onChange={choose}
        />
        {hasTarget && (
          <div className={styles.question}>
            <SearchSelect
              label={t('target')}
              placeholder={t('target.choose')}
              emptyText={t('target.none')}
              isUnfit={isUnfit}
              value={rule.targetId}
              formatValue={formatTarget}
              options={targets.flatMap(({ targetId }) =>
                targetId === null ? [] : [{ value: targetId, label: formatTarget(targetId) }],
              )}
              onChoose={(chosen) => {
                const target = targets.find(({ targetId }) => targetId === chosen);
                if (target) onChange({ ...rule, ...target });
              }}
            />
          </div>
        )}
      </div>
      <p id={explanation} className={styles.explanation}>
        {t(`explain.${action}`)}
        {!hasTarget && (
          <>
            {' '}
            <Link to="/setting/result-hint" target="_blank">
              {t('hints')}
            </Link>
          </>
        )}
      </p>
    </>
  );
}
