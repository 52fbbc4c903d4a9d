import type { ReactNode } from 'react';
import type { FormStep } from '@/components/form/useStep';
import type { Project } from '@/contract/project-list';
import { getFormStep } from '@/features/project/steps/step-path';
import { useProjectSteps } from '@/features/project/steps/useProjectSteps';
import { useQueryParams } from '@/hooks/useQueryParams';
import { BasicFields } from './BasicFields';
import { CriteriaFields } from './CriteriaFields';
import type { Choices } from './useChoices';
import { basicFields, criteriaFields } from './values';

type StepOptions = {
  project: Project;
  choices: Choices;
  /** Whether members can see the project. */
  isLive: boolean;
  /** Names of invalid fields. */
  invalidNames?: readonly string[];
  /** Content of the last step. */
  publish: ReactNode;
};

/** Steps of a project: those of this form with their fields, the others as links to their screens. */
export function useFormSteps({ project, choices, isLive, invalidNames = [], publish }: StepOptions): FormStep[] {
  const shown = getFormStep(useQueryParams().read('step'));
  const steps = useProjectSteps(project, shown);
  const formParts = {
    basic: { fields: basicFields, content: <BasicFields {...{ project, choices, isLive }} /> },
    criteria: { fields: criteriaFields, content: <CriteriaFields {...{ project, choices, isLive }} /> },
    // Rendered only when shown, because it loads the publish gate.
    publish: { fields: [], content: shown === 'publish' && publish },
  };
  return steps.map((step) => {
    const part = step.key === 'quiz' || step.key === 'links' ? undefined : formParts[step.key];
    if (!part) return { ...step, fields: [] };
    const isWrong = part.fields.some((name) => invalidNames.includes(name));
    return { ...step, ...part, href: undefined, isWrong };
  });
}
