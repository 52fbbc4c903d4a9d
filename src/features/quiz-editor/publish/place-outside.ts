import type { ResultLevel } from '@/contract/quiz';
import { hintKeyOf } from '@/domain/hint/levels';
import type { Finding } from '@/domain/quiz/checks/finding';
import { stepPath } from '@/features/project/steps/step-path';

/**
 * The address where a finding is mended that the quiz itself cannot mend: a new hint for all projects, as the levels
 * of a project are those that are published, or the project's agreement.
 */
export function placeOutside({ code, at, params }: Finding, projectId: string, levels: readonly ResultLevel[]) {
  if (code === 'agreementMissing') return `${stepPath(projectId, 'criteria', 'basic')}&field=needAgreement`;
  if (code !== 'hintMissing') return undefined;
  const level = levels[Number(at[1])];
  const levelCode = level ? hintKeyOf(level).fallback : String(params.level);
  return `/setting/result-hint?edit=new&levelCode=${encodeURIComponent(levelCode)}`;
}
