import { describe, expect, test } from 'vitest';
import { severities } from '../../src/contract/limits/quiz';
import { ageOn } from '../../src/domain/age';
import { getScoreRange } from '../../src/domain/quiz/reach/score-range';
import { checkWorlds, getExaminedWorld } from '../../tests/world';
import { businessDay, DAY_MS } from '../clock';
import type { ProjectRow } from '../project/fixtures';
import type { QuizRow } from '../quiz/table';
import { resetState } from '../state';
import { byId } from '../store/by-id';
import type { World } from '../world';
import { createDeriver } from './derived';
import type { RecordRow } from './fixtures';

const DRAFT_DAYS = 30;
const least = { warn: severities.indexOf('medium'), red: severities.indexOf('high') };

/** Names of the failing checks. */
const failing = (checks: Record<string, boolean>) => Object.keys(checks).filter((name) => !checks[name]);

type Derived = ReturnType<ReturnType<typeof createDeriver>>;
type Range = { min: number; max: number } | null;

/** Violations of the quiz's own rules, independent of the engine (docs/domain.md 8). */
function wrongResult(record: RecordRow, derived: Derived, { resultLevels }: QuizRow, range: Range) {
  const { totalScore, levelCode, severity, flags } = record;
  const { levelName, redFlagCount } = derived;
  const level = resultLevels.find(({ dimensionId, code }) => dimensionId === null && code === levelCode);
  const degree = severity === null ? -1 : severities.indexOf(severity);
  const [from, to] = [level?.minScore ?? null, level?.maxScore ?? null];
  return failing({
    score: totalScore === null || (range !== null && range.min <= totalScore && totalScore <= range.max),
    level: totalScore === null || (from !== null && to !== null && from <= totalScore && totalScore <= to),
    levelName: levelName === (level?.name ?? null) && (levelCode === null) === (level === undefined),
    severity: level === undefined || severity === 'excluded' || degree >= severities.indexOf(level.severity),
    flags: flags.every(({ flag }) => severity !== 'excluded' && degree >= least[flag]),
    redFlags: redFlagCount === flags.filter(({ flag }) => flag === 'red').length,
  });
}

function expectConsistent(world: World) {
  resetState(world);
  const { records, projects, members, quizzes, now } = world;
  const [membersById, projectsById] = [byId(members), byId(projects)];
  const published = new Map(quizzes.flatMap((quiz) => (quiz.status === 'published' ? [[quiz.projectId, quiz]] : [])));
  const ranges = new Map<QuizRow['questions'], ReturnType<typeof getScoreRange>>();
  const rangeOf = (quiz: QuizRow) => {
    const range = ranges.get(quiz.questions) ?? getScoreRange(quiz, businessDay(now), null);
    ranges.set(quiz.questions, range);
    return range;
  };

  const derivedOf = createDeriver();
  const wrong = records.flatMap((record) => {
    const { status, severity, submittedAt, startedAt, closeReason, channelId, answers } = record;
    const [member, project] = [membersById.get(record.memberId), projectsById.get(record.projectId)];
    const quiz = published.get(record.projectId);
    if (!member || !project || !quiz) return [{ record, all: ['relations'] }];
    const asked = new Set(quiz.questions.map(({ questionId }) => questionId));
    const all = failing({
      answers: Object.keys(answers).every((questionId) => asked.has(questionId)),
      // Unsubmitted answers are deleted after thirty days, or with the person.
      draft:
        status !== 'inProgress' || (now - Date.parse(startedAt) < DRAFT_DAYS * DAY_MS && member.status !== 'cancelled'),
      // Generated members have stayed in the channel through which they submitted.
      channel: channelId === member.lastChannelId,
      sex: project.targetGender === 'all' || member.gender === project.targetGender,
      age: isAgeFit(project, member.birthDate, startedAt.slice(0, 10)),
      excluded: severity !== 'excluded' || (status === 'closed' && closeReason === 'ineligible'),
      archived: project.status !== 'archived' || submittedAt === null || status === 'closed',
    });
    const wrongs = [...all, ...wrongResult(record, derivedOf(record), quiz, rangeOf(quiz) ?? null)];
    return wrongs.length > 0 ? [{ record, all: wrongs }] : [];
  });
  expect(wrong).toEqual([]);
}

function isAgeFit({ minAge, maxAge }: ProjectRow, birthDate: string | null, day: string) {
  const age = birthDate === null ? null : ageOn(birthDate, day);
  return age === null || (age >= (minAge ?? 0) && age <= (maxAge ?? age));
}

describe('records of the world', () => {
  test('are consistent with their quiz, project and member', () => {
    expectConsistent(getExaminedWorld());
  });

  test('usually start during the day', () => {
    const hours = getExaminedWorld().records.map(({ startedAt }) => Number(startedAt.slice(11, 13)));
    const atNight = hours.filter((hour) => hour < 6).length;
    expect(atNight).toBeGreaterThan(0);
    expect(atNight / hours.length).toBeLessThan(0.06);
  });

  test('are consistent for any seed and instant', () => {
    checkWorlds(expectConsistent, { deepRuns: 5 });
  });
});
