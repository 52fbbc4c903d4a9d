import { list as limit } from '@/contract/limits/list';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { type FilterField, getFieldNames } from './fields';
import type { UrlProblem } from './url-problems';

/** What a list does not follow of its address, a sentence for each condition, by the labels of its fields. */
export function useUrlProblems(problems: readonly UrlProblem[], fields: readonly FilterField[]) {
  const t = useText(listTexts);
  const labelOf = ([name = '']: readonly string[]) =>
    fields.find((field) => getFieldNames(field).includes(name))?.label ?? name;
  return problems.map(({ names, problem }) => t(`address.${problem}`, { label: labelOf(names), max: limit.maxDays }));
}
