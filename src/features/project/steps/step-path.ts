import { linkEditPath, projectEditPath, quizEditPath } from '../project-path';

/** Project Edit, Quiz Edit and Link Edit are one task on three routes (docs/domain.md 9). */
export const projectSteps = ['basic', 'criteria', 'quiz', 'links', 'publish'] as const;
export type ProjectStep = (typeof projectSteps)[number];

/** The steps of Project Edit's own form. */
export const formSteps = ['basic', 'criteria', 'publish'] as const satisfies readonly ProjectStep[];
export type FormStep = (typeof formSteps)[number];

/** The step of the form that an address names: the first where it names none. */
export const getFormStep = (step: string | null): FormStep => formSteps.find((one) => one === step) ?? 'basic';

/**
 * Where a step of a project is worked on.
 *
 * @param from the step of the form that is left, which 返回项目 leads back to
 */
export function stepPath(projectId: string, step: ProjectStep, from: FormStep) {
  if (step === 'quiz') return `${quizEditPath(projectId)}&from=${from}`;
  if (step === 'links') return `${linkEditPath(projectId)}&from=${from}`;
  return step === 'basic' ? projectEditPath(projectId) : `${projectEditPath(projectId)}&step=${step}`;
}
