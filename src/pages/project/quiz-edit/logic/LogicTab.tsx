import { Button, Empty } from 'antd';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import hidden from '@/components/display/hidden.module.css';
import { getOperatorOffers } from '@/domain/quiz/rules/offers';
import { useQuestionNames } from '@/features/quiz/useQuestionNames';
import { useRuleSentence } from '@/features/quiz/useRuleSentence';
import { useText } from '@/hooks/useText';
import { quizLogicTexts } from '@/locales/quizLogic';
import { useEditor, useEditorState } from '../EditorContext';
import { LogicToolbar } from './LogicToolbar';
import styles from './logic.module.css';
import { RuleCard } from './RuleCard';
import { useAddRule } from './useAddRule';
import { useRuleCommands } from './useRuleCommands';
import { useRuleFilter } from './useRuleFilter';
import { useRuleProblems } from './useRuleProblems';

/** The rules of the quiz in order, each as a sentence that expands into its editor. */
export function LogicTab() {
  const t = useText(quizLogicTexts);
  const { isEditable } = useEditor();
  const quiz = useEditorState(({ history }) => history.present);
  const { questions, rules } = quiz;
  const names = useQuestionNames(questions);
  const formatSentence = useRuleSentence(questions, names);
  const problems = useRuleProblems();
  const filter = useRuleFilter(quiz, problems);
  const [openId, setOpenId] = useState<string>();
  const { run, announcement } = useRuleCommands(filter.shown, setOpenId);
  const addRule = useAddRule();
  const canAddRule = useMemo(() => questions.some((question) => getOperatorOffers(question).length > 0), [questions]);

  const scrollIndex = useEditorState(({ scrollTarget }) =>
    scrollTarget?.part === 'rules' ? scrollTarget.index : undefined,
  );
  const open = useEffectEvent((index: number) => {
    setOpenId(rules[index]?.ruleId);
    if (!filter.shown.includes(index)) filter.clear();
  });
  useEffect(() => {
    if (scrollIndex !== undefined) open(scrollIndex);
  }, [scrollIndex]);

  if (rules.length === 0)
    return (
      <Empty description={t(canAddRule ? 'empty' : 'empty.noQuestions')}>
        {canAddRule && isEditable && (
          <Button type="primary" onClick={() => addRule()}>
            {t('empty.add')}
          </Button>
        )}
      </Empty>
    );

  const seen = new Set<string>();
  return (
    <div className={styles.room}>
      <LogicToolbar
        {...{ filter, names }}
        count={rules.length}
        wrongCount={problems.filter(({ length }) => length > 0).length}
        onAdd={() => addRule(filter.questionId)}
      />
      <p className={styles.hint}>{t('order')}</p>
      <div role="status" className={hidden.hidden}>
        {announcement}
      </div>
      {filter.shown.length === 0 && (
        <Empty description={t('none')}>
          <Button onClick={filter.clear}>{t('none.clear')}</Button>
        </Empty>
      )}
      <ol className={styles.list} aria-label={t('list')}>
        {filter.shown.map((index) => {
          const rule = rules[index];
          if (!rule) return null;
          // Imported rules may have duplicate ids.
          const key = seen.has(rule.ruleId) ? `${rule.ruleId} ${index}` : rule.ruleId;
          seen.add(rule.ruleId);
          return (
            <RuleCard
              key={key}
              {...{ rule, index, names, formatSentence, isEditable }}
              problems={problems[index] ?? []}
              isOpen={rule.ruleId === openId}
              onCommand={run}
            />
          );
        })}
      </ol>
    </div>
  );
}
