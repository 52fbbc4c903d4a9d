import type { QuizOption } from '../../../contract/quiz-question';

/**
 * Selected options after a tap on a multiple-choice question: a second tap deselects an option, an exclusive option
 * (“none of the above”) deselects all others, and any other option deselects the exclusive one.
 *
 * @param options options that can be selected
 * @returns ids in the order of the options
 */
export function toggleChoice(options: readonly QuizOption[], chosen: readonly string[], optionId: string): string[] {
  const isExclusive = options.some((option) => option.optionId === optionId && option.exclusive);
  return options
    .filter((option) => {
      const wasChosen = chosen.includes(option.optionId);
      if (option.optionId === optionId) return !wasChosen;
      return wasChosen && (chosen.includes(optionId) || (!isExclusive && !option.exclusive));
    })
    .map((option) => option.optionId);
}
