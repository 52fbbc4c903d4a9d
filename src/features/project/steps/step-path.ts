import { linkEditPath, projectEditPath, quizEditPath } from '../project-path';

/** Project Edit, Quiz Edit and Link Edit are one task on three routes (docs/domain.md 9). */
export const projectSteps = ['basic', 'criteria', 'quiz', 'links', 'publish'] as const;
export type ProjectStep = (typeof projectSteps)[number];

/** Steps on the route of Project Edit. */
export const formSteps = ['basic', 'criteria', 'publish'] as const satisfies readonly ProjectStep[];
export type FormStep = (typeof formSteps)[number];

/** Step in the `step` or `from` parameter of the URL; the first one by default. */
export const getFormStep = (step: string | null): FormStep => formSteps.find((one) => one === step) ?? 'basic';

/**
 * URL of a step.
 *
 * @param from form step to return to with 返回项目 from the quiz and link steps
 */
export function stepPath(projectId: string, step: ProjectStep, from: FormStep) {
  if (step === 'quiz') return `${quizEditPath(projectId)}&from=${from}`;
  if (step === 'links') return `${linkEditPath(projectId)}&from=${from}`;
  return step === 'basic' ? projectEditPath(projectId) : `${projectEditPath(projectId)}&step=${step}`;
}
