import { severities } from '../../src/contract/limits/quiz';
import type { Severity } from '../../src/contract/quiz';
import type { Random } from '../fixtures/random';
import type { QuizRow } from '../quiz/table';
import { type Answered, answerSets } from './answered';

/**
 * What was answered in a record: all of its project's quiz, so that its severity comes as close to the wanted one as the
 * quiz can, or the beginning of it where none is wanted yet.
 */
export function answering(random: Random, today: string, quizzes: readonly QuizRow[]) {
  const setsOfProject = memoised((projectId: string) => {
    const quiz = quizzes.find((one) => one.projectId === projectId && one.status !== 'draft');
    if (!quiz) throw new Error(`no quiz of project ${projectId} was published`);
    return bySeverity(quiz);
  });
  // Quizzes of one kind share their questions.
  const setsBy = new Map<QuizRow['questions'], Answered[]>();
  function bySeverity(quiz: QuizRow) {
    const sets = setsBy.get(quiz.questions) ?? answerSets(random, quiz, today);
    setsBy.set(quiz.questions, sets);
    return memoised((severity: Severity | null) => (severity === null ? sets : nearest(sets, severity)));
  }

  return ({ projectId, severity }: { projectId: string; severity: Severity | null }): Answered => {
    const setsOf = setsOfProject(projectId);
    if (severity !== null) return random.pick(setsOf(severity));
    const begun = Object.entries(random.pick(setsOf(null)).answers);
    const answers = Object.fromEntries(begun.slice(0, random.int(0, begun.length - 1)));
    return { answers, totalScore: null, levelCode: null, severity: null, flags: [], hintKeys: [] };
  };
}

function memoised<Key, Value>(make: (key: Key) => Value) {
  const known = new Map<Key, Value>();
  return (key: Key): Value => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** Sets of this severity, or of the one that is closest to it; excluded stands outside. */
function nearest(sets: readonly Answered[], severity: Severity) {
  const wanted = severities.indexOf(severity);
  const distance = (other: Answered['severity']) =>
    other === 'excluded' && severity !== 'excluded'
      ? Number.POSITIVE_INFINITY
      : Math.abs(severities.indexOf(other ?? 'normal') - wanted);
  const closest = Math.min(...sets.map((set) => distance(set.severity)));
  return sets.filter((set) => distance(set.severity) === closest);
}
