import type { Question } from '@/contract/quiz-question';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import styles from './questions.module.css';

/** Description of a question, and its options with scores and effects. */
export function CardOptions({ question: { description, options, scored } }: { question: Question }) {
  const t = useText(quizTexts);
  const tEdit = useText(quizEditTexts);
  return (
    <>
      {description && <p className={styles.description}>{description}</p>}
      {options.length > 0 && (
        <ol className={styles.options} type="A">
          {options.map(({ optionId, label, score, exclusive, allowOther, riskFlag, disqualify }) => (
            <li key={optionId}>
              {label || tEdit('option.blank')}
              {scored && score !== null && <span className={styles.score}>{tEdit('option.score', { score })}</span>}
              {exclusive && <span className={styles.mark}>{t('field.exclusive')}</span>}
              {allowOther && <span className={styles.mark}>{t('field.allowOther')}</span>}
              {riskFlag !== 'none' && (
                <span className={riskFlag === 'red' ? styles.danger : styles.warning}>{t(`flag.${riskFlag}`)}</span>
              )}
              {disqualify && <span className={styles.danger}>{t('field.disqualify')}</span>}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
