import { useQueryParams } from '@/hooks/useQueryParams';
import { PrevNextButtons } from './PrevNextButtons';

type Props = {
  /** The `name` of the list. */
  entity: string;
  id: string;
  hasKeysOnly?: boolean;
};

/**
 * Leads from the page of one entity to the previous or next one in its list, on the same tab. It replaces the history
 * entry, so Back leads to the list.
 */
export function PagePrevNext(props: Props) {
  const { read, patch } = useQueryParams();
  const showOther = (other: string) => patch({ id: other, tab: read('tab') }, { isWhole: true, replace: true });
  return <PrevNextButtons {...props} onOpen={showOther} />;
}
