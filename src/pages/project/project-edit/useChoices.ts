import { useMemoizedFn } from 'ahooks';
import { useMemo } from 'react';
import type { Project } from '@/contract/project-list';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { hospitalTexts } from '@/locales/hospital';
import { projectEditTexts } from '@/locales/projectEdit';
import { listPublishedTemplates } from '@/services/agreement-template';
import { listCategories } from '@/services/category';
import { listHospitalOptions } from '@/services/hospital';
import { getCategoryOptions, getHospitalOptions, getTemplateOptions } from './choices';

const createLabelLookup = (choices: readonly { value: string; label: string }[]) => (id: unknown) =>
  choices.find(({ value }) => value === id)?.label ?? String(id ?? '—');

/**
 * Options for the references of a project. Its current values are included even if they can no longer be selected, with
 * the reason in the label. The result is stable until the data change.
 */
export function useChoices(project: Project | undefined) {
  const t = useText(projectEditTexts);
  const statusLabel = useEnumLabelOrRaw(hospitalTexts, 'status');
  const category = useRead(['category', 'all'], () => listCategories());
  const hospital = useRead(['hospital', 'options'], listHospitalOptions);
  const template = useRead(['agreementTemplate', 'published'], listPublishedTemplates);
  const reads = [category, hospital, template];
  // Shown when all have arrived, because each change of the options renders the whole form.
  const isPending = reads.some((read) => read.isPending);
  const [allCategories, allHospitals, allTemplates] = isPending ? [] : [category.data, hospital.data, template.data];
  const isFetching = reads.some((read) => read.isFetching);
  const error = reads.find((read) => read.error)?.error;
  const refetch = useMemoizedFn(() => {
    for (const read of reads) if (read.error) void read.refetch();
  });
  return useMemo(() => {
    const categories = getCategoryOptions(t, allCategories ?? [], project);
    const hospitals = getHospitalOptions(t, allHospitals ?? [], project, statusLabel);
    // Until the templates are loaded, it is unknown whether the current one is published.
    const templates = getTemplateOptions(t, allTemplates ?? [], allTemplates && project);
    return {
      categories,
      hospitals,
      templates,
      read: { isFetching, error, refetch },
      /** Reloads the templates after they may have changed. */
      reloadTemplates: template.refetch,
      getCategoryLabel: createLabelLookup(categories),
      getHospitalLabel: createLabelLookup(hospitals),
      getTemplateLabel: createLabelLookup(templates),
    };
  }, [
    t,
    statusLabel,
    allCategories,
    allHospitals,
    allTemplates,
    project,
    isFetching,
    error,
    refetch,
    template.refetch,
  ]);
}

export type Choices = ReturnType<typeof useChoices>;
