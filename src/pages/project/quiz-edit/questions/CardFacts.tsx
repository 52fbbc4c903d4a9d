import type { Question } from '@/contract/quiz-question';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizCanvasTexts } from '@/locales/quizCanvas';
import { useEditor } from '../EditorContext';
import styles from './questions.module.css';
import type { QuestionProblems } from './useQuestionProblems';
import type { RuleUsage } from './useRuleUsage';

type Props = RuleUsage & QuestionProblems & { question: Question; isFolded: boolean; hidden: number; tabIndex: 0 | -1 };

/** Type, code, related rules and problems of a question. */
export function CardFacts(props: Props) {
  const { question, hidden, tabIndex, shownBy, firstShown, usedBy, firstUsing, errors, warnings, text } = props;
  const t = useText(quizTexts);
  const tCanvas = useText(quizCanvasTexts);
  const { show } = useEditor();
  const rules = [
    { key: 'shownBy', count: shownBy, first: firstShown },
    { key: 'asks', count: usedBy, first: firstUsing },
  ] as const;
  return (
    <div className={styles.facts}>
      <span className={styles.type}>{t(`type.${question.type}`)}</span>
      <span>{question.code}</span>
      {question.sensitive && <span>{t('field.sensitive')}</span>}
      {rules.map(
        ({ key, count, first }) =>
          count > 0 && (
            <button
              key={key}
              type="button"
              className={styles.link}
              tabIndex={tabIndex}
              onClick={() => show(['rules', first])}
            >
              {tCanvas(key, { count })}
            </button>
          ),
      )}
      {hidden > 0 && <span>{tCanvas('hidden', { count: hidden })}</span>}
      {errors > 0 && (
        <span className={styles.danger} title={text}>
          {tCanvas('errors', { count: errors })}
        </span>
      )}
      {warnings > 0 && (
        <span className={styles.warning} title={text}>
          {tCanvas('warnings', { count: warnings })}
        </span>
      )}
    </div>
  );
}
