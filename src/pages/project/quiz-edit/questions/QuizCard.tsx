import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { useEditor, useEditorState } from '../EditorContext';
import styles from './questions.module.css';

/** Card of the quiz itself, above its questions; if selected, the panel shows the quiz settings. */
export function QuizCard() {
  const t = useText(quizEditTexts);
  const { store } = useEditor();
  const title = useEditorState(({ history }) => history.present.title);
  const intro = useEditorState(({ history }) => history.present.intro);
  const isSelected = useEditorState(({ selectedId }) => selectedId === undefined);
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
