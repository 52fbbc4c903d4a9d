import { list as limit } from '@/contract/limits/list';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { type FilterField, getFieldNames } from './fields';
import type { UrlProblem } from './url-problems';

/** Messages for the URL conditions that the list ignores, one for each, by the labels of their fields. */
export function useUrlProblems(problems: readonly UrlProblem[], fields: readonly FilterField[]) {
  const t = useText(listTexts);
  const labelOf = ([name = '']: readonly string[]) =>
    fields.find((field) => getFieldNames(field).includes(name))?.label ?? name;
  return problems.map(({ names, problem }) => t(`address.${problem}`, { label: labelOf(names), max: limit.maxDays }));
}
