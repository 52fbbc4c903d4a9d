import { emergencyNumbers, resultHint as limit } from '../../contract/limits/result-hint';
import type { ResultHintInput } from '../../contract/result-hint';
import { findRichTextProblem, isBlankText, toPlainLines, toPlainText } from '../rich-text/rich-text';
import { cleanText } from '../validation/text';
import { findUnknownVariables, findVariables } from './variables';

/** Problem of a field; `part` is the offending piece. */
export type HintProblem = {
  field: keyof ResultHintInput;
  problem: 'blank' | 'unknownVariable' | 'notAllowed' | 'tooLong' | 'targetMissing' | 'phoneMissing' | 'scoreShown';
  part?: string;
};

const texts = ['title', 'content', 'suggestion', 'disclaimer'] as const;
const EMERGENCY = new RegExp(`(?<!\\d)(${emergencyNumbers.join('|')})(?!\\d)`);

const required = ['name', 'title', 'disclaimer'] as const;

/** Text of invisible characters counts as blank. */
const blankProblems = (hint: ResultHintInput): HintProblem[] => [
  ...required.filter((field) => cleanText(hint[field]) === '').map((field) => ({ field, problem: 'blank' as const })),
  ...(isBlankText(hint.content) ? [{ field: 'content' as const, problem: 'blank' as const }] : []),
];

const textProblems = (hint: ResultHintInput): HintProblem[] =>
  texts.flatMap((field) => {
    const [part] = findUnknownVariables(hint[field] ?? '');
    return part === undefined ? [] : [{ field, problem: 'unknownVariable' as const, part }];
  });

function contentProblems({ content }: ResultHintInput): HintProblem[] {
  const part = findRichTextProblem(content);
  if (part !== null) return [{ field: 'content', problem: 'notAllowed', part }];
  return [...toPlainText(content)].length > limit.maxContentLength ? [{ field: 'content', problem: 'tooLong' }] : [];
}

const actions = ['primaryAction', 'secondaryAction'] as const;

const targetProblems = (hint: ResultHintInput): HintProblem[] =>
  actions.flatMap((action) => {
    const field = `${action}Target` as const;
    // A call button without its own number dials the service phone.
    return hint[action] === 'openLink' && !hint[field] ? [{ field, problem: 'targetMissing' as const }] : [];
  });

/**
 * A red-flag hint must offer a phone and must not show a score, which would only play the danger down (docs/domain.md
 * 6.14).
 */
function redFlagProblems(hint: ResultHintInput): HintProblem[] {
  if (hint.levelCode !== 'redFlag') return [];
  const words = [hint.title, toPlainLines(hint.content), hint.suggestion ?? ''];
  const offersPhone =
    actions.some((action) => hint[action] === 'callService') || words.some((text) => EMERGENCY.test(text));
  const scored = texts.filter((field) => findVariables(hint[field] ?? '').includes('score'));
  return [
    ...(offersPhone ? [] : [{ field: 'primaryAction' as const, problem: 'phoneMissing' as const }]),
    ...(hint.showScore ? [{ field: 'showScore' as const, problem: 'scoreShown' as const }] : []),
    ...scored.map((field) => ({ field, problem: 'scoreShown' as const })),
  ];
}

/** Problems that prevent saving a hint, except clashes with other hints; the first problem of a field counts. */
export const hintProblems = (hint: ResultHintInput): HintProblem[] => [
  ...blankProblems(hint),
  ...textProblems(hint),
  ...contentProblems(hint),
  ...targetProblems(hint),
  ...redFlagProblems(hint),
];
