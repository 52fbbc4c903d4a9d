import type { AnswerValue, QuestionType, RaisedFlag, RiskFlag, Severity } from '../../../contract/quiz';
import type { HintKey } from '../../hint/levels';
import type { AnswerProblem } from './read-answer';
import type { HiddenBy } from './walk';

/** What became of one question; there is one for each, in the quiz's order. */
export type QuestionResult = {
  questionId: string;
  type: QuestionType;
  /** Null where it is asked. */
  hiddenBy: HiddenBy | null;
  /** The options that can be chosen. */
  optionIds: readonly string[];
  /** As given, refused ones included; null where there is none. */
  value: AnswerValue | null;
  others: Readonly<Record<string, string>>;
  chosen: readonly string[];
  problems: readonly AnswerProblem[];
  /** An answer was there and does not count, for the question is hidden. */
  isDropped: boolean;
  /** Before its weight; null where nothing is scored. */
  points: number | null;
  flag: RiskFlag;
};

/** Why the result is what it is, in the order in which it came about. Screens have the words. */
export type Explanation =
  | { kind: 'shown'; questionId: string; ruleId: string }
  | { kind: 'hidden'; questionId: string; by: HiddenBy }
  | { kind: 'points'; questionId: string; optionId: string | null; range: number | null; points: number }
  | { kind: 'capped'; questionId: string; from: number; to: number }
  | { kind: 'weighted'; questionId: string; points: number; weight: number }
  /** It is asked, scored and has no points: there is no total. */
  | { kind: 'unscored'; questionId: string }
  | { kind: 'flag'; questionId: string; optionId: string; flag: 'warn' | 'red' }
  | { kind: 'jump'; questionId: string; ruleId: string; to: string }
  | { kind: 'end'; questionId: string; ruleId: string }
  | { kind: 'disqualified'; questionId: string; optionId: string | null; ruleId: string | null }
  | { kind: 'dimension'; dimensionId: string; score: number | null; levelCode: string | null }
  | { kind: 'total'; score: number }
  | { kind: 'level'; levelCode: string; minScore: number | null; maxScore: number | null };

export type QuizResult = {
  /** `finished` after the last question, `ended` by a rule before it, or `disqualified`. */
  outcome: 'finished' | 'ended' | 'disqualified';
  /** All that is asked is answered as it has to be. Only such a quiz can be handed in. */
  isComplete: boolean;
  questions: readonly QuestionResult[];
  total: number | null;
  dimensions: readonly { dimensionId: string; score: number | null; levelCode: string | null }[];
  /** From the score alone. */
  levelCode: string | null;
  severity: Severity | null;
  flags: readonly RaisedFlag[];
  /** `pending`: whether somebody is eligible is said by the operator who reviews the record. */
  eligibility: 'pending' | 'ineligible';
  /** Where the record goes: into the queue, or closed right away. */
  next: 'review' | 'close';
  /** In the order in which the member sees them. */
  hints: readonly HintKey[];
  explanation: readonly Explanation[];
};
