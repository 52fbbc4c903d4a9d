import type { ResultLevel } from '../../../contract/quiz';

/** What the publish checks can find (docs/domain.md 4.1), and whether it stands in the way of publishing. */
export const checkSeverity = {
  titleMissing: 'error',
  noQuestions: 'error',
  idTwice: 'error',
  questionCodeInvalid: 'error',
  questionCodeTwice: 'error',
  optionCodeTwice: 'error',
  questionTitleMissing: 'error',
  optionLabelMissing: 'error',
  tooFewOptions: 'error',
  booleanOptions: 'error',
  optionsNotForType: 'error',
  exclusiveNotForType: 'error',
  minAboveMax: 'error',
  choicesBeyondOptions: 'error',
  noPossibleNumber: 'error',
  dateInvalid: 'error',
  dateRangeEnds: 'warning',
  presetNotForType: 'error',
  presetLength: 'error',
  patternInvalid: 'error',
  patternWithPreset: 'error',
  bindingNotForType: 'error',
  bindingTwice: 'error',
  targetNotForKind: 'error',
  targetMissing: 'error',
  targetNotOfKind: 'error',
  jumpBackwards: 'error',
  noConditions: 'error',
  conditionQuestionMissing: 'error',
  conditionNotEarlier: 'error',
  conditionOptionMissing: 'error',
  operatorNotForType: 'error',
  valueNotForOperator: 'error',
  questionUnreachable: 'warning',
  scoredWithoutMode: 'error',
  nothingScored: 'error',
  scoredNotForType: 'error',
  scoredNotRequired: 'error',
  optionScoreMissing: 'error',
  scoreCapNotForType: 'error',
  scoreRangesMissing: 'error',
  scoreRangesGap: 'error',
  scoreRangesCover: 'error',
  weightMissing: 'error',
  dimensionMissing: 'error',
  dimensionNameMissing: 'error',
  dimensionNameTwice: 'error',
  dimensionEmpty: 'warning',
  levelsMissing: 'error',
  oneLevelWithoutScore: 'error',
  levelCodeMissing: 'error',
  levelCodeReserved: 'error',
  levelCodeTwice: 'error',
  levelNameMissing: 'error',
  levelDimension: 'error',
  levelRangeMissing: 'error',
  levelRangeUnexpected: 'error',
  levelGap: 'error',
  levelOverlap: 'error',
  levelsCover: 'error',
  levelUnreachable: 'warning',
  scoreImpossible: 'error',
  scoreRangeEstimated: 'warning',
  hintMissing: 'error',
  agreementMissing: 'error',
} as const;

export type CheckCode = keyof typeof checkSeverity;

export type Finding = {
  code: CheckCode;
  severity: 'error' | 'warning';
  /** Path into the quiz, such as `['questions', 3, 'options', 0]`. */
  at: (string | number)[];
  /** Values for the message: codes, names, places counted from 1, numbers. */
  params: Record<string, string | number>;
};

export const finding = (code: CheckCode, at: Finding['at'], params: Finding['params'] = {}): Finding => ({
  code,
  severity: checkSeverity[code],
  at,
  params,
});

export const isBlank = (text: string) => text.trim() === '';

/** Indexes of items whose key an earlier one has already. */
export function repeated<Item>(items: readonly Item[], keyOf: (item: Item) => string | null): number[] {
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    if (key === null || key === '') return [];
    if (seen.has(key)) return [index];
    seen.add(key);
    return [];
  });
}

/** What the checks need beside the quiz. */
export type PublishContext = {
  /** A day of Asia/Shanghai. */
  today: string;
  projectId: string;
  /** Whether the project asks for an agreement that members sign. */
  hasAgreement: boolean;
  hints: readonly HintRef[];
};

/** What the checks need of a ResultHint (docs/domain.md 6.14). */
export type HintRef = {
  projectId: string | null;
  levelCode: ResultLevel['code'];
  status: 'enabled' | 'disabled';
};
