import { App, Radio } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { scoreModes } from '@/contract/limits/quiz';
import type { QuizContent } from '@/contract/quiz';
import { changeScoreMode, getScoreModeEffects } from '@/domain/quiz/edit/score-mode';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizScoringTexts } from '@/locales/quizScoring';
import { useEdit, useEditor, useEditorState } from '../EditorContext';
import { Section } from './Section';
import styles from './scoring.module.css';

const ScoreModeDialog = lazy(() => import('./ScoreModeDialog'));

type Mode = QuizContent['scoreMode'];

/** Selects the score mode; a change with side effects needs a confirmation. */
export function ScoreModeField() {
  const t = useText(quizScoringTexts);
  const tQuiz = useText(quizTexts);
  const { store, isEditable } = useEditor();
  const { message } = App.useApp();
  const edit = useEdit();
  const mode = useEditorState(({ history }) => history.present.scoreMode);
  const [wanted, setWanted] = useState<Mode>();

  const change = (to: Mode) => {
    if (edit((quiz) => changeScoreMode(quiz, to))) {
      message.success(t('change.done', { to: tQuiz(`scoreMode.${to}`) }));
    }
  };
  const choose = (to: Mode) => {
    const { removed: lost, added: gained } = getScoreModeEffects(store.get().history.present, to);
    const changes = [...Object.values(lost), ...Object.values(gained)];
    if (changes.some((list) => list.length > 0)) setWanted(to);
    else change(to);
  };

  return (
    <Section title={t('mode')}>
      <Radio.Group
        aria-label={t('mode')}
        disabled={!isEditable}
        value={mode}
        onChange={({ target }) => choose(target.value as Mode)}
        className={styles.modes}
        options={scoreModes.map((value) => ({
          value,
          label: (
            <>
              {tQuiz(`scoreMode.${value}`)} <span className={styles.explained}>{t(`mode.${value}`)}</span>
            </>
          ),
        }))}
      />
      {wanted && (
        <Suspense>
          <ScoreModeDialog
            from={mode}
            to={wanted}
            effects={getScoreModeEffects(store.get().history.present, wanted)}
            onChange={() => change(wanted)}
            onClose={() => setWanted(undefined)}
          />
        </Suspense>
      )}
    </Section>
  );
}
