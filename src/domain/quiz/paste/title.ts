import { option as optionLimit, question as questionLimit } from '../../../contract/limits/quiz';
import type { QuestionType } from '../../../contract/quiz-question';
import { isDecimal } from '../../../utils/number';
import { toHalfWidth } from './markers';
import type { PasteReason } from './reason';
import {
  bareScore,
  bracketedScore,
  chooseOne,
  chooseSeveral,
  dateBlank,
  jumpNote,
  lastSentence,
  leastMark,
  matrixTypes,
  mostMark,
  nearTypes,
  noneLabel,
  npsMark,
  otherLabel,
  ratingRange,
  requiredMarks,
  typeMarks,
  unknownType,
} from './vocabulary';

export type PastedOption = {
  label: string;
  score: number | null;
  allowOther: boolean;
  exclusive: boolean;
};

export type PastedTitle = {
  title: string;
  /** Undefined without a type mark. */
  type?: QuestionType;
  /** Set for a matrix: the type of each of its rows. */
  matrix?: QuestionType;
  /** Note about the type when it differs from the written one. */
  typeNote?: PasteReason;
  required?: boolean;
  /** Whether it is required because of a star; then questions without a star are optional. */
  isStarred?: boolean;
  minChoices?: number;
  maxChoices?: number;
  /** Range of a rating. */
  min?: number;
  max?: number;
  /** Whether there is a blank to fill in. */
  hasBlank: boolean;
};

type Marks = Omit<PastedTitle, 'title' | 'hasBlank'>;

const BRACKETED = /[([<\u3010\u3014]([^()[\]<>\u3010\u3011\u3014\u3015]{0,60})[)\]>\u3011\u3015]/g;
const BLANK = /[_\uff3f]{2,}|\( {2,}\)/;
/** Longer texts exceed the limits of titles and options anyway. */
const READ_MAX = 1000;
/** A blank at the end, with the punctuation before it. */
const BLANK_END = /[\s:\uff1a]*(?:[_\uff3f]{2,}|[(\uff08]\s*[)\uff09])[\s\u3002.]*$/;

/** Parses a title with its marks, such as `Which of these? [multiple choice] (required)`. */
export function readTitle(text: string): PastedTitle {
  if (text.length > READ_MAX) return { title: text, hasBlank: false };
  const marks: Marks = {};
  const half = toHalfWidth(text);
  let rest = '';
  let from = 0;
  for (const match of half.matchAll(BRACKETED)) {
    const isType = match[0].startsWith('[') || match[0].startsWith('\u3010');
    if (!readMarks(match[1] as string, marks, isType)) continue;
    rest += text.slice(from, match.index);
    from = match.index + match[0].length;
  }
  rest = (rest + text.slice(from)).trim();
  const starred = rest.replace(/^[*\uff0a]\s*|\s*[*\uff0a]$/g, '');
  if (starred !== rest) Object.assign(marks, { required: marks.required ?? true, isStarred: true });
  const hasBlank = BLANK.test(toHalfWidth(starred));
  const sentence = lastSentence.exec(toHalfWidth(starred))?.[1] ?? '';
  if (chooseSeveral.test(sentence)) marks.type ??= 'multiple';
  else if (chooseOne.test(sentence)) marks.type ??= 'single';
  if (hasBlank && dateBlank.test(starred)) marks.type ??= 'date';
  const range = marks.type === 'rate' && ratingRange.exec(half);
  if (range) Object.assign(marks, toRatingRange(Number(range[1]), Number(range[2])));
  const bare = (hasBlank ? starred.replace(dateBlank, '') : starred).replace(BLANK_END, '');
  const title = bare
    .trim()
    .replace(/[:\uff1a]$/, '')
    .trim();
  return { ...marks, title: title === '' ? starred : title, hasBlank };
}

export const toRatingRange = (min: number, max: number): Marks =>
  min < max && max <= questionLimit.maxRate ? { min, max } : {};

/** Applies the marks in a bracket; returns false, and applies none, unless everything in it is a mark. */
function readMarks(text: string, marks: Marks, isType: boolean): boolean {
  const words = text
    .toLowerCase()
    .split(/[,\u3001;|\uff0c]/)
    .map((word) => word.trim());
  const read = words.map((word): typeof marks | null => {
    const type = typeMarks.get(word);
    if (type) return { type };
    const near = nearTypes.get(word);
    if (near) return { type: near[0], typeNote: near[1] };
    const matrix = matrixTypes.get(word);
    if (matrix) return { type: 'description', matrix, typeNote: 'matrixRows' };
    if (npsMark.test(word)) return { type: 'rate', min: 0, max: 10 };
    if (chooseSeveral.test(word)) return { type: 'multiple' };
    if (chooseOne.test(word)) return { type: 'single' };
    if (word === '*') return { required: true, isStarred: true };
    const required = requiredMarks.get(word);
    if (required !== undefined) return { required };
    const least = leastMark.exec(word);
    if (least) return { type: 'multiple', minChoices: Number(least[1] ?? least[2]) };
    const most = mostMark.exec(word);
    if (most) return { type: 'multiple', maxChoices: Number(most[1] ?? most[2]) };
    return isType && unknownType.test(word) ? { typeNote: 'typeUnknown' } : null;
  });
  if (read.some((one) => one === null)) return false;
  for (const one of read) Object.assign(marks, one);
  return true;
}

/**
 * Marks of a line that consists only of marks, such as `[single choice] *` or `Check all that apply.`; null for other
 * lines.
 */
export function readMarkLine(text: string): Marks | null {
  const half = toHalfWidth(text).trim();
  if (half.length > 100) return null;
  if (chooseSeveral.test(half)) return { type: 'multiple' };
  if (chooseOne.test(half)) return { type: 'single' };
  if (!/^[*([\u3010]/.test(half)) return null;
  const marks: Marks = {};
  let isMarked = false;
  const rest = half.replace(BRACKETED, (all, inner: string) => {
    if (!readMarks(inner, marks, true)) return all;
    isMarked = true;
    return '';
  });
  if (!isMarked || !/^[\s*]*$/.test(rest)) return null;
  if (rest.includes('*')) Object.assign(marks, { required: marks.required ?? true, isStarred: true });
  return marks;
}

/**
 * Parses an option with its score, such as `Almost daily (3 points)`; `points` is a score known from elsewhere. Also
 * returns whether the score is valid and whether the option had a jump note.
 */
export function readOption(given: string, points: number | null) {
  if (given.length > READ_MAX) {
    const option: PastedOption = { label: given, score: null, allowOther: false, exclusive: false };
    return { option, isScoreValid: true, hasJump: false };
  }
  // A star behind a blank means that the blank is required.
  const text = given.replace(jumpNote, '').replace(/(?<=[_\uff3f]{2}) ?[*\uff0a]$/, '');
  const half = toHalfWidth(text);
  const scored = bracketedScore.exec(half) ?? bareScore.exec(half);
  const label = scored && scored.index > 0 ? text.slice(0, scored.index).trim() : text;
  const score = points ?? (scored && scored.index > 0 ? Number(scored[1]) : null);
  const isScoreValid = score === null || (Math.abs(score) <= optionLimit.maxScore && isDecimal(score, 2));
  const allowOther = BLANK.test(toHalfWidth(label)) || otherLabel.test(label);
  const bare = label.replace(BLANK_END, '').trim();
  const option: PastedOption = {
    label: bare === '' ? label : bare,
    score: isScoreValid ? score : null,
    allowOther,
    exclusive: noneLabel.test(label),
  };
  return { option, isScoreValid, hasJump: jumpNote.test(given) };
}
