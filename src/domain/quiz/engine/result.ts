import type { Severity } from '../../../contract/quiz';
import type { AnswerValue, RaisedFlag } from '../../../contract/quiz-answer';
import type { QuestionType, RiskFlag } from '../../../contract/quiz-question';
import type { HintKey } from '../../hint/levels';
import type { AnswerProblem } from './read-answer';
import type { HiddenBy } from './walk';

/** Result of one question; there is one for every question, in quiz order. */
export type QuestionResult = {
  questionId: string;
  type: QuestionType;
  /** Null when the question is visible. */
  hiddenBy: HiddenBy | null;
  /** Options that can be selected. */
  optionIds: readonly string[];
  /** The answer as given, even if refused; null when there is none. */
  value: AnswerValue | null;
  others: Readonly<Record<string, string>>;
  chosen: readonly string[];
  problems: readonly AnswerProblem[];
  /** Whether an answer was given but does not count because the question is hidden. */
  isDropped: boolean;
  /** Points before weighting; null when the question is not scored or its points are unknown. */
  points: number | null;
  flag: RiskFlag;
};

/** Explanation of the result, in order of evaluation. The screens translate it. */
export type Explanation =
  | { kind: 'shown'; questionId: string; ruleId: string }
  | { kind: 'hidden'; questionId: string; by: HiddenBy }
  | { kind: 'points'; questionId: string; optionId: string | null; range: number | null; points: number }
  | { kind: 'capped'; questionId: string; from: number; to: number }
  | { kind: 'weighted'; questionId: string; points: number; weight: number }
  /** Visible and scored, but without points: there is no total. */
  | { kind: 'unscored'; questionId: string }
  | { kind: 'flag'; questionId: string; optionId: string; flag: RaisedFlag['flag'] }
  | { kind: 'jump'; questionId: string; ruleId: string; to: string }
  | { kind: 'end'; questionId: string; ruleId: string }
  | { kind: 'disqualified'; questionId: string; optionId: string | null; ruleId: string | null }
  | { kind: 'dimension'; dimensionId: string; score: number | null; levelCode: string | null }
  | { kind: 'total'; score: number }
  | { kind: 'level'; levelCode: string; minScore: number | null; maxScore: number | null };

export type QuizResult = {
  /** `finished` after the last question, `ended` by a rule before it, or `disqualified`. */
  outcome: 'finished' | 'ended' | 'disqualified';
  /** Whether every visible question has a valid answer, or needs none. Only such a quiz can be submitted. */
  isComplete: boolean;
  questions: readonly QuestionResult[];
  total: number | null;
  dimensions: readonly { dimensionId: string; score: number | null; levelCode: string | null }[];
  /** Level by the score alone. */
  levelCode: string | null;
  severity: Severity | null;
  flags: readonly RaisedFlag[];
  /** `pending`: the operator who reviews the record decides on eligibility. */
  eligibility: 'pending' | 'ineligible';
  /** What happens to the record: it goes into the review queue, or is closed at once. */
  next: 'review' | 'close';
  /** In the order in which the member sees them. */
  hints: readonly HintKey[];
  explanation: readonly Explanation[];
};
