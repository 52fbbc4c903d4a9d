import { checkSeverity } from '../../../contract/limits/quiz-checks';
import type { ResultLevel } from '../../../contract/quiz';
import type { ResultHint } from '../../../contract/result-hint';

export type CheckCode = keyof typeof checkSeverity;

export type Finding = {
  code: CheckCode;
  severity: (typeof checkSeverity)[CheckCode];
  /** Path into the quiz, such as `['questions', 3, 'options', 0]`. */
  at: (string | number)[];
  /** Values for the message: codes, names, 1-based positions, numbers. */
  params: Record<string, string | number>;
};

export const createFinding = (code: CheckCode, at: Finding['at'], params: Finding['params'] = {}): Finding => ({
  code,
  severity: checkSeverity[code],
  at,
  params,
});

export const isBlank = (text: string) => text.trim() === '';

/** Indexes of items whose key an earlier item already has; empty keys are ignored. */
export function findRepeated<Item>(items: readonly Item[], keyOf: (item: Item) => string | null): number[] {
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    if (key === null || key === '') return [];
    if (seen.has(key)) return [index];
    seen.add(key);
    return [];
  });
}

/** Context that the checks need besides the quiz. */
export type PublishContext = {
  /** Business day of Asia/Shanghai. */
  today: string;
  projectId: string;
  /** Whether the project requires an agreement that members sign. */
  hasAgreement: boolean;
  hints: readonly HintRef[];
};

/** Fields of a ResultHint that the checks need (docs/domain.md 6.14). */
export type HintRef = {
  projectId: string | null;
  levelCode: ResultLevel['code'];
  status: ResultHint['status'];
};
