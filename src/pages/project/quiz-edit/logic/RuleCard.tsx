import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined } from '@ant-design/icons';
import { Typography } from 'antd';
import { type KeyboardEvent, memo, useRef } from 'react';
import type { QuizRule } from '@/contract/quiz';
import type { QuestionNames } from '@/features/quiz/useQuestionNames';
import { useText } from '@/hooks/useText';
import { quizLogicTexts } from '@/locales/quizLogic';
import { useEditorState, useScrollTargetRef } from '../EditorContext';
import styles from './logic.module.css';
import { RuleEditor } from './RuleEditor';
import type { RuleProblem } from './useRuleProblems';

export type RuleCommand = 'edit' | 'close' | 'up' | 'down' | 'duplicate' | 'delete';

type Props = {
  rule: QuizRule;
  index: number;
  names: QuestionNames;
  formatSentence: (rule: QuizRule) => string;
  problems: readonly RuleProblem[];
  isOpen: boolean;
  isEditable: boolean;
  /** Called with the index of the rule. */
  onCommand: (command: RuleCommand, index: number) => void;
};

// Native buttons: eight hundred antd buttons take a second to render on a slow machine.
const actions = [
  { key: 'up', icon: <ArrowUpOutlined aria-hidden /> },
  { key: 'down', icon: <ArrowDownOutlined aria-hidden /> },
  { key: 'duplicate', icon: <CopyOutlined aria-hidden /> },
  { key: 'delete', icon: <DeleteOutlined aria-hidden /> },
] as const;

/** Keyboard shortcuts of a rule, the same as those of a question card. */
function getKeyCommand({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): RuleCommand | undefined {
  if (altKey) return ({ ArrowUp: 'up', ArrowDown: 'down' } as const)[key];
  if (ctrlKey || metaKey) return key.toLowerCase() === 'd' ? 'duplicate' : undefined;
  return key === 'Delete' ? 'delete' : undefined;
}

/** A rule as a sentence, with its problems, and its editor while it is open. Memoized: there may be 200 rules. */
export const RuleCard = memo(function RuleCard(props: Props) {
  const { rule, index, names, formatSentence, problems, isOpen, isEditable, onCommand } = props;
  const t = useText(quizLogicTexts);
  const scrollRef = useScrollTargetRef('rules', index);
  const head = useRef<HTMLButtonElement>(null);
  const count = useEditorState(({ history }) => history.present.rules.length);
  const sentence = formatSentence(rule);
  const nth = { rule: index + 1 };

  const onKey = (event: KeyboardEvent) => {
    const command = getKeyCommand(event);
    if (!command) return;
    event.preventDefault();
    onCommand(command, index);
  };

  return (
    <li ref={scrollRef} tabIndex={-1} className={styles.card} aria-label={t('rule.nth', nth)} data-open={isOpen}>
      <div className={styles.head}>
        <span className={styles.number}>{index + 1}</span>
        <span className={styles.kind} data-kind={rule.kind}>
          {t(`kind.${rule.kind}`)}
        </span>
        {isEditable ? (
          <button
            ref={head}
            type="button"
            className={styles.sentence}
            aria-expanded={isOpen}
            aria-label={t('rule.edit', { ...nth, sentence })}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
            onClick={() => onCommand(isOpen ? 'close' : 'edit', index)}
            onKeyDown={onKey}
          >
            {sentence}
          </button>
        ) : (
          <span className={styles.sentence}>{sentence}</span>
        )}
        {isEditable && (
          <span className={styles.actions}>
            {actions.map(({ key, icon }) => (
              <button
                key={key}
                type="button"
                className={styles.action}
                aria-label={t(`rule.${key}`, nth)}
                // Not disabled, so that a rule moved to the end of the list keeps the focus.
                aria-disabled={(key === 'up' && index === 0) || (key === 'down' && index === count - 1)}
                onClick={() => onCommand(key, index)}
              >
                {icon}
              </button>
            ))}
          </span>
        )}
      </div>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map(({ text, place, isMissing }) => (
            <li key={`${place} ${text}`}>
              <Typography.Text type={isMissing ? 'warning' : 'danger'}>{text}</Typography.Text>
            </li>
          ))}
        </ul>
      )}
      {isOpen && isEditable && (
        <RuleEditor
          {...{ rule, index, names, problems }}
          onClose={() => {
            onCommand('close', index);
            head.current?.focus();
          }}
        />
      )}
    </li>
  );
});
