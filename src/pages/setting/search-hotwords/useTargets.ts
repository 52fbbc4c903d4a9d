import { useCallback, useMemo } from 'react';
import type { OptionsRead } from '@/components/inputs/useOptionsRead';
import { formatCategoryPath, isVisibleCategory } from '@/domain/category/tree';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { hotwordTexts } from '@/locales/hotword';
import { listCategories } from '@/services/category';
import { listProjectOptions } from '@/services/project';

type Option = { value: string; label: string };

/** Options for the targets of one link type. */
export type TargetOptions = { options: readonly Option[]; read: OptionsRead };

/** Loads the projects and categories that a hotword can link to; labels mark those that members cannot see. */
export function useTargets() {
  const t = useText(hotwordTexts);
  const projects = useRead(['project', 'options'], listProjectOptions);
  const categories = useRead(['category', 'all'], () => listCategories());

  const projectOptions = useMemo(
    () =>
      (projects.data ?? []).map(
        ({ id, name, status }): Option => ({
          value: id,
          label: status === 'published' ? name : t('target.unpublished', { name }),
        }),
      ),
    [projects.data, t],
  );

  const categoryOptions = useMemo(() => {
    const known = categories.data ?? [];
    return known.map((category): Option => {
      const path = formatCategoryPath(known, category);
      return {
        value: category.id,
        label: isVisibleCategory(known, category) ? path : t('target.disabled', { name: path }),
      };
    });
  }, [categories.data, t]);

  const getTargetName = useCallback(
    (target: unknown) => {
      if (target === null || target === undefined) return '—';
      const found = [...projectOptions, ...categoryOptions].find(({ value }) => value === target);
      return found?.label ?? String(target);
    },
    [projectOptions, categoryOptions],
  );

  return {
    project: { read: projects, options: projectOptions } satisfies TargetOptions,
    category: { read: categories, options: categoryOptions } satisfies TargetOptions,
    /** Name of a project or category, or path of a page. */
    getTargetName,
  };
}

export type Targets = ReturnType<typeof useTargets>;
