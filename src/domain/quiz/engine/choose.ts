import type { QuizOption } from '../../../contract/quiz';

/**
 * The choices after one more tap on a question of several choices: a tap takes a choice back, “none of the above”
 * clears all others, and any other clears that.
 *
 * @param options those that can be chosen
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
