import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useValueLabel } from '@/hooks/useValueLabel';
import type { Texts } from '@/utils/text';
import { type CompareField, toDisplayText } from './compare-fields';

type Name<Values> = Extract<keyof Values, string>;

/**
 * Fields for the compare dialog, with labels (`field.<name>`) and values (`<name>.<value>`) from the texts of the
 * entity.
 *
 * @param names in the order of the form
 * @param own overrides for single fields
 */
export function useCompareFields<Values extends object, Entity>(
  texts: Texts,
  names: readonly Name<Values>[],
  own: { [Field in Name<Values>]?: Omit<CompareField<Values, Entity>, 'name' | 'label'> } = {},
): CompareField<Values, Entity>[] {
  const label = useEnumLabelOrRaw(texts, 'field');
  const valueLabel = useValueLabel(texts);
  return names.map((name) => ({
    name,
    label: label(name),
    format: (value) => valueLabel(name, value) ?? toDisplayText(value),
    ...own[name],
  }));
}
