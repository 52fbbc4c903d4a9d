import { InvalidQueryAlert } from '@/components/feedback/InvalidQueryAlert';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { FilterField } from './fields';
import type { UrlProblem } from './url-problems';
import { useUrlProblems } from './useUrlProblems';

type Props = { problems: readonly UrlProblem[]; fields: readonly FilterField[] };

/** Lists the conditions of the URL that the list ignores, by the labels of their fields. */
export function InvalidUrlNote({ problems, fields }: Props) {
  const t = useText(listTexts);
  return <InvalidQueryAlert title={t('address.title')} problems={useUrlProblems(problems, fields)} />;
}
