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

/** A pasted line and how it was interpreted. */
export type PastedLine = {
  text: string;
  kind: PasteKind;
  /** Why a line is ignored or unclear, or what was not imported from it. */
  reason: PasteReason | null;
  /** Index in `questions` of the question that it belongs to; null for none. */
  question: number | null;
  /** Number of options read from it. */
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
  /** Text before the first question: its first line and the following lines; null when there is none. */
  title: string | null;
  intro: string | null;
  /** Why nothing can be imported. */
  problem: 'empty' | 'tooLong' | 'nothingFound' | null;
};
