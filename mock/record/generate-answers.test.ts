import { describe, expect, test } from 'vitest';
import { severities } from '../../src/contract/limits/quiz';
import { ageOn } from '../../src/domain/age';
import { evaluate } from '../../src/domain/quiz/engine/evaluate';
import { findContradictions } from '../../src/domain/record/contradictions';
import { isOpen } from '../../src/domain/record-status';
import { checkWorlds, getExaminedWorld, getWorld } from '../../tests/world';
import { businessDay } from '../clock';
import type { World } from '../world';

/** Evaluates each set of answers once, because many records share one. */
function expectAnswered({ quizzes, records, now }: World) {
  const results = new Map<object, ReturnType<typeof evaluate>>();
  for (const { answers, projectId, status, totalScore, levelCode, severity, flags } of records) {
    const stored = { totalScore, levelCode, severity, flags };
    if (status === 'inProgress') {
      expect(stored).toEqual({ totalScore: null, levelCode: null, severity: null, flags: [] });
      continue;
    }
    const quiz = quizzes.find((one) => one.projectId === projectId && one.status === 'published');
    if (!quiz) throw new Error(`project ${projectId} has records and no published quiz`);
    const result = results.get(answers) ?? evaluate(quiz, answers, businessDay(now));
    results.set(answers, result);
    expect(stored).toEqual({
      totalScore: result.total,
      levelCode: result.levelCode,
      severity: result.severity,
      flags: result.flags,
    });
    expect(result.isComplete || result.outcome === 'disqualified').toBe(true);
    expect(result.questions.some(({ isDropped }) => isDropped)).toBe(false);
    // Disqualified without a danger sign: the server closes the record itself (docs/domain.md 4.1).
    if (result.next === 'close') expect(status).toBe('closed');
  }
}

describe('answers of records', () => {
  const world = getWorld();

  test('result in the stored score, level, severity and flags', () => {
    expectAnswered(getExaminedWorld());
  });

  test('result in the stored values for any seed and instant', () => {
    checkWorlds(expectAnswered, { deepRuns: 12, memberCounts: [35, 100] });
  });

  test('match the known data of the person, unless their age alone would exclude them', () => {
    const people = new Map(world.members.map((member) => [member.id, member]));
    const told = world.records.flatMap(({ answers, severity, projectId, memberId, submittedAt }) => {
      const quiz = world.quizzes.find((one) => one.projectId === projectId && one.status === 'published');
      const age = quiz?.questions.find(({ validation }) => validation.unit === '岁');
      const sex = quiz?.questions.find(({ fieldBinding }) => fieldBinding === 'gender');
      const { birthDate, gender } = people.get(memberId) ?? {};
      const said = age && answers[age.questionId]?.value;
      const chosen = sex?.options.find(({ optionId }) => optionId === answers[sex.questionId]?.value)?.label;
      if (
        !birthDate ||
        !submittedAt ||
        severity === 'excluded' ||
        ageOn(birthDate, submittedAt.slice(0, 10)) < 40 ||
        said === undefined ||
        !chosen
      )
        return [];
      return [
        said === ageOn(birthDate, submittedAt.slice(0, 10)) &&
          (gender === 'unknown' || chosen === { male: '男', female: '女' }[gender ?? 'male']),
      ];
    });
    expect(told.length).toBeGreaterThan(100);
    expect(told.filter(Boolean).length / told.length).toBeGreaterThan(0.95);
  });

  test('contradict the profile in a few open records, and in hardly any others', () => {
    const people = new Map(world.members.map((member) => [member.id, member]));
    const quizzes = new Map(world.quizzes.map((quiz) => [quiz.id, quiz]));
    const disagreeing = world.records.filter(({ memberId, quizId, answers, submittedAt }) => {
      const [member, quiz] = [people.get(memberId), quizzes.get(quizId)];
      if (!member || !quiz || !submittedAt) return false;
      return findContradictions(member, quiz.questions, answers, submittedAt.slice(0, 10)).length > 0;
    });
    const open = disagreeing.filter(({ status }) => isOpen(status));
    expect(open.length).toBeGreaterThan(3);
    expect(disagreeing.length / world.records.length).toBeLessThan(0.02);
  });

  test('reach every severity, with few red flags', () => {
    const submitted = world.records.filter(({ submittedAt }) => submittedAt !== null);
    expect(new Set(submitted.map(({ severity }) => severity))).toEqual(new Set(severities));
    const inDanger = submitted.filter(({ flags }) => flags.some(({ flag }) => flag === 'red'));
    expect(inDanger.length).toBeGreaterThan(50);
    expect(inDanger.length / submitted.length).toBeLessThan(0.15);
  });
});
