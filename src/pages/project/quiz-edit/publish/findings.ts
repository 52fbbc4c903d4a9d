import { quiz as limit } from '@/contract/limits/quiz';
import type { Quiz, QuizContent } from '@/contract/quiz';
import { isSameValue } from '@/domain/compare';
import type { Finding } from '@/domain/quiz/checks/finding';
import { checkQuiz } from '@/domain/quiz/checks/publish';
import { checkSignOff } from '@/domain/quiz/checks/sign-off';
import { pickContent } from '@/domain/quiz/json/file';

/** Findings of the server, and the content that it checked. */
export type ServerCheck = { content: QuizContent; findings: readonly Finding[] };

/** Whether only the server can check it, because it depends on data outside of the quiz. */
const isOfServer = ({ code }: Finding) => code === 'hintMissing' || code === 'agreementMissing';

const found = new WeakMap<QuizContent, { today: string; findings: readonly Finding[] }>();

/** Findings in the quiz itself, cached by content. @param today business day of Asia/Shanghai */
function ownFindings(quiz: QuizContent, today: string) {
  const known = found.get(quiz);
  if (known?.today === today) return known.findings;
  const findings = checkQuiz(quiz, { today, projectId: '', hasAgreement: true, hints: [] }).filter(
    (finding) => !isOfServer(finding),
  );
  found.set(quiz, { today, findings });
  return findings;
}

const isMissingReview = ({ code }: Finding) => code === 'notSignedOff';
const keyOf = ({ code, at, params }: Finding) => JSON.stringify([code, at, Object.entries(params).sort()]);

/** Whether the edited content equals the saved content, which is what a review refers to. */
export const isSaved = (quiz: QuizContent, saved: Quiz) => isSameValue(quiz, pickContent(saved));

/**
 * All findings for the edited content: in the quiz itself at once, outside of it from the last check by the server.
 *
 * @returns `differs`: the server has other findings for the same content; then the findings of the server are returned
 */
export function allFindings(quiz: QuizContent, saved: Quiz, today: string, check: ServerCheck | null | undefined) {
  const own = ownFindings(quiz, today);
  const signOff = checkSignOff({ scoreMode: quiz.scoreMode, medicalReviewed: saved.medicalReviewed });
  const ofServer = check?.findings.filter((finding) => !isMissingReview(finding)) ?? [];
  const itsOwn = ofServer.filter((finding) => !isOfServer(finding));
  const isOfSame = check != null && isSameValue(check.content, quiz);
  const differs = isOfSame && !isSameValue(own.map(keyOf).sort(), itsOwn.map(keyOf).sort());
  return { findings: [...(differs ? itsOwn : own), ...ofServer.filter(isOfServer), ...signOff], differs };
}

export const isError = ({ severity }: Finding) => severity === 'error';

export type Place = 'quiz' | 'logic' | 'scoring' | 'trial' | 'outside' | number;

const placesOfParts: Readonly<Record<string, Place>> = {
  rules: 'logic',
  scoreMode: 'scoring',
  dimensions: 'scoring',
  resultLevels: 'scoring',
  testCases: 'trial',
};
const order: readonly Place[] = ['logic', 'scoring', 'trial', 'outside'];

function placeOf(finding: Finding): Place {
  const [part, index] = finding.at;
  if (isOfServer(finding) || isMissingReview(finding)) return 'outside';
  if (part === 'questions') return typeof index === 'number' ? index : 'quiz';
  return placesOfParts[String(part)] ?? 'quiz';
}

const rank = (place: Place) => {
  if (place === 'quiz') return -1;
  return typeof place === 'number' ? place : limit.maxQuestions + order.indexOf(place);
};

/** Groups findings by where they are fixed: quiz, questions in order, logic, scoring, test cases, other screens. */
export function groupFindings(findings: readonly Finding[]): { place: Place; findings: Finding[] }[] {
  const places = [...new Set(findings.map(placeOf))].sort((one, other) => rank(one) - rank(other));
  return places.map((place) => ({ place, findings: findings.filter((finding) => placeOf(finding) === place) }));
}
