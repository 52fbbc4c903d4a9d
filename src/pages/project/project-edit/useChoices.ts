import type { Project } from '@/contract/project';
import { pathOf } from '@/domain/category/tree';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { hospitalTexts } from '@/locales/hospital';
import { projectEditTexts } from '@/locales/projectEdit';
import { listPublishedTemplates } from '@/services/agreement-template';
import { listCategories } from '@/services/category';
import { listHospitalOptions } from '@/services/hospital';

/**
 * What a project can refer to. What it refers to already stands among them though it can be chosen no more, and says
 * why; `labelOf…` says any of them by its id.
 */
export function useChoices(project: Project | undefined) {
  const t = useText(projectEditTexts);
  const hospitalStatus = useEnumLabelOrRaw(hospitalTexts, 'status');
  const categoryRead = useRead('project-edit-categories', listCategories);
  const hospitalRead = useRead('hospitalOptions', listHospitalOptions);
  const templateRead = useRead('published-agreement-templates', listPublishedTemplates);
  const { data: categories = [] } = categoryRead;
  const { data: hospitals = [] } = hospitalRead;
  const { data: templates = [] } = templateRead;

  const isEnabled = (id: string | null) => categories.some((one) => one.id === id && one.status === 'enabled');
  const categoryChoices = categories
    .map((one) => ({ one, isOpen: isEnabled(one.id) && (one.parentId === null || isEnabled(one.parentId)) }))
    .filter(({ one, isOpen }) => isOpen || one.id === project?.categoryId)
    .map(({ one, isOpen }) => {
      const name = pathOf(categories, one);
      return { value: one.id, label: isOpen ? name : t('choice.disabled', { name }), disabled: !isOpen };
    });
  const hospitalChoices = hospitals
    .filter(({ id, status }) => status === 'active' || project?.hospitalIds.includes(id))
    .map(({ id, name, status }) => ({
      value: id,
      label: status === 'active' ? name : t('choice.status', { name, status: hospitalStatus(status) }),
    }));
  const published = templates.map(({ id, title, templateVersion }) => ({
    value: id,
    label: t('choice.template', { title, version: templateVersion }),
  }));
  const { agreementTemplateId, agreementTemplateTitle } = project ?? {};
  const isRetired =
    agreementTemplateId != null && templateRead.data && !published.some(({ value }) => value === agreementTemplateId);
  const templateChoices = isRetired
    ? [
        ...published,
        {
          value: agreementTemplateId,
          label: t('choice.retired', { name: agreementTemplateTitle ?? agreementTemplateId }),
          disabled: true,
        },
      ]
    : published;

  const labelIn = (choices: readonly { value: string; label: string }[]) => (id: unknown) =>
    choices.find(({ value }) => value === id)?.label ?? String(id ?? '—');
  return {
    categories: categoryChoices,
    hospitals: hospitalChoices,
    templates: templateChoices,
    isLoading: categoryRead.loading || hospitalRead.loading || templateRead.loading,
    /** Reads the templates again, once they may have changed. */
    reloadTemplates: templateRead.refresh,
    labelOfCategory: labelIn(categoryChoices),
    labelOfHospital: labelIn(hospitalChoices),
    labelOfTemplate: labelIn(templateChoices),
  };
}

export type Choices = ReturnType<typeof useChoices>;
