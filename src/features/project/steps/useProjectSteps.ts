import type { Project } from '@/contract/project';
import { useText } from '@/hooks/useText';
import { projectStepsTexts } from '@/locales/projectSteps';
import { type FormStep, projectSteps, stepPath } from './step-path';

/**
 * The steps of a project, by name and with the address of each. Patient education has no quiz (docs/domain.md 6.2).
 *
 * @param project undefined for one that is not there yet: only its first step can be gone to
 * @param from the step of Project Edit's form that is shown, or was left
 */
export function useProjectSteps(project: Pick<Project, 'id' | 'type'> | undefined, from: FormStep) {
  const t = useText(projectStepsTexts);
  return projectSteps.map((key) => {
    const isWithout = key === 'quiz' && project?.type === 'education';
    return {
      key,
      title: t(`step.${key}`),
      href: project && stepPath(project.id, key, from),
      isDisabled: isWithout || (!project && key !== 'basic'),
      reason: isWithout ? t('noQuiz') : undefined,
    };
  });
}
