import type { QuizContent } from '../../../contract/quiz';
import type { RecordedAnswer } from '../../../contract/quiz-answer';
import { getSectionIndexes, isAnswerable } from '../model';
import type { QuestionResult, QuizResult } from './result';

/**
 * Answers as a record stores them, with the wording that the member saw, because the quiz may get a new version
 * (docs/domain.md 4.1, last point). Hidden questions are stored as hidden, without an answer.
 */
export function toRecordedAnswers({ questions, scoreMode }: QuizContent, result: QuizResult): RecordedAnswer[] {
  const sections = getSectionIndexes(questions);
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
