import { InvalidQueryAlert } from '@/components/feedback/InvalidQueryAlert';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { FilterField } from './fields';
import type { UrlProblem } from './url-problems';
import { useUrlProblems } from './useUrlProblems';

type Props = { problems: readonly UrlProblem[]; fields: readonly FilterField[] };

/** Says which conditions of its address a list does not follow, by the labels of its fields. */
export function InvalidUrlNote({ problems, fields }: Props) {
  const t = useText(listTexts);
  return <InvalidQueryAlert title={t('address.title')} problems={useUrlProblems(problems, fields)} />;
}
