import type { QuizContent } from '../../../contract/quiz';
import { isAnswerable } from '../model';
import { toLetters } from './markers';
import { printed } from './vocabulary';

/** Prints a quiz as text that `readPaste` understands: titles, types, options and scores. */
export function printQuestions({ questions }: Pick<QuizContent, 'questions'>): string {
  let sections = 0;
  let numbers = 0;
  const lines = questions.flatMap(({ type, title, description, required, options }) => {
    const more = description === null ? [] : description.split('\n');
    if (type === 'section') {
      sections += 1;
      return ['', `${printed.section(sections)} ${title}`.trim(), ...more];
    }
    numbers += 1;
    const marks = printed.mark(type) + (isAnswerable(type) ? printed.required(required) : '');
    const listed = options.map(
      ({ label, score, allowOther }, place) =>
        `${toLetters(place)}. ${label}${allowOther ? '____' : ''}${score === null ? '' : printed.score(score)}`,
    );
    return ['', `${numbers}. ${title}${marks}`, ...more, ...listed];
  });
  return lines.slice(1).join('\n');
}
