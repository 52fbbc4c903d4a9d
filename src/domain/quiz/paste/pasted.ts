import type { PasteReason } from './reason';
import type { PastedOption, PastedTitle } from './title';

export type PasteKind =
  | 'title'
  | 'intro'
  | 'section'
  | 'question'
  | 'mark'
  | 'option'
  | 'scale'
  | 'description'
  | 'blank'
  | 'ignored'
  | 'unclear';

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
  /** What stands before the first question: its first line and the others; null for none. */
  title: string | null;
  intro: string | null;
  /** Why there is nothing to take over. */
  problem: 'empty' | 'tooLong' | 'nothingFound' | null;
};
