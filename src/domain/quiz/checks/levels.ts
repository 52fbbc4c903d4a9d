import { specialLevels } from '../../../contract/limits/result-hint';
import type { QuizContent, ResultLevel } from '../../../contract/quiz';
import { toHundredths } from '../engine/exact';
import type { ScoreRange } from '../reach/score-range';
import { createFinding, type Finding, findRepeated, isBlank } from './finding';
import { getScoreStep } from './score-step';

type Indexed = { level: ResultLevel; index: number };
type Ranged = Indexed & { min: number; max: number };

/** Possible scores of the total or of a dimension; null when no score is possible, undefined when not known yet. */
export type Possible = (dimensionId: string | null) => ScoreRange | null | undefined;

/** Checks each result level by itself, then the levels of the total and of each dimension together. */
export function checkLevels(quiz: QuizContent, possible: Possible): Finding[] {
  const { resultLevels, scoreMode, dimensions } = quiz;
  const levels = resultLevels
    .map((level, index) => ({ level, index }))
    .filter(({ level }) => level.severity !== 'excluded');
  const ofTotal = levels.filter(({ level }) => level.dimensionId === null);
  return [
    ...resultLevels.flatMap((level, index) => checkLevel(quiz, level, index)),
    ...findRepeated(resultLevels, ({ code }) => code.trim()).map((at) =>
      createFinding('levelCodeTwice', ['resultLevels', at, 'code'], { level: resultLevels[at]?.code as string }),
    ),
    ...(scoreMode === 'none'
      ? ofTotal.length === 1
        ? []
        : [createFinding('oneLevelWithoutScore', ['resultLevels'], { levels: ofTotal.length })]
      : [
          ...(ofTotal.length === 0 ? [createFinding('levelsMissing', ['resultLevels'])] : []),
          ...checkTogether(quiz, ofTotal, null, possible(null)),
          ...dimensions.flatMap(({ dimensionId }) => {
            const own = levels.filter(({ level }) => level.dimensionId === dimensionId);
            if (scoreMode !== 'dimension' || own.length === 0) return [];
            return checkTogether(quiz, own, dimensionId, possible(dimensionId));
          }),
        ]),
  ];
}

function checkLevel({ scoreMode, dimensions }: QuizContent, level: ResultLevel, index: number): Finding[] {
  const { code, name, dimensionId, severity, minScore, maxScore } = level;
  const at = ['resultLevels', index];
  const params = { level: isBlank(name) ? code : name };
  const isExcluded = severity === 'excluded';
  const hasDimension =
    dimensionId === null ||
    (scoreMode === 'dimension' && dimensions.some((other) => other.dimensionId === dimensionId));
  const found: Finding[] = [];
  if (isBlank(code)) found.push(createFinding('levelCodeMissing', [...at, 'code'], { level: index + 1 }));
  if (isBlank(name)) found.push(createFinding('levelNameMissing', [...at, 'name'], { level: index + 1 }));
  if (specialLevels.some((special) => special === code) && !(code === 'excluded' && isExcluded)) {
    found.push(createFinding('levelCodeReserved', [...at, 'code'], { code }));
  }
  if (!hasDimension) found.push(createFinding('levelDimension', [...at, 'dimensionId'], params));
  if (scoreMode === 'none' || isExcluded) {
    if (minScore !== null || maxScore !== null) found.push(createFinding('levelRangeUnexpected', at, params));
  } else if (minScore === null || maxScore === null) found.push(createFinding('levelRangeMissing', at, params));
  else if (minScore > maxScore)
    found.push(createFinding('minAboveMax', at, { name: level.code, min: minScore, max: maxScore }));
  return found;
}

/**
 * Checks that ranges are contiguous (`next.min = prev.max + step`), do not overlap, and cover all possible scores
 * (docs/domain.md 4.1). Runs only once every level has a valid range.
 */
function checkTogether(
  quiz: QuizContent,
  levels: readonly Indexed[],
  dimensionId: string | null,
  possible: ScoreRange | null | undefined,
): Finding[] {
  const ranged = levels.flatMap(({ level, index }): Ranged[] => {
    const { minScore: min, maxScore: max } = level;
    return min === null || max === null || min > max ? [] : [{ level, index, min, max }];
  });
  ranged.sort((a, b) => a.min - b.min);
  const first = ranged[0];
  const last = ranged[ranged.length - 1];
  if (possible === null) return [createFinding('scoreImpossible', ['resultLevels'])];
  if (!first || !last || ranged.length < levels.length) return [];

  const step = getScoreStep(quiz, dimensionId);
  const found = ranged.slice(1).flatMap((next, at) => {
    const prev = ranged[at] as Ranged;
    const params = { level: prev.level.name, next: next.level.name, from: prev.max, to: next.min, step };
    const path = ['resultLevels', next.index, 'minScore'];
    if (next.min <= prev.max) return [createFinding('levelOverlap', path, params)];
    return toHundredths(next.min) === toHundredths(prev.max) + toHundredths(step)
      ? []
      : [createFinding('levelGap', path, params)];
  });
  if (!possible) return found;
  const covers = first.min <= possible.min && possible.max <= last.max;
  if (!covers) {
    const { min, max } = possible;
    const dimension = quiz.dimensions.find((one) => one.dimensionId === dimensionId)?.name;
    found.push(
      dimension === undefined
        ? createFinding('levelsCover', ['resultLevels'], { min, max })
        : createFinding('levelsCoverOf', ['resultLevels', first.index], { dimension, min, max }),
    );
  }
  for (const { level, index, min, max } of ranged) {
    if (max < possible.min || possible.max < min) {
      found.push(createFinding('levelUnreachable', ['resultLevels', index], { level: level.name }));
    }
  }
  return found;
}
