import { question as questionLimit, quiz as quizLimit } from '../../../contract/limits/quiz';
import { countCharacters } from '../../validation/text';
import type { Item } from './item';
import type { Paste, PastedLine, PastedQuestion } from './pasted';
import { Reader } from './reader';
import type { PasteReason } from './reason';

/** Maximum length of the text in characters. */
const PASTE_MAX = 100_000;

const LINE_ENDS = /\r\n|[\n\r\v\f\u2028\u2029]/;

/**
 * Parses a questionnaire pasted from a document, line by line, in linear time. `room` is the number of questions that
 * the quiz can still take.
 */
export function readPaste(text: string, room: number = quizLimit.maxQuestions): Paste {
  if (countCharacters(text) > PASTE_MAX)
    return { lines: [], questions: [], title: null, intro: null, problem: 'tooLong' };
  const lines = text
    .split(LINE_ENDS)
    .map((line): PastedLine => ({ text: line, kind: 'blank', reason: null, question: null, options: 0 }));
  const reader = new Reader();
  const items = reader.read(lines);
  const questions: PastedQuestion[] = [];
  for (const item of items) importItem(item, questions, room);
  if (questions.some(({ isStarred }) => isStarred)) markOptional(questions);
  if (questions.length > 0) return { lines, questions, title: reader.title, intro: reader.intro, problem: null };
  for (const line of lines)
    if (line.kind === 'title' || line.kind === 'intro')
      Object.assign(line, { kind: 'ignored', reason: 'beforeQuestions' });
  const isEmpty = lines.every(({ kind }) => kind === 'blank');
  return { lines, questions, title: null, intro: null, problem: isEmpty ? 'empty' : 'nothingFound' };
}

/** If some questions are starred, the others are optional, except those with points, which have to be answered. */
function markOptional(questions: readonly PastedQuestion[]) {
  for (const question of questions) {
    const { required, type, options } = question;
    if (required === undefined && type !== 'rate' && options.every(({ score }) => score === null))
      question.required = false;
  }
}

/** Imports a question, or sets the reason on its lines why it was skipped. */
function importItem({ head, question, lines }: Item, questions: PastedQuestion[], room: number) {
  const { title, isSection, options, hasBlank, type } = question;
  const problem: PasteReason | null =
    countCharacters(title) > questionLimit.maxTitleLength
      ? 'titleTooLong'
      : title === '' && !isSection
        ? 'titleMissing'
        : questions.length >= room
          ? 'tooManyQuestions'
          : null;
  for (const line of lines) {
    if (problem)
      Object.assign(line, { kind: 'unclear', reason: line === head ? problem : 'partOfSkipped', options: 0 });
    else line.question = questions.length;
  }
  if (problem) return;
  if (!isSection && options.length === 0) {
    if (type === 'single' || type === 'multiple') head.reason ??= 'optionsMissing';
    else if (!hasBlank && !type) head.reason ??= 'textAssumed';
  }
  if (type === 'rate' && options.length > 0) head.reason ??= 'scaleAsSingle';
  questions.push(question);
}
