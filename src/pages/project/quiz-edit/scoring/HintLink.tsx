import { findHint, type HintKey } from '@/domain/hint/levels';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';
import styles from './scoring.module.css';
import type { Hints } from './useHints';

type Props = { hints: Hints; hintKey: HintKey };

/** Links to the hint that members see; opens in a new tab, so that the editor stays. */
export function HintLink({ hints: { hints, error, projectId }, hintKey }: Props) {
  const t = useText(quizScoringTexts);
  // The error is shown once, above the table.
  if (!hints) return <span className={styles.faint}>{error ? '—' : t('hints.loading')}</span>;
  const hint = findHint(hints, projectId, hintKey);
  if (!hint) {
    return (
      <span>
        <span className={styles.wrong}>{t('hint.none')}</span>{' '}
        <a href="/setting/result-hint" target="_blank" rel="noopener">
          {t('hint.manage')}
        </a>
      </span>
    );
  }
  return (
    <a
      href={`/setting/result-hint?edit=${encodeURIComponent(hint.id)}`}
      target="_blank"
      rel="noopener"
      title={t('hint.open', { name: hint.name })}
    >
      {t(hint.projectId === null ? 'hint.global' : 'hint.own', { title: hint.title })}
    </a>
  );
}
