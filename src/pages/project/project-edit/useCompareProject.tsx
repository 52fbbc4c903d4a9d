import { useCompareFields } from '@/components/form/useCompareFields';
import { RichText } from '@/components/inputs/rich-text/RichText';
import type { Project } from '@/contract/project-list';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import type { Choices } from './useChoices';
import { basicFields, criteriaFields, type ProjectValues } from './values';

const comparedFields = [...basicFields, ...criteriaFields];

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Fields of a project for the conflict dialog, in form order. */
export function useCompareProject(choices: Choices) {
  const t = useText(projectTexts);
  const plan = useEnumLabelOrRaw(projectTexts, 'plan');
  const gender = useEnumLabelOrRaw(projectTexts, 'gender');
  const createListFormat = (getLabel: (one: string) => string) => (values: unknown) =>
    (values as string[] | undefined)?.map(getLabel).join(t('separator')) || '—';
  return useCompareFields<ProjectValues, Project>(projectTexts, comparedFields, {
    categoryId: { format: choices.getCategoryLabel },
    coverUrl: { format: (url) => (isText(url) ? <img src={url} alt={t('field.coverUrl')} width={160} /> : '—') },
    content: { format: (html) => (isText(html) ? <RichText html={html} /> : '—') },
    targetGender: { format: (value) => gender(value as string | null) },
    hospitalIds: { format: createListFormat(choices.getHospitalLabel) },
    agreementTemplateId: { format: choices.getTemplateLabel },
    followUpPlan: { format: createListFormat(plan) },
  });
}
