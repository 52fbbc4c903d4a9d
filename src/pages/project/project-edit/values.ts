import type { Project, ProjectInput } from '@/contract/project-list';

type RequiredField = 'name' | 'type' | 'sort';

/** Form values; required fields are null or undefined while empty. */
export type ProjectValues = Omit<ProjectInput, RequiredField> & {
  [Name in RequiredField]: ProjectInput[Name] | null | undefined;
};

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

/** Completes form values: fields that are not rendered get the default, and fields without effect become null. */
export function normalizeValues(values: Partial<ProjectValues>): ProjectValues {
  const complete = { ...toValues(), ...values };
  return {
    ...complete,
    agreementTemplateId: complete.needAgreement ? complete.agreementTemplateId : null,
    repeatDays: complete.repeatPolicy === 'perDays' ? complete.repeatDays : null,
  };
}

/** Request from form values. The form rules ensure that the required fields are filled in. */
export function toInput(values: ProjectValues): ProjectInput {
  const normalized = normalizeValues(values);
  return { ...normalized, sort: normalized.sort ?? undefined } as ProjectInput;
}

/** Fields of each step, in form order. */
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

/** Fields that are validated together, so they are saved or held back together. */
export const linkedFields = [
  ['minAge', 'maxAge'],
  ['startAt', 'endAt'],
  ['repeatPolicy', 'repeatDays'],
] as const;

/** Fields that members never see. */
export const operatorOnlyFields: readonly string[] = ['keywords', 'sort', 'followUpPlan', 'followUpScript'];
