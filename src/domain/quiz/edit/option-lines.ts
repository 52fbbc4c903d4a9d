import { option as limit, question as questionLimit } from '../../../contract/limits/quiz';
import type { Question, QuizContent } from '../../../contract/quiz';
import { isDecimal } from '../../../utils/number';
import { cleanLine, lengthOf } from '../../validation/text';
import { isChoice } from '../model';
import { newOption } from './defaults';
import { replaced } from './list';
import { pairLines } from './pair-lines';
import { rulesNaming } from './references';
import { done, type EditResult, type EditTools, refused } from './result';

type Line = { at: number; label: string /** Undefined where the line says nothing of it. */; score?: number | null };

/**
 * Reads a label, and what stands behind its last bar as its score: `Almost daily | 3`; a bar and nothing says that
 * there is none. A bar before anything else belongs to the label.
 */
function readLine(text: string, index: number): Line {
  const line = cleanLine(text);
  const bar = Math.max(line.lastIndexOf('|'), line.lastIndexOf('\uff5c'));
  const behind = line
    .slice(bar + 1)
    .normalize('NFKC')
    .replace('\u2212', '-')
    .trim();
  const at = index + 1;
  if (bar < 0 || !/^(?:[+-]?\d+(?:\.\d+)?)?$/.test(behind)) return { at, label: line };
  return { at, label: line.slice(0, bar).trim(), score: behind === '' ? null : Number(behind) };
}

/** The options as lines to edit; `setOptions` reads them. An option that says nothing yet is an empty line. */
export const optionLines = ({ options }: Pick<Question, 'options'>): string[] =>
  options.map(({ label, score }) => {
    const line = cleanLine(label);
    if (score !== null) return `${line} | ${score}`;
    // A label that itself ends as one with a score does.
    return readLine(line, 0).score === undefined ? line : `${line} |`;
  });

/**
 * Makes the options those of `lines`, in their order. An option whose line is still there, was moved or was only
 * changed stays what it is but for its label and score; a score of which a line says nothing stays. Empty lines
 * are none. Refused while a rule refers to an option that has no line any more.
 */
export function setOptions(
  quiz: QuizContent,
  questionId: string,
  lines: readonly string[],
  { newId }: Pick<EditTools, 'newId'>,
): EditResult {
  const place = quiz.questions.findIndex((question) => question.questionId === questionId);
  const question = quiz.questions[place];
  if (!question) return refused('notFound');
  if (!isChoice(question.type)) return refused('optionsNotForType');
  const read = lines.map(readLine).filter(({ label, score }) => label !== '' || typeof score === 'number');
  if (question.type === 'boolean' && read.length !== question.options.length) return refused('optionsFixed');
  if (read.length > questionLimit.maxOptions) return refused('tooMany', { max: questionLimit.maxOptions });
  const long = read.find(({ label }) => lengthOf(label) > limit.maxLabelLength);
  if (long) return refused('lineTooLong', { line: long.at, max: limit.maxLabelLength });
  const odd = read.find(({ score }) => score && (Math.abs(score) > limit.maxScore || !isDecimal(score, 2)));
  if (odd) return refused('scoreInvalid', { line: odd.at, max: limit.maxScore });

  const pairs = pairLines(
    question.options.map(({ label }) => cleanLine(label)),
    read.map(({ label }) => label),
  );
  const left = [...question.options.keys()].filter((index) => !pairs.includes(index));
  // Yes and no are always two, so that what is new is one of them.
  const old = question.type === 'boolean' ? pairs.map((index) => index ?? left.shift()) : pairs;
  const kept = new Set(old);
  const gone = question.options.filter((_, index) => !kept.has(index)).map(({ optionId }) => optionId);
  const rules = rulesNaming(quiz, gone);
  if (rules.length > 0) return refused('usedByRules', { rules: rules.length }, rules);
  const options = read.map(({ label, score }, index) => {
    const before = question.options[old[index] ?? -1];
    if (!before) return { ...newOption(newId(), label), score: score ?? null };
    const isSame = cleanLine(before.label) === label;
    return { ...before, label: isSame ? before.label : label, score: score === undefined ? before.score : score };
  });
  return done({ ...quiz, questions: replaced(quiz.questions, place, { ...question, options }) });
}
