import type { Member } from '../../src/contract/member';
import type { QuizContent, Severity } from '../../src/contract/quiz';
import type { Answers, RaisedFlag } from '../../src/contract/quiz-answer';
import type { Question, QuizOption } from '../../src/contract/quiz-question';
import type { HintKey } from '../../src/domain/hint/levels';
import { evaluate } from '../../src/domain/quiz/engine/evaluate';
import type { Random } from '../fixtures/random';

/** Generated answers and their results from the quiz engine. */
export type GeneratedAnswers = {
  answers: Answers;
  totalScore: number | null;
  levelCode: string | null;
  severity: Severity | null;
  flags: readonly RaisedFlag[];
  /** Keys of the hints that the member saw, in order. */
  hintKeys: readonly HintKey[];
};

const TRIES = 120;
/** Degrees of harm range from 0 to this. */
const WORST = 4;

const getHarm = ({ disqualify, riskFlag, score }: QuizOption) =>
  (disqualify ? 2000 : 0) + (riskFlag === 'none' ? 0 : 1000) + (score ?? 0);

/** File names of image answers. */
const photos = ['photo-1.png', 'photo-2.png', 'photo-3.png'] as const;

/** Picks an option, more harmful for a higher `degree`; danger signs and disqualifying options are rare. */
function pickOption({ int, chance, pick }: Random, { options }: Question, degree: number) {
  const byHarm = [...options].sort((a, b) => getHarm(a) - getHarm(b));
  const calm = byHarm.filter((option) => getHarm(option) < 1000);
  if (calm.length < options.length && calm.length > 0)
    return chance(0.05 + 0.05 * degree) ? pick(byHarm.slice(calm.length)) : pick(calm);
  const place = Math.round((degree / WORST) * (byHarm.length - 1)) + int(-1, 1);
  return byHarm[Math.max(0, Math.min(byHarm.length - 1, place))] as QuizOption;
}

function pickAnswer(random: Random, question: Question, degree: number) {
  const { type, options, validation } = question;
  if (type === 'single' || type === 'boolean') return pickOption(random, question, degree).optionId;
  if (type === 'multiple') {
    const chosen = options.filter(({ exclusive }) => !exclusive && random.chance(degree / WORST));
    const none = options.find(({ exclusive }) => exclusive);
    return (chosen.length > 0 || !none ? chosen : [none]).map(({ optionId }) => optionId);
  }
  if (type === 'image') return degree > 0 ? photos.slice(0, degree) : undefined;
  if (type === 'signature') return 'signature.png';
  if (type !== 'number') return undefined;
  const scale = 10 ** (validation.decimals ?? 0);
  const [min, max] = validation.unit === '岁' ? [36, 78] : [validation.min ?? 0, validation.max ?? 100];
  return random.int(min * scale, max * scale) / scale;
}

/** Data of the person that answers must be consistent with. */
export type Person = { gender: Member['gender']; age: number | null };

const genderLabels = { male: '男', female: '女' } as const;

function getPersonalAnswer({ gender, age }: Person, { type, fieldBinding, options, validation }: Question) {
  if (fieldBinding === 'gender' && gender !== 'unknown')
    return options.find(({ label }) => label === genderLabels[gender])?.optionId;
  return type === 'number' && validation.unit === '岁' ? (age ?? undefined) : undefined;
}

/** Adapts answers to the person's data; returns the same object if nothing changes. */
export function adaptToPerson(
  person: Person,
  { questions }: Pick<QuizContent, 'questions'>,
  answers: Answers,
): Answers {
  const own = questions.flatMap((question) => {
    const value = getPersonalAnswer(person, question);
    const given = answers[question.questionId];
    return value === undefined || !given || given.value === value ? [] : [[question.questionId, { value }] as const];
  });
  return own.length === 0 ? answers : { ...answers, ...Object.fromEntries(own) };
}

/** Answers adapted to the person, with their results. */
export function generateAnswers(
  person: Person,
  set: GeneratedAnswers,
  quiz: QuizContent,
  today: string,
): GeneratedAnswers {
  const answers = adaptToPerson(person, quiz, set.answers);
  if (answers === set.answers) return set;
  const { total, levelCode, severity, flags, hints } = evaluate(quiz, answers, today);
  return { answers, totalScore: total, levelCode, severity, flags, hintKeys: hints };
}

function generateAnswerSet(random: Random, quiz: QuizContent, today: string): GeneratedAnswers | undefined {
  const degree = random.int(0, WORST);
  const given = quiz.questions.flatMap((question) => {
    const value = pickAnswer(random, question, degree);
    return value === undefined ? [] : [[question.questionId, { value }] as const];
  });
  const { questions, outcome, isComplete, total, levelCode, severity, flags, hints } = evaluate(
    quiz,
    Object.fromEntries(given),
    today,
  );
  if (!isComplete && outcome !== 'disqualified') return undefined;
  const asked = new Set(questions.flatMap(({ hiddenBy, questionId }) => (hiddenBy ? [] : [questionId])));
  const answers = Object.fromEntries(given.filter(([questionId]) => asked.has(questionId)));
  return { answers, totalScore: total, levelCode, severity, flags, hintKeys: hints };
}

/**
 * Sets of complete answers to a quiz. Records share them, because evaluating the quiz for each record would take
 * seconds.
 */
export const generateAnswerSets = (random: Random, quiz: QuizContent, today: string): GeneratedAnswers[] =>
  Array.from({ length: TRIES }, () => generateAnswerSet(random, quiz, today)).filter((set) => set !== undefined);
