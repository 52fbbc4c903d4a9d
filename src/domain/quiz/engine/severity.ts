import type { QuizContent, ResultLevel, Severity } from '../../../contract/quiz';
import type { RaisedFlag } from '../../../contract/quiz-answer';

/** Degrees from least to most severe. `excluded` is not a degree, so it has no place in this order. */
const order = ['normal', 'low', 'medium', 'high', 'critical'] as const satisfies readonly Severity[];
type Degree = (typeof order)[number];

const isDegree = (severity: Severity | null): severity is Degree => severity !== null && severity !== 'excluded';

const least = { warn: 'medium', red: 'high' } as const satisfies Record<RaisedFlag['flag'], Degree>;

const higher = (a: Degree, b: Degree) => (order.indexOf(a) < order.indexOf(b) ? b : a);

/**
 * Severity that the queue sorts by: the higher of the level's severity and those of the flags, with `warn` at least
 * medium and `red` at least high (docs/domain.md 4.1). Level and severity are separate: no flag changes the level. Null
 * without level and flags.
 *
 * A disqualified member is `excluded`, unless flags were raised: then their severity counts, because a warning sign
 * outlives the exclusion.
 */
export function getSeverity(
  level: Pick<ResultLevel, 'severity'> | null,
  flags: readonly Pick<RaisedFlag, 'flag'>[],
  isDisqualified: boolean,
): Severity | null {
  const own = isDisqualified ? null : (level?.severity ?? null);
  const degrees = [...flags.map(({ flag }) => least[flag]), ...(isDegree(own) ? [own] : [])];
  return degrees.length > 0 ? degrees.reduce(higher) : isDisqualified ? 'excluded' : own;
}

/**
 * Level of a score, of the total when `dimensionId` is null: the first level with `min ≤ s ≤ max`. It depends on the
 * score alone. No score leads to an `excluded` level.
 */
export const findLevel = (levels: readonly ResultLevel[], dimensionId: string | null, score: number | null) =>
  levels.find(
    (level) =>
      level.dimensionId === dimensionId &&
      level.severity !== 'excluded' &&
      score !== null &&
      level.minScore !== null &&
      level.maxScore !== null &&
      level.minScore <= score &&
      score <= level.maxScore,
  ) ?? null;

/** The one level of a quiz without scores, given to everyone who has answered all questions. */
export const findLevelWithoutScore = ({ resultLevels }: Pick<QuizContent, 'resultLevels'>) =>
  resultLevels.find(({ dimensionId, severity }) => dimensionId === null && severity !== 'excluded') ?? null;
