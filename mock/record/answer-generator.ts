import { severities } from '../../src/contract/limits/quiz';
import type { Severity } from '../../src/contract/quiz';
import type { Random } from '../fixtures/random';
import type { QuizRow } from '../quiz/table';
import {
  adaptToPerson,
  type GeneratedAnswers,
  generateAnswerSets,
  generateAnswers,
  type Person,
} from './generate-answers';

/**
 * Returns a function that generates the answers of a record, consistent with the person's data: with a severity,
 * complete answers that come as close to it as the quiz allows; without one, the beginning of the quiz.
 */
export function createAnswerGenerator(random: Random, today: string, quizzes: readonly QuizRow[]) {
  const getQuiz = memoize((projectId: string) => {
    const quiz = quizzes.find((one) => one.projectId === projectId && one.status !== 'draft');
    if (!quiz) throw new Error(`no quiz of project ${projectId} was published`);
    return quiz;
  });
  const getProjectSets = memoize((projectId: string) => groupBySeverity(getQuiz(projectId)));
  // Quizzes of the same kind share their questions.
  const setsByQuestions = new Map<QuizRow['questions'], GeneratedAnswers[]>();
  function groupBySeverity(quiz: QuizRow) {
    const sets = setsByQuestions.get(quiz.questions) ?? generateAnswerSets(random, quiz, today);
    setsByQuestions.set(quiz.questions, sets);
    return memoize((severity: Severity | null) => (severity === null ? sets : findNearest(sets, severity)));
  }

  /**
   * Adapts a picked set to the person. Keeps the age of the set if the real one would change whether the person is
   * excluded, because excluded records need no work.
   */
  const getAdapted = memoize((set: GeneratedAnswers) =>
    memoize((quiz: QuizRow) => memoize((person: string) => generateAnswers(JSON.parse(person), set, quiz, today))),
  );
  function adapt(picked: GeneratedAnswers, quiz: QuizRow, person: Person): GeneratedAnswers {
    const by = (who: Person) => getAdapted(picked)(quiz)(JSON.stringify(who));
    const isAlike = ({ severity }: GeneratedAnswers) => (severity === 'excluded') === (picked.severity === 'excluded');
    return [by(person), by({ ...person, age: null })].find(isAlike) ?? picked;
  }

  return (
    { projectId, severity }: { projectId: string; severity: Severity | null },
    person: Person,
  ): GeneratedAnswers => {
    const getSets = getProjectSets(projectId);
    const quiz = getQuiz(projectId);
    if (severity !== null) return adapt(random.pick(getSets(severity)), quiz, person);
    const begun = Object.entries(random.pick(getSets(null)).answers);
    const answers = adaptToPerson(person, quiz, Object.fromEntries(begun.slice(0, random.int(0, begun.length - 1))));
    return { answers, totalScore: null, levelCode: null, severity: null, flags: [], hintKeys: [] };
  };
}

function memoize<Key, Value>(make: (key: Key) => Value) {
  const known = new Map<Key, Value>();
  return (key: Key): Value => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** Sets with this severity, otherwise with the closest one; `excluded` is close to none of the others. */
function findNearest(sets: readonly GeneratedAnswers[], severity: Severity) {
  const wanted = severities.indexOf(severity);
  const distance = (other: GeneratedAnswers['severity']) =>
    other === 'excluded' && severity !== 'excluded'
      ? Number.POSITIVE_INFINITY
      : Math.abs(severities.indexOf(other ?? 'normal') - wanted);
  const closest = Math.min(...sets.map((set) => distance(set.severity)));
  return sets.filter((set) => distance(set.severity) === closest);
}
