import type { Project } from '@/contract/project-list';
import { useText } from '@/hooks/useText';
import { projectStepsTexts } from '@/locales/projectSteps';
import { type FormStep, projectSteps, stepPath } from './step-path';

/**
 * Titles and URLs of the steps of a project. Patient education has no quiz (docs/domain.md 6.2).
 *
 * @param project undefined for a new project, which only has its first step
 * @param from form step that is open, or that the user came from
 */
export function useProjectSteps(project: Pick<Project, 'id' | 'type'> | undefined, from: FormStep) {
  const t = useText(projectStepsTexts);
  return projectSteps.map((key) => {
    const hasNoQuiz = key === 'quiz' && project?.type === 'education';
    return {
      key,
      title: t(`step.${key}`),
      href: project && stepPath(project.id, key, from),
      isDisabled: hasNoQuiz || (!project && key !== 'basic'),
      reason: hasNoQuiz ? t('noQuiz') : undefined,
    };
  });
}
