import { useQueryParams } from '@/hooks/useQueryParams';
import { PrevNextButtons } from './PrevNextButtons';

type Props = {
  /** The `name` of the list. */
  entity: string;
  id: string;
  hasKeysOnly?: boolean;
};

/**
 * From the page of one thing to that of the previous and the next of its list, on the same tab. In the place of this
 * one: Back leads to the list.
 */
export function PagePrevNext(props: Props) {
  const { read, patch } = useQueryParams();
  const showOther = (other: string) => patch({ id: other, tab: read('tab') }, { isWhole: true, replace: true });
  return <PrevNextButtons {...props} onOpen={showOther} />;
}
