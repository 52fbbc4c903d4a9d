import { option as limit, question as questionLimit } from '../../../contract/limits/quiz';
import type { QuizContent } from '../../../contract/quiz';
import type { Question } from '../../../contract/quiz-question';
import { isDecimal } from '../../../utils/number';
import { cleanLine, countCharacters } from '../../validation/text';
import { isChoice } from '../model';
import { newOption } from './defaults';
import { replaceAt } from './list';
import { matchLines } from './pair-lines';
import { findReferringRules } from './references';
import { done, type EditResult, type EditTools, refused } from './result';

type Line = {
  at: number;
  label: string;
  /** Undefined when the line has no score part. */
  score?: number | null;
};

/**
 * Parses a label and the score after the last bar: `Almost daily | 3`. A bar with nothing behind it means no score. A
 * bar before anything else belongs to the label.
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

/** Options as editable lines, which `setOptions` reads back. An option without a label and score is an empty line. */
export const optionLines = ({ options }: Pick<Question, 'options'>): string[] =>
  options.map(({ label, score }) => {
    const line = cleanLine(label);
    if (score !== null) return `${line} | ${score}`;
    // The label itself ends like one with a score.
    return readLine(line, 0).score === undefined ? line : `${line} |`;
  });

/**
 * Sets the options from `lines`, in their order. An option whose line was kept, moved or edited keeps everything but
 * label and score; a line without a score part keeps the score. Empty lines are skipped. Refused while a rule refers to
 * an option without a line.
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
  const long = read.find(({ label }) => countCharacters(label) > limit.maxLabelLength);
  if (long) return refused('lineTooLong', { line: long.at, max: limit.maxLabelLength });
  const odd = read.find(({ score }) => score && (Math.abs(score) > limit.maxScore || !isDecimal(score, 2)));
  if (odd) return refused('scoreInvalid', { line: odd.at, max: limit.maxScore });

  const pairs = matchLines(
    question.options.map(({ label }) => cleanLine(label)),
    read.map(({ label }) => label),
  );
  const left = [...question.options.keys()].filter((index) => !pairs.includes(index));
  // A yes/no question always has two options, so a changed line replaces one of them.
  const old = question.type === 'boolean' ? pairs.map((index) => index ?? left.shift()) : pairs;
  const kept = new Set(old);
  const gone = question.options.filter((_, index) => !kept.has(index)).map(({ optionId }) => optionId);
  const rules = findReferringRules(quiz, gone);
  if (rules.length > 0) return refused('usedByRules', { rules: rules.length }, rules);
  const options = read.map(({ label, score }, index) => {
    const before = question.options[old[index] ?? -1];
    if (!before) return { ...newOption(newId(), label), score: score ?? null };
    const isSame = cleanLine(before.label) === label;
    return { ...before, label: isSame ? before.label : label, score: score === undefined ? before.score : score };
  });
  return done({ ...quiz, questions: replaceAt(quiz.questions, place, { ...question, options }) });
}
