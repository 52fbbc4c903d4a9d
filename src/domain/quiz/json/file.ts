import type { QuizContent } from '../../../contract/quiz';
import { contentFields, contentShape } from './quiz-shape';
import { error, type ImportError } from './shape';

/** Marks a file that this console wrote. */
const FORMAT = 'health-quiz';
const FORMAT_VERSION = 1;

/** Quiz content without what ties it to a project: id, version and status. */
export const pickContent = (quiz: QuizContent): QuizContent =>
  Object.fromEntries(
    Object.keys(contentFields).map((key) => [key, quiz[key as keyof QuizContent]]),
  ) as unknown as QuizContent;

export const toQuizFile = (quiz: QuizContent) => ({
  format: FORMAT,
  formatVersion: FORMAT_VERSION,
  quiz: pickContent(quiz),
});

export const exportQuiz = (quiz: QuizContent): string => `${JSON.stringify(toQuizFile(quiz), null, 2)}\n`;

export type ImportResult = { ok: true; quiz: QuizContent } | { ok: false; errors: ImportError[] };

/**
 * Reads an exported file, or returns all errors in its structure with their places. Other requirements are left to the
 * publish checks, since drafts can be exported too.
 */
export function importQuiz(file: string): ImportResult {
  const parsed = parse(file);
  if (parsed === undefined) return { ok: false, errors: [error('notJson', [])] };
  const { format, formatVersion, quiz: given } = Object(parsed) as Record<string, unknown>;
  if (format !== FORMAT || typeof formatVersion !== 'number') return { ok: false, errors: [error('notQuizFile', [])] };
  if (formatVersion > FORMAT_VERSION)
    return { ok: false, errors: [error('newerFormat', [], { version: formatVersion })] };
  const quiz = withTestCases(given);
  const errors = contentShape(quiz, []);
  return errors.length > 0 ? { ok: false, errors } : { ok: true, quiz: quiz as QuizContent };
}

/** Files written before test cases existed have none. */
const withTestCases = (quiz: unknown): unknown =>
  typeof quiz === 'object' && quiz !== null && !Array.isArray(quiz) && !Object.hasOwn(quiz, 'testCases')
    ? { ...quiz, testCases: [] }
    : quiz;

/** Undefined for invalid JSON; a byte order mark, which some editors add, is accepted. */
function parse(file: string): unknown {
  try {
    return JSON.parse(file.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
