import type { ReactNode } from 'react';
import type { FormStep } from '@/components/form/useStep';
import type { Project } from '@/contract/project';
import { getFormStep } from '@/features/project/steps/step-path';
import { useProjectSteps } from '@/features/project/steps/useProjectSteps';
import { useQueryParams } from '@/hooks/useQueryParams';
import { BasicFields } from './BasicFields';
import { CriteriaFields } from './CriteriaFields';
import type { Choices } from './useChoices';
import { basicFields, criteriaFields } from './values';

type Parts = {
  project: Project;
  choices: Choices;
  /** Whether members see it. */
  isLive: boolean;
  /** Names of fields that are wrong. */
  wrong?: readonly string[];
  /** What the last step shows. */
  publish: ReactNode;
};

/** The steps of a project: those of Project Edit's own form with their fields, the others as ways to their routes. */
export function useFormSteps({ project, choices, isLive, wrong = [], publish }: Parts): FormStep[] {
  const shown = getFormStep(useQueryParams().read('step'));
  const steps = useProjectSteps(project, shown);
  const own = {
    basic: { fields: basicFields, content: <BasicFields {...{ project, choices, isLive }} /> },
    criteria: { fields: criteriaFields, content: <CriteriaFields {...{ project, choices, isLive }} /> },
    // It reads what is missing: not before it is shown.
    publish: { fields: [], content: shown === 'publish' && publish },
  };
  return steps.map((step) => {
    const part = step.key === 'quiz' || step.key === 'links' ? undefined : own[step.key];
    if (!part) return { ...step, fields: [] };
    const isWrong = part.fields.some((name) => wrong.includes(name));
    return { ...step, ...part, href: undefined, isWrong };
  });
}
