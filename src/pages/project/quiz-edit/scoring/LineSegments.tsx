import type { ResultLevel } from '@/contract/quiz';
import type { ScoreLine } from '@/domain/quiz/reach/score-line';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';
import { getLevelColor } from './level-colors';
import styles from './scoring.module.css';
import { useLevelName } from './useLevelName';

type Props = { line: ScoreLine; levels: readonly ResultLevel[]; scope: string };

/** The score line as a picture; LineFindings describes its problems as text. */
export function LineSegments({ line: { segments, step }, levels, scope }: Props) {
  const t = useText(quizScoringTexts);
  const formatLevel = useLevelName(levels);
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) return null;
  return (
    <div role="img" aria-label={t('line.label', { scope, min: first.from, max: last.to })} className={styles.segments}>
      {segments.map(({ kind, from, to, levels: codes }) => {
        const level = levels.find(({ code }) => code === codes[0]);
        const bounds = from === to ? String(from) : `${from}–${to}`;
        const names = codes.map(formatLevel).join(' + ');
        const name = kind === 'level' ? names : t(`line.${kind}`);
        return (
          <div
            key={`${from}`}
            className={styles.segment}
            data-kind={kind}
            title={`${bounds} ${kind === 'level' || names === '' ? name : `${name} (${names})`}`}
            style={{ flexGrow: Math.round((to - from) / step) + 1 }}
          >
            <div
              className={styles.bar}
              style={kind === 'level' && level ? { background: getLevelColor(level) } : undefined}
            />
            <div className={styles.segmentName}>{name}</div>
            <div>{bounds}</div>
          </div>
        );
      })}
    </div>
  );
}
