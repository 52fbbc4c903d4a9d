import type { RecordedAnswer } from '../../contract/quiz-answer';

/** An answer with the number of its question in the quiz. */
export type NumberedAnswer = RecordedAnswer & { number: number };

export type AnswerSection = {
  /** Id of its first question, independent of the filter. */
  key: string;
  title: string | null;
  answers: NumberedAnswer[];
  /** Number of answers with a flag (`warn` or `red`). */
  flagCount: number;
};

export type AnswerFilter = { isFlaggedOnly: boolean; isScoredOnly: boolean };

/** Groups answers by section, in quiz order; sections without matching answers are left out. */
export function groupBySection(answers: readonly RecordedAnswer[], { isFlaggedOnly, isScoredOnly }: AnswerFilter) {
  const sections: AnswerSection[] = [];
  for (const [index, answer] of answers.entries()) {
    let section = sections.at(-1);
    if (!section || answers[index - 1]?.sectionTitle !== answer.sectionTitle) {
      section = { key: answer.questionId, title: answer.sectionTitle, answers: [], flagCount: 0 };
      sections.push(section);
    }
    if (isFlaggedOnly && answer.riskFlag === 'none') continue;
    if (isScoredOnly && !answer.scored) continue;
    section.answers.push({ ...answer, number: index + 1 });
    if (answer.riskFlag !== 'none') section.flagCount += 1;
  }
  return sections.filter(({ answers: left }) => left.length > 0);
}

/** Keys of the initially expanded sections: those with a flag, or all when there is none (docs/domain.md 9). */
export function getInitiallyOpenSections(sections: readonly AnswerSection[]) {
  const flagged = sections.filter(({ flagCount }) => flagCount > 0);
  return (flagged.length > 0 ? flagged : sections).map(({ key }) => key);
}
