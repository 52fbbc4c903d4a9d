import { expect, test } from 'vitest';
import { explainScore } from '../../src/domain/record/score';
import { getWorld } from '../../tests/world';
import { resetState, state } from '../state';
import { getAnswers } from './answer-list';
import { toRecordDetail } from './detail';

test('the answers of a record explain its score and level in its quiz version', () => {
  resetState(getWorld(200));
  const { records, quizzes } = state().world;
  const scored = records.filter(({ totalScore }) => totalScore !== null);
  let seen = 0;
  for (const row of scored.filter((_, index) => index % 2 === 0)) {
    const record = toRecordDetail(row);
    const quiz = quizzes.find(({ id }) => id === record.quizId);
    if (!quiz || record.withheld) continue;
    const { total, levels } = explainScore(quiz, getAnswers(row), null);
    expect(total).toBe(record.totalScore);
    expect(levels.find(({ isReached }) => isReached)?.level.code ?? null).toBe(record.levelCode);
    seen += 1;
  }
  expect(seen).toBeGreaterThan(100);
});
