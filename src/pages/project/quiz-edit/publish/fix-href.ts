import type { ResultLevel } from '@/contract/quiz';
import type { ResultHint } from '@/contract/result-hint';
import { toHintKey } from '@/domain/hint/levels';
import type { Finding } from '@/domain/quiz/checks/finding';
import { stepPath } from '@/features/project/steps/step-path';

type FixContext = {
  projectId: string;
  levels: readonly ResultLevel[];
  /** Hints of the project and global hints; empty if they are not loaded. */
  hints: readonly Pick<ResultHint, 'projectId' | 'levelCode' | 'name'>[];
};

const HINTS = '/setting/result-hint';

/**
 * URL of the screen where a finding is fixed if that is not in the quiz: the agreement of the project, or the hint of a
 * level. A level has at most one hint, so a disabled one is opened in the list to be enabled. A new hint is global,
 * because a hint of the project can only be for a published level.
 */
export function getFixHref({ code, at, params }: Finding, { projectId, levels, hints }: FixContext) {
  if (code === 'agreementMissing') return `${stepPath(projectId, 'criteria', 'basic')}&field=needAgreement`;
  if (code !== 'hintMissing') return undefined;
  const level = levels[Number(at[1])];
  const special = String(params.level);
  const key = level ? toHintKey(level) : { code: special, fallback: special };
  const disabled =
    hints.find((hint) => hint.projectId === projectId && hint.levelCode === key.code) ??
    hints.find((hint) => hint.projectId === null && hint.levelCode === key.fallback);
  if (disabled) return `${HINTS}?keyword=${encodeURIComponent(disabled.name)}`;
  return `${HINTS}?edit=new&levelCode=${encodeURIComponent(key.fallback)}`;
}
