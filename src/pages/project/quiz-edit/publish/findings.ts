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
const isServerOnly = ({ code }: Finding) => code === 'hintMissing' || code === 'agreementMissing';

const found = new WeakMap<QuizContent, { today: string; findings: readonly Finding[] }>();

/** Findings in the quiz itself, cached by content. @param today business day of Asia/Shanghai */
function getLocalFindings(quiz: QuizContent, today: string) {
  const known = found.get(quiz);
  if (known?.today === today) return known.findings;
  const findings = checkQuiz(quiz, { today, projectId: '', hasAgreement: true, hints: [] }).filter(
    (finding) => !isServerOnly(finding),
  );
  found.set(quiz, { today, findings });
  return findings;
}

const isMissingReview = ({ code }: Finding) => code === 'notSignedOff';
const getFindingKey = ({ code, at, params }: Finding) => JSON.stringify([code, at, Object.entries(params).sort()]);

/** Whether the edited content equals the saved content, which is what a review refers to. */
export const isSaved = (quiz: QuizContent, saved: Quiz) => isSameValue(quiz, pickContent(saved));

/**
 * All findings for the edited content: in the quiz itself at once, outside of it from the last check by the server.
 *
 * @returns `differs`: the server has other findings for the same content; then the findings of the server are returned
 */
export function getFindings(quiz: QuizContent, saved: Quiz, today: string, check: ServerCheck | null | undefined) {
  const local = getLocalFindings(quiz, today);
  const signOff = checkSignOff({ scoreMode: quiz.scoreMode, medicalReviewed: saved.medicalReviewed });
  const ofServer = check?.findings.filter((finding) => !isMissingReview(finding)) ?? [];
  const serverFindings = ofServer.filter((finding) => !isServerOnly(finding));
  const isOfSame = check != null && isSameValue(check.content, quiz);
  const differs = isOfSame && !isSameValue(local.map(getFindingKey).sort(), serverFindings.map(getFindingKey).sort());
  return { findings: [...(differs ? serverFindings : local), ...ofServer.filter(isServerOnly), ...signOff], differs };
}

export const isError = ({ severity }: Finding) => severity === 'error';

export type FixLocation = 'quiz' | 'logic' | 'scoring' | 'trial' | 'outside' | number;

const locationByPart: Readonly<Record<string, FixLocation>> = {
  rules: 'logic',
  scoreMode: 'scoring',
  dimensions: 'scoring',
  resultLevels: 'scoring',
  testCases: 'trial',
};
const order: readonly FixLocation[] = ['logic', 'scoring', 'trial', 'outside'];

function getFixLocation(finding: Finding): FixLocation {
  const [part, index] = finding.at;
  if (isServerOnly(finding) || isMissingReview(finding)) return 'outside';
  if (part === 'questions') return typeof index === 'number' ? index : 'quiz';
  return locationByPart[String(part)] ?? 'quiz';
}

const getRank = (place: FixLocation) => {
  if (place === 'quiz') return -1;
  return typeof place === 'number' ? place : limit.maxQuestions + order.indexOf(place);
};

/** Groups findings by where they are fixed: quiz, questions in order, logic, scoring, test cases, other screens. */
export function groupFindings(findings: readonly Finding[]): { place: FixLocation; findings: Finding[] }[] {
  const places = [...new Set(findings.map(getFixLocation))].sort((one, other) => getRank(one) - getRank(other));
  return places.map((place) => ({ place, findings: findings.filter((finding) => getFixLocation(finding) === place) }));
}
