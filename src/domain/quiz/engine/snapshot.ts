import type { QuizContent, RecordedAnswer } from '../../../contract/quiz';
import { isAnswerable, sectionsOf } from '../model';
import type { QuestionResult, QuizResult } from './result';

/**
 * The answers as a record keeps them: with the words that the member saw, for the quiz may have a new
 * version tomorrow (docs/domain.md 4, last point). What was hidden is kept as hidden, without its answer.
 */
export function recordedAnswers({ questions, scoreMode }: QuizContent, result: QuizResult): RecordedAnswer[] {
  const sections = sectionsOf(questions);
  const recorded = questions.map((question, index): RecordedAnswer => {
    const own = result.questions[index] as QuestionResult;
    return {
      questionId: question.questionId,
      sectionTitle: questions[sections[index] as number]?.title ?? null,
      titleSnapshot: question.title,
      type: question.type,
      value: own.value,
      others: { ...own.others },
      optionLabels: question.options.flatMap(({ optionId, label }) => (own.chosen.includes(optionId) ? [label] : [])),
      score: own.points,
      scored: question.scored && scoreMode !== 'none',
      riskFlag: own.flag,
      sensitive: question.sensitive,
      masked: false,
      hidden: own.hiddenBy !== null,
    };
  });
  return recorded.filter(({ type }) => isAnswerable(type));
}
