import { useText } from '@/hooks/useText';
import { projectStepsTexts } from '@/locales/projectSteps';
import { type FormStep, projectSteps, stepPath } from './step-path';

/**
 * The steps of a project, by name and with the address of each.
 *
 * @param projectId undefined for one that is not there yet: only its first step can be gone to
 * @param from the step of Project Edit's form that is shown, or was left
 */
export function useProjectSteps(projectId: string | undefined, from: FormStep) {
  const t = useText(projectStepsTexts);
  return projectSteps.map((key) => ({
    key,
    title: t(`step.${key}`),
    href: projectId === undefined ? undefined : stepPath(projectId, key, from),
    isDisabled: projectId === undefined && key !== 'basic',
  }));
}
