import { describe, expect, test } from 'vitest';
import { QuizContent } from '../../../src/contract/quiz';
import type { Answers } from '../../../src/contract/quiz-answer';
import { canPublish, checkQuiz } from '../../../src/domain/quiz/checks/publish';
import { evaluate } from '../../../src/domain/quiz/engine/evaluate';
import { exportQuiz, importQuiz } from '../../../src/domain/quiz/json/file';
import { getScoreRange } from '../../../src/domain/quiz/reach/score-range';
import { gad7 } from './gad7';
import { gastric } from './gastric';
import { instruments } from './index';
import { phq9 } from './phq9';

const today = '2026-03-02';

const codes = ['normal', 'low', 'medium', 'high', 'critical', 'redFlag', 'excluded'];
const hints = codes.map((levelCode) => ({ projectId: null, levelCode, status: 'enabled' as const }));
const context = { today, projectId: '1', hasAgreement: true, hints };

/** Answers of 0–3 by item, such as `[0, 3, 1, …]`. */
const items = (name: string, scores: number[]): Answers =>
  Object.fromEntries(
    scores.map((score, index) => [`${name}-q${index + 1}`, { value: `${name}-q${index + 1}-${score}` }]),
  );

/** Spreads a total over the first items, up to 3 each. */
const spread = (total: number, count: number) =>
  Array.from({ length: count }, (_, index) => Math.min(3, Math.max(0, total - 3 * index)));

describe.each(instruments)('$key', ({ quiz }) => {
  test('is a valid quiz that can be published and exported', () => {
    expect(QuizContent.parse(quiz)).toEqual(quiz);
    expect(checkQuiz(quiz, context)).toEqual([]);
    expect(canPublish(checkQuiz(quiz, context))).toBe(true);
    expect(importQuiz(exportQuiz(quiz))).toEqual({ ok: true, quiz });
  });

  test('names symptoms or a risk, never a disease', () => {
    for (const { name, severity } of quiz.resultLevels) {
      expect(name).toMatch(severity === 'excluded' ? /不适用/ : /症状$|风险$/);
    }
  });
});

