import type { QuizContent } from '../../../contract/quiz';
import type { Question } from '../../../contract/quiz-question';
import { getDecimals, isChoice, isScorable } from '../model';
import { createFinding, type Finding, findRepeated, isBlank } from './finding';

type At = Finding['at'];

/** Checks that every scored question has points for any answer. */
export function checkScoring(quiz: QuizContent): Finding[] {
  const { scoreMode, questions, dimensions } = quiz;
  const scored = questions.flatMap((question, index) => (question.scored ? [{ question, index }] : []));
  const names = ({ code }: Question) => ({ question: code });
  if (scoreMode === 'none') {
    return scored.map(({ question, index }) =>
      createFinding('scoredWithoutMode', ['questions', index, 'scored'], names(question)),
    );
  }
  const dimensionIds = new Set(dimensions.map(({ dimensionId }) => dimensionId));
  return [
    ...(scored.length === 0 ? [createFinding('nothingScored', ['scoreMode'])] : []),
    ...scored.flatMap(({ question, index }) => checkScored(question, ['questions', index])),
    ...scored.flatMap(({ question, index }) => {
      const { weight, dimensionId } = question;
      const at: At = ['questions', index];
      if (scoreMode === 'weighted' && weight === null) {
        return [createFinding('weightMissing', [...at, 'weight'], names(question))];
      }
      const hasDimension = dimensionId !== null && dimensionIds.has(dimensionId);
      return scoreMode === 'dimension' && !hasDimension
        ? [createFinding('dimensionMissing', [...at, 'dimensionId'], names(question))]
        : [];
    }),
    ...checkDimensions(quiz, new Set(scored.map(({ question }) => question.dimensionId))),
  ];
}

function checkScored(question: Question, at: At): Finding[] {
  const { code, type, required, options, scoreCap } = question;
  const params = { question: code };
  if (!isScorable(type)) return [createFinding('scoredNotForType', [...at, 'scored'], params)];
  const missing = isChoice(type) ? options.findIndex(({ score }) => score === null) : -1;
  return [
    // Without an answer there is no total (docs/domain.md 4.1, Score), so a scored question has to be required.
    ...(required ? [] : [createFinding('scoredNotRequired', [...at, 'required'], params)]),
    ...(missing >= 0
      ? [createFinding('optionScoreMissing', [...at, 'options', missing, 'score'], { ...params, option: missing + 1 })]
      : []),
    ...(scoreCap !== null && type !== 'multiple'
      ? [createFinding('scoreCapNotForType', [...at, 'scoreCap'], params)]
      : []),
    ...(type === 'number' ? checkRanges(question, at) : []),
  ];
}

/**
 * A scored number needs points for all possible values, and therefore a minimum and a maximum. Ranges are half-open, so
 * each begins where the previous one ends.
 */
function checkRanges({ code, scoreRanges, validation }: Question, at: At): Finding[] {
  const path = [...at, 'scoreRanges'];
  const params = { question: code };
  const first = scoreRanges[0];
  const last = scoreRanges[scoreRanges.length - 1];
  if (!first || !last) return [createFinding('scoreRangesMissing', path, params)];
  const gaps = scoreRanges.slice(1).flatMap(({ min }, index) => {
    const before = scoreRanges[index] as (typeof scoreRanges)[number];
    return min === before.max
      ? []
      : [createFinding('scoreRangesGap', [...path, index + 1], { ...params, range: index + 2, min: before.max })];
  });
  const { min, max } = validation;
  const covers =
    min !== undefined && max !== undefined && first.min <= min && lastPossible(validation, max) <= last.max;
  return [...gaps, ...(covers ? [] : [createFinding('scoreRangesCover', path, params)])];
}

/** Largest number up to `max` with the allowed decimals. */
function lastPossible(validation: Question['validation'], max: number) {
  const scale = 10 ** getDecimals(validation);
  return Math.floor(Number((max * scale).toFixed(4))) / scale;
}

function checkDimensions({ scoreMode, dimensions }: QuizContent, used: ReadonlySet<string | null>): Finding[] {
  return [
    ...findRepeated(dimensions, ({ dimensionId }) => dimensionId).map((at) =>
      createFinding('idTwice', ['dimensions', at]),
    ),
    ...findRepeated(dimensions, ({ name }) => name.trim()).map((at) =>
      createFinding('dimensionNameTwice', ['dimensions', at, 'name'], { dimension: at + 1 }),
    ),
    ...dimensions.flatMap(({ dimensionId, name }, index) => [
      ...(isBlank(name)
        ? [createFinding('dimensionNameMissing', ['dimensions', index, 'name'], { dimension: index + 1 })]
        : []),
      ...(scoreMode === 'dimension' && !used.has(dimensionId)
        ? [createFinding('dimensionEmpty', ['dimensions', index], { dimension: name })]
        : []),
    ]),
  ];
}
