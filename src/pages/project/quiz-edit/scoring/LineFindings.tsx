import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import type { ResultLevel } from '@/contract/quiz';
import type { ScoreLine, ScoreSegment } from '@/domain/quiz/reach/score-line';
import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { quizScoringTexts } from '@/locales/quizScoring';
import styles from './scoring.module.css';
import { useLevelName } from './useLevelName';

type Props = { line: ScoreLine; levels: readonly ResultLevel[] };

/** Problems of the score line as text: gaps, overlaps and impossible scores. */
export function LineFindings({ line: { possible, segments, unplaced }, levels: all }: Props) {
  const t = useText(quizScoringTexts);
  const tEdit = useText(quizEditTexts);
  const formatLevel = useLevelName(all);
  const formatLevels = (codes: readonly string[]) =>
    codes.map((code) => t('said.quoted', { name: formatLevel(code) })).join(tEdit('separator'));
  const formatRange = ({ from, to }: Pick<ScoreSegment, 'from' | 'to'>) =>
    from === to ? t('points.one', { score: from }) : t('points', { min: from, max: to });

  const messages = segments.flatMap((segment) => {
    const range = formatRange(segment);
    const { kind, levels } = segment;
    if (kind === 'gap') return [t('said.gap', { range })];
    if (kind === 'overlap') return [t('said.overlap', { range, levels: formatLevels(levels) })];
    return [];
  });
  // One sentence for everything below the possible scores, and one for everything above.
  const outside = segments.filter(({ kind, levels }) => kind === 'outside' && levels.length > 0);
  for (const isBelow of [true, false]) {
    const side = outside.filter(({ from }) => from < (possible?.min ?? 0) === isBelow);
    const [first, last] = [side[0], side.at(-1)];
    if (!first || !last) continue;
    const levels = [...new Set(side.flatMap((segment) => segment.levels))];
    messages.push(
      t('said.outside', { range: formatRange({ from: first.from, to: last.to }), levels: formatLevels(levels) }),
    );
  }
  if (unplaced.length > 0) messages.push(t('said.unplaced', { levels: formatLevels(unplaced) }));

  return (
    <div role="status">
      {messages.length === 0 ? (
        <span className={styles.fine}>
          <CheckCircleOutlined aria-hidden /> {t('said.fine')}
        </span>
      ) : (
        <ul className={styles.said}>
          {messages.map((text) => (
            <li key={text}>
              <ExclamationCircleOutlined aria-hidden /> {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
