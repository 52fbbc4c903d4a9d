import type { PastedOption, PastedTitle } from './title';

export type PasteKind = 'section' | 'question' | 'option' | 'description' | 'blank' | 'ignored' | 'unclear';

export type PasteReason =
  | 'separator'
  | 'tableHead'
  | 'answerSpace'
  | 'beforeQuestions'
  | 'afterOptions'
  | 'optionAlone'
  | 'severalBlanks'
  | 'titleTooLong'
  | 'titleMissing'
  | 'partOfSkipped'
  | 'optionTooLong'
  | 'optionMissing'
  | 'descriptionTooLong'
  | 'tooManyQuestions'
  | 'tooManyOptions'
  | 'scoreInvalid'
  | 'textAssumed';

/** A line as it was pasted, and what it was understood as. */
export type PastedLine = {
  text: string;
  kind: PasteKind;
  /** Why a line is ignored or unclear, or what was not taken over from it. */
  reason: PasteReason | null;
  /** The place among `questions` of what it belongs to; null for none. */
  question: number | null;
  /** How many options were read from it. */
  options: number;
};

export type PastedQuestion = PastedTitle & {
  isSection: boolean;
  description: string | null;
  options: PastedOption[];
};

export type Paste = {
  lines: PastedLine[];
  questions: PastedQuestion[];
  /** Why there is nothing to take over. */
  problem: 'empty' | 'tooLong' | 'nothingFound' | null;
};
