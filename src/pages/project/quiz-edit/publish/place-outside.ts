import type { ResultLevel } from '@/contract/quiz';
import type { ResultHint } from '@/contract/result-hint';
import { toHintKey } from '@/domain/hint/levels';
import type { Finding } from '@/domain/quiz/checks/finding';
import { stepPath } from '@/features/project/steps/step-path';

type Around = {
  projectId: string;
  levels: readonly ResultLevel[];
  /** Of the project and of all projects; none while they are not known. */
  hints: readonly Pick<ResultHint, 'projectId' | 'levelCode' | 'name'>[];
};

const HINTS = '/setting/result-hint';

/**
 * The address where a finding is mended that the quiz itself cannot mend: the project's agreement, or the hint of a
 * level. One that is there already is to be enabled, in the list of hints; there is no second one for a level. Else it
 * is a new one for all projects, as the levels of a project are those that are published.
 */
export function placeOutside({ code, at, params }: Finding, { projectId, levels, hints }: Around) {
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
