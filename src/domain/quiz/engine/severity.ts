import type { QuizContent, RaisedFlag, ResultLevel, Severity } from '../../../contract/quiz';

/** From what can wait to what cannot. `excluded` stands outside: it is no degree of anything. */
const order = ['normal', 'low', 'medium', 'high', 'critical'] as const satisfies readonly Severity[];
type Degree = (typeof order)[number];

const isDegree = (severity: Severity | null): severity is Degree => severity !== null && severity !== 'excluded';

const least = { warn: 'medium', red: 'high' } as const satisfies Record<RaisedFlag['flag'], Degree>;

const higher = (a: Degree, b: Degree) => (order.indexOf(a) < order.indexOf(b) ? b : a);

/**
 * What the queue sorts by: the higher of the level's severity and the flags', `warn` at least
 * medium, `red` at least high (docs/domain.md 4). Level and severity are two things: no flag changes the
 * level. Without level and flag it is null.
 *
 * Who is disqualified is `excluded`, or what the flags say: a warning sign outlives the exclusion.
 */
export function severityOf(
  level: Pick<ResultLevel, 'severity'> | null,
  flags: readonly Pick<RaisedFlag, 'flag'>[],
  isDisqualified: boolean,
): Severity | null {
  const own = isDisqualified ? null : (level?.severity ?? null);
  const degrees = [...flags.map(({ flag }) => least[flag]), ...(isDegree(own) ? [own] : [])];
  return degrees.length > 0 ? degrees.reduce(higher) : isDisqualified ? 'excluded' : own;
}

/**
 * The level of a score, of the total where `dimensionId` is null: the first with `min ≤ s ≤ max`.
 * It comes from the score alone. `excluded` is no level that a score can have.
 */
export const levelOf = (levels: readonly ResultLevel[], dimensionId: string | null, score: number | null) =>
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

/** Without scores there is one level, which who has answered everything gets. */
export const levelWithoutScore = ({ resultLevels }: Pick<QuizContent, 'resultLevels'>) =>
  resultLevels.find(({ dimensionId, severity }) => dimensionId === null && severity !== 'excluded') ?? null;
