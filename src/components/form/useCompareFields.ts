import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useValueLabel } from '@/hooks/useValueLabel';
import type { Texts } from '@/utils/text';
import { type CompareField, toDisplayText } from './compare-fields';

type Name<Values> = Extract<keyof Values, string>;

/**
 * The fields of a form as the compare dialog shows them: each as the texts of the entity call it (`field.<name>`), and
 * so its values (`<name>.<value>`).
 *
 * @param names in the order of the form
 * @param own what is shown of a field otherwise
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
