import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { useEditor, useQuiz } from '../EditorContext';
import styles from './questions.module.css';

/** Card of the quiz itself, above its questions; if selected, the panel shows the quiz settings. */
export function QuizCard() {
  const t = useText(quizEditTexts);
  const { store } = useEditor();
  const title = useQuiz(({ history }) => history.present.title);
  const intro = useQuiz(({ history }) => history.present.intro);
  const isSelected = useQuiz(({ selectedId }) => selectedId === undefined);
  return (
    <div className={styles.card} data-id="" data-selected={isSelected}>
      <button
        type="button"
        className={styles.title}
        data-title
        aria-current={isSelected ? 'true' : undefined}
        onClick={() => store.select(undefined)}
      >
        {title || t('settings.untitled')}
      </button>
      {intro && <div className={styles.facts}>{intro}</div>}
      <div className={styles.facts}>
        <span className={styles.type}>{t('settings.card')}</span>
      </div>
    </div>
  );
}
