import { option as optionLimit, question as questionLimit } from '../../../contract/limits/quiz';
import type { QuestionType } from '../../../contract/quiz';
import { isDecimal } from '../../../utils/number';
import { narrow } from './markers';
import {
  bareScore,
  bracketedScore,
  dateBlank,
  leastMark,
  mostMark,
  noneLabel,
  otherLabel,
  ratingRange,
  requiredMarks,
  typeMarks,
} from './words';

export type PastedOption = {
  label: string;
  score: number | null;
  allowOther: boolean;
  exclusive: boolean;
};

export type PastedTitle = {
  title: string;
  /** Undefined where no mark says so. */
  type?: QuestionType;
  required?: boolean;
  minChoices?: number;
  maxChoices?: number;
  /** Of a rating. */
  min?: number;
  max?: number;
  /** Whether there is a place to write in. */
  hasBlank: boolean;
};

type Marks = Omit<PastedTitle, 'title' | 'hasBlank'>;

const BRACKETED = /[([\u3010]([^()[\]\u3010\u3011]{0,40})[)\]\u3011]/g;
const BLANK = /[_\uff3f]{2,}|\( {2,}\)/;
/** Longer texts are too long for a title or an option, whatever is read from them. */
const READ_MAX = 1000;
/** A place to write in at the end, and what leads to it. */
const BLANK_END = /[\s:\uff1a]*(?:[_\uff3f]{2,}|[(\uff08]\s*[)\uff09])[\s\u3002.]*$/;

/** Reads a title with its marks, such as `Which of these? [multiple choice] (required)`. */
export function readTitle(text: string): PastedTitle {
  if (text.length > READ_MAX) return { title: text, hasBlank: false };
  const marks: Marks = {};
  const half = narrow(text);
  let rest = '';
  let from = 0;
  for (const match of half.matchAll(BRACKETED)) {
    if (!readMarks(match[1] as string, marks)) continue;
    rest += text.slice(from, match.index);
    from = match.index + match[0].length;
  }
  rest = (rest + text.slice(from)).trim();
  const starred = rest.replace(/^[*\uff0a]\s*|\s*[*\uff0a]$/g, '');
  if (starred !== rest) marks.required ??= true;
  const hasBlank = BLANK.test(narrow(starred));
  if (hasBlank && dateBlank.test(starred)) marks.type ??= 'date';
  const range = marks.type === 'rate' && ratingRange.exec(half);
  if (range) Object.assign(marks, ratingOf(Number(range[1]), Number(range[2])));
  const bare = (hasBlank ? starred.replace(dateBlank, '') : starred).replace(BLANK_END, '');
  const title = bare
    .trim()
    .replace(/[:\uff1a]$/, '')
    .trim();
  return { ...marks, title: title === '' ? starred : title, hasBlank };
}

const ratingOf = (min: number, max: number): Marks => (min < max && max <= questionLimit.maxRate ? { min, max } : {});

/** Whether all that stands in a bracket are marks; they are then noted. */
function readMarks(text: string, marks: Marks): boolean {
  const words = text
    .toLowerCase()
    .split(/[,\u3001;|\uff0c]/)
    .map((word) => word.trim());
  const read = words.map((word): typeof marks | null => {
    const type = typeMarks.get(word);
    if (type) return { type };
    const required = word === '*' ? true : requiredMarks.get(word);
    if (required !== undefined) return { required };
    const least = leastMark.exec(word);
    if (least) return { type: 'multiple', minChoices: Number(least[1] ?? least[2]) };
    const most = mostMark.exec(word);
    return most ? { type: 'multiple', maxChoices: Number(most[1] ?? most[2]) } : null;
  });
  if (read.some((one) => one === null)) return false;
  for (const one of read) Object.assign(marks, one);
  return true;
}

/**
 * Reads an option with its score, such as `Almost daily (3 points)`; `points` are what is said of it elsewhere. Whether
 * the score can be kept is said beside it.
 */
export function readOption(text: string, points: number | null): { option: PastedOption; isScoreValid: boolean } {
  if (text.length > READ_MAX) {
    return { option: { label: text, score: null, allowOther: false, exclusive: false }, isScoreValid: true };
  }
  const half = narrow(text);
  const scored = bracketedScore.exec(half) ?? bareScore.exec(half);
  const label = scored && scored.index > 0 ? text.slice(0, scored.index).trim() : text;
  const score = points ?? (scored && scored.index > 0 ? Number(scored[1]) : null);
  const isScoreValid = score === null || (Math.abs(score) <= optionLimit.maxScore && isDecimal(score, 2));
  const allowOther = BLANK.test(narrow(label)) || otherLabel.test(label);
  const bare = label.replace(BLANK_END, '').trim();
  const option = {
    label: bare === '' ? label : bare,
    score: isScoreValid ? score : null,
    allowOther,
    exclusive: noneLabel.test(label),
  };
  return { option, isScoreValid };
}
