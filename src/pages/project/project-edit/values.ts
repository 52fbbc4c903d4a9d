import type { Project, ProjectInput } from '@/contract/project';

type Chosen = 'name' | 'type' | 'sort';

/** What the form holds. What has to be filled in is null or undefined until it is. */
export type ProjectValues = Omit<ProjectInput, Chosen> & { [Name in Chosen]: ProjectInput[Name] | null | undefined };

export const toValues = (project?: Project): ProjectValues => ({
  name: project?.name ?? null,
  type: project?.type,
  subtitle: project?.subtitle ?? null,
  categoryId: project?.categoryId ?? null,
  coverUrl: project?.coverUrl ?? null,
  summary: project?.summary ?? null,
  content: project?.content ?? null,
  keywords: project?.keywords ?? [],
  contactPhone: project?.contactPhone ?? null,
  isRecommended: project?.isRecommended ?? false,
  sort: project?.sort ?? null,
  targetGender: project?.targetGender ?? 'all',
  minAge: project?.minAge ?? null,
  maxAge: project?.maxAge ?? null,
  inclusionCriteria: project?.inclusionCriteria ?? null,
  exclusionCriteria: project?.exclusionCriteria ?? null,
  hospitalIds: project?.hospitalIds ?? [],
  quotaTotal: project?.quotaTotal ?? null,
  startAt: project?.startAt ?? null,
  endAt: project?.endAt ?? null,
  needAgreement: project?.needAgreement ?? false,
  agreementTemplateId: project?.agreementTemplateId ?? null,
  needReport: project?.needReport ?? false,
  followUpPlan: project?.followUpPlan ?? [],
  followUpScript: project?.followUpScript ?? null,
  repeatPolicy: project?.repeatPolicy ?? 'once',
  repeatDays: project?.repeatDays ?? null,
});

/**
 * The values whole: those of fields that are not shown as they are in a new project, and what another one leaves no
 * meaning to as nothing.
 */
export function tidyValues(values: Partial<ProjectValues>): ProjectValues {
  const whole = { ...toValues(), ...values };
  return {
    ...whole,
    agreementTemplateId: whole.needAgreement ? whole.agreementTemplateId : null,
    repeatDays: whole.repeatPolicy === 'perDays' ? whole.repeatDays : null,
  };
}

/** What is sent. The rules of the form have made sure that it holds everything that has to be filled in. */
export function toInput(values: ProjectValues): ProjectInput {
  const tidy = tidyValues(values);
  return { ...tidy, sort: tidy.sort ?? undefined } as ProjectInput;
}

/** The fields of each step, in the order of the form. */
export const basicFields = [
  'name',
  'type',
  'categoryId',
  'subtitle',
  'coverUrl',
  'summary',
  'content',
  'keywords',
  'contactPhone',
  'isRecommended',
  'sort',
] as const satisfies readonly (keyof ProjectValues)[];

export const criteriaFields = [
  'targetGender',
  'minAge',
  'maxAge',
  'inclusionCriteria',
  'exclusionCriteria',
  'hospitalIds',
  'quotaTotal',
  'startAt',
  'endAt',
  'repeatPolicy',
  'repeatDays',
  'needAgreement',
  'agreementTemplateId',
  'needReport',
  'followUpPlan',
  'followUpScript',
] as const satisfies readonly (keyof ProjectValues)[];

/** Values that can only be looked at together. */
export const linkedFields = [
  ['minAge', 'maxAge'],
  ['startAt', 'endAt'],
  ['repeatPolicy', 'repeatDays'],
] as const;

/** What operators alone see of a project. */
export const unseenFields: readonly string[] = ['keywords', 'sort', 'followUpPlan', 'followUpScript'];