describe('PHQ-9 (Kroenke 2001)', () => {
  test.each([
    [0, 'minimal', 'normal'],
    [4, 'minimal', 'normal'],
    [5, 'mild', 'low'],
    [9, 'mild', 'low'],
    [10, 'moderate', 'medium'],
    [14, 'moderate', 'medium'],
    [15, 'moderatelySevere', 'high'],
    [19, 'moderatelySevere', 'high'],
    [20, 'severe', 'critical'],
    // 27 requires item 9; see below.
    [24, 'severe', 'critical'],
  ])('a total of %i is %s', (total, levelCode, severity) => {
    const result = evaluate(phq9.quiz, items('phq9', [...spread(total, 8), 0]), today);
    expect(result).toMatchObject({ total, levelCode, severity, flags: [], isComplete: true, next: 'review' });
    expect(result.hints).toEqual([{ code: levelCode, fallback: severity }]);
  });

  test('a total of 27 is severe, with a red flag', () => {
    const result = evaluate(phq9.quiz, items('phq9', spread(27, 9)), today);
    expect(result).toMatchObject({ total: 27, levelCode: 'severe', severity: 'critical' });
    expect(result.flags).toHaveLength(1);
  });

  test('goes from 0 to 27', () => {
    expect(getScoreRange(phq9.quiz, today)).toMatchObject({ min: 0, max: 27, isExact: true });
  });

  test.each([1, 2, 3])('item 9 answered %i is a red flag, whatever the total', (score) => {
    for (let others = 0; others <= 24; others += 1) {
      const result = evaluate(phq9.quiz, items('phq9', [...spread(others, 8), score]), today);
      expect(result.total).toBe(others + score);
      expect(result.flags).toMatchObject([{ questionId: 'phq9-q9', flag: 'red' }]);
      expect(['high', 'critical']).toContain(result.severity);
      expect(result.hints[0]).toEqual({ code: 'redFlag', fallback: 'redFlag' });
    }
  });

  test('a total of 1 from item 9 alone keeps its level and moves to the top of the queue', () => {
    const result = evaluate(phq9.quiz, items('phq9', [...spread(0, 8), 1]), today);
    expect(result).toMatchObject({ total: 1, levelCode: 'minimal', severity: 'high' });
    expect(result.hints.map(({ code }) => code)).toEqual(['redFlag', 'minimal']);
  });

  test('item 9 raises its flag while other items are unanswered', () => {
    const result = evaluate(phq9.quiz, { 'phq9-q9': { value: 'phq9-q9-2' } }, today);
    expect(result).toMatchObject({ total: null, levelCode: null, severity: 'high', isComplete: false });
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('without item %i there is no total and no level', (item) => {
    const answers = items('phq9', spread(20, 9));
    delete answers[`phq9-q${item}`];
    expect(evaluate(phq9.quiz, answers, today)).toMatchObject({ total: null, levelCode: null, isComplete: false });
  });

  test('the tenth question is shown to people with a symptom, and has no score', () => {
    const tenth = (answers: Answers) => evaluate(phq9.quiz, answers, today).questions[9];
    expect(tenth(items('phq9', spread(0, 9)))).toMatchObject({ hiddenBy: 'rule' });
    const answers = { ...items('phq9', spread(4, 9)), 'phq9-q10': { value: 'phq9-q10-3' } };
    expect(tenth(answers)).toMatchObject({ hiddenBy: null, points: null });
    expect(evaluate(phq9.quiz, answers, today).total).toBe(4);
  });
});

describe('GAD-7 (Spitzer 2006)', () => {
  test.each([
    [0, 'minimal', 'normal'],
    [4, 'minimal', 'normal'],
    [5, 'mild', 'low'],
    [9, 'mild', 'low'],
    [10, 'moderate', 'medium'],
    [14, 'moderate', 'medium'],
    [15, 'severe', 'high'],
    [21, 'severe', 'high'],
  ])('a total of %i is %s', (total, levelCode, severity) => {
    const result = evaluate(gad7.quiz, items('gad7', spread(total, 7)), today);
    expect(result).toMatchObject({ total, levelCode, severity, flags: [], isComplete: true });
  });

  test('goes from 0 to 21', () => {
    expect(getScoreRange(gad7.quiz, today)).toMatchObject({ min: 0, max: 21, isExact: true });
  });
});

describe('gastric cancer risk (consensus 2017)', () => {
  const person = (age: number, sex: 'f' | 'm', hp: '-' | '+', pgr: number, g17: number): Answers => ({
    'gastric-age': { value: age },
    'gastric-sex': { value: `gastric-sex-${sex === 'm' ? 1 : 0}` },
    'gastric-hp': { value: `gastric-hp-${hp === '+' ? 1 : 0}` },
    'gastric-pgr': { value: pgr },
    'gastric-g17': { value: g17 },
  });
  const pointsOf = (answers: Answers, code: string) =>
    evaluate(gastric.quiz, answers, today).questions.find(({ questionId }) => questionId === `gastric-${code}`)?.points;

  test.each([
    [0, person(45, 'f', '-', 5, 1), 'low', 'low'],
    // 5 + 0 + 1 + 0 + 5
    [11, person(55, 'f', '+', 5, 8), 'low', 'low'],
    // 5 + 4 + 0 + 3 + 0
    [12, person(55, 'm', '-', 2, 1), 'medium', 'medium'],
    // 5 + 4 + 1 + 3 + 3
    [16, person(55, 'm', '+', 2, 3), 'medium', 'medium'],
    // 10 + 4 + 0 + 3 + 0
    [17, person(75, 'm', '-', 2, 1), 'high', 'high'],
    // 10 + 4 + 1 + 3 + 5
    [23, person(70, 'm', '+', 3.88, 5.71), 'high', 'high'],
  ])('a total of %i', (total, answers, levelCode, severity) => {
    expect(evaluate(gastric.quiz, answers, today)).toMatchObject({ total, levelCode, severity, isComplete: true });
  });

  test.each([
    ['g17', 1.49, 0],
    ['g17', 1.5, 3],
    ['g17', 5.7, 3],
    ['g17', 5.71, 5],
    ['pgr', 3.88, 3],
    ['pgr', 3.89, 0],
    ['age', 40, 0],
    ['age', 49, 0],
    ['age', 50, 5],
    ['age', 59, 5],
    ['age', 60, 6],
    ['age', 69, 6],
    ['age', 70, 10],
    ['age', 120, 10],
  ])('%s of %d gives %i', (code, value, points) => {
    expect(pointsOf({ ...person(45, 'f', '-', 5, 1), [`gastric-${code}`]: { value } }, code)).toBe(points);
  });

  test('goes from 0 to 23', () => {
    expect(getScoreRange(gastric.quiz, today)).toMatchObject({ min: 0, max: 23, isExact: true });
  });

  test('is not for people under 40', () => {
    const result = evaluate(gastric.quiz, person(39, 'm', '+', 2, 9), today);
    expect(result).toMatchObject({
      outcome: 'disqualified',
      total: null,
      levelCode: null,
      severity: 'excluded',
      eligibility: 'ineligible',
      next: 'close',
    });
    expect(result.hints).toEqual([{ code: 'excluded', fallback: 'excluded' }]);
  });
});
