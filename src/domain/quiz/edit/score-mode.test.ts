import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { scoreModes } from '../../../contract/limits/quiz';
import type { QuizContent } from '../../../contract/quiz';
import { checkQuiz } from '../checks/publish';
import { choice, level, question, quiz } from '../testing/build';
import { context, quizzes } from '../testing/quizzes';
import type { EditResult } from './result';
import { changeScoreMode, getScoreModeEffects } from './score-mode';

vi.setConfig({ testTimeout: 60_000 });

const applied = (result: EditResult): QuizContent => {
  if (!result.ok) throw new Error(`refused: ${result.refusal.code}`);
  return result.quiz;
};
/** Names of removed and added items, without empty lists. */
function effects(content: QuizContent, mode: QuizContent['scoreMode']) {
  const { removed: lost, added: gained } = getScoreModeEffects(content, mode);
  const named = Object.entries({
    ...lost,
    ...Object.fromEntries(Object.entries(gained).map(([key, list]) => [`+${key}`, list])),
  });
  return Object.fromEntries(
    named.flatMap(([key, list]) =>
      list.length > 0 ? [[key, list.map((one) => ('code' in one ? one.code : one.name))]] : [],
    ),
  );
}

const scales = quiz(
  [
    { ...choice('a', 0, 3), dimensionId: 'd', weight: 2 },
    { ...choice('b', 0, 3), weight: 1 },
    question('text', 'c'),
    question('single', 'e', { weight: 3 }),
  ],
  {
    dimensions: [{ dimensionId: 'd', name: 'Dimension', method: 'sum' }],
    resultLevels: [
      level('x', null, null, { severity: 'excluded' }),
      level('low', 0, 2),
      level('half', null, 6),
      level('mild', 0, 3, { dimensionId: 'd' }),
    ],
    testCases: [{ testCaseId: 't', name: 'Case', answers: {}, expected: 'mild' }],
  },
);

test('to scores: if options already have points, questions without points are not scored', () => {
  const unscored = {
    ...scales,
    scoreMode: 'none' as const,
    questions: scales.questions.map((one) => ({ ...one, scored: false })),
  };
  const scored = (content: QuizContent) =>
    applied(changeScoreMode(content, 'sum')).questions.flatMap((one) => (one.scored ? [one.code] : []));
  expect(scored(unscored)).toEqual(['a', 'b']);
  const bare = unscored.questions.map((one) => ({
    ...one,
    options: one.options.map((option) => ({ ...option, score: null })),
  }));
  expect(scored({ ...unscored, questions: bare })).toEqual(['a', 'b', 'e']);
});

test('to no scores: the first level of the total stays, without a range', () => {
  const content = { ...scales, scoreMode: 'dimension' as const };
  expect(effects(content, 'none')).toEqual({
    levels: ['half', 'mild'],
    ranges: ['low'],
    dimensions: ['Dimension'],
    weights: ['a'],
    scored: ['a', 'b'],
    testCases: ['Case'],
  });
  expect(effects({ ...quiz([]), resultLevels: [level('half', null, 6)] }, 'none')).toEqual({ ranges: ['half'] });
});

test('to dimensions, weights and sums', () => {
  expect(effects({ ...scales, scoreMode: 'weighted' }, 'dimension')).toEqual({
    weights: ['a'],
    '+withoutDimension': ['b'],
  });
  expect(effects({ ...scales, scoreMode: 'dimension' }, 'sum')).toEqual({
    levels: ['mild'],
    dimensions: ['Dimension'],
    weights: ['a'],
    testCases: ['Case'],
  });
  const unweighted = quiz([choice('a', 0, 3)]);
  expect(effects(unweighted, 'weighted')).toEqual({ '+weights': ['a'] });
  expect(effects(unweighted, 'sum')).toEqual({});
  expect(applied(changeScoreMode(unweighted, 'sum'))).toBe(unweighted);
});

test('from no scores: scorable questions become scored and required', () => {
  const content = quiz([question('single', 'a', { required: false }), question('number', 'n'), question('text', 't')], {
    scoreMode: 'none',
  });
  expect(effects(content, 'sum')).toEqual({ '+scored': ['a'], '+required': ['a'] });
});

test('a publishable quiz gets no new errors except for missing entries', () => {
  const open = ['levelsMissing', 'levelRangeMissing', 'levelGap', 'levelOverlap', 'levelsCover', 'nothingScored'];
  const toSay = [
    ...open,
    'dimensionMissing',
    'optionScoreMissing',
    'scoreRangesMissing',
    'scoreRangesCover',
    'testCaseFailed',
    'oneLevelWithoutScore',
    'scoreImpossible',
    'hintMissing',
    'scoreRangesGap',
  ];
  fc.assert(
    fc.property(quizzes(), fc.constantFrom(...scoreModes), (content, mode) => {
      const after = applied(changeScoreMode(content, mode));
      expect(after.scoreMode).toBe(mode);
      const errors = checkQuiz(after, context).filter(
        ({ severity, code }) => severity === 'error' && !toSay.includes(code),
      );
      expect(errors).toEqual([]);
    }),
  );
});
