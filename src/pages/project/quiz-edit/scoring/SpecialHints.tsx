import { specialLevels } from '@/contract/limits/result-hint';
import { hintNeeds } from '@/domain/quiz/checks/context';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';
import { useEditorState } from '../EditorContext';
import { HintLink } from './HintLink';
import { Section } from './Section';
import styles from './scoring.module.css';
import type { Hints } from './useHints';

/** Hints for a red flag and for exclusion, if answers to the quiz can lead to them. */
export function SpecialHints({ hints }: { hints: Hints }) {
  const t = useText(quizScoringTexts);
  const questions = useEditorState(({ history }) => history.present.questions);
  const rules = useEditorState(({ history }) => history.present.rules);
  const resultLevels = useEditorState(({ history }) => history.present.resultLevels);
  const needs = hintNeeds({ questions, rules, resultLevels });
  return (
    <Section title={t('special.title')}>
      <dl className={styles.special}>
        {specialLevels.map((code) => {
          const need = needs.find(({ key, at }) => key.code === code && at.length === 0);
          return (
            <div key={code}>
              <dt>{t(`special.${code}`)}</dt>
              <dd>
                {need && (
                  <>
                    <HintLink hints={hints} hintKey={need.key} />
                    <br />
                  </>
                )}
                <span className={styles.faint}>{t(`special.${code}${need ? 'When' : 'Never'}`)}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}
