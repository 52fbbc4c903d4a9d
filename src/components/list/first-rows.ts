import { list as limit } from '@/contract/limits/list';
import { askAhead } from '@/session/ahead';
import type { Filter, TabRule } from './codec';
import { type ListReader, questionOf } from './useListData';

type Start<Row> = {
  service: ListReader<Row>;
  defaultSort: string;
  /** What it is filtered by before anybody says otherwise. */
  filter?: () => Filter;
  /** For a list that has some: it begins with the first. */
  tabs?: () => readonly TabRule[];
};

/**
 * What a list asks for whose address says nothing else, to be asked before it is drawn (boot/first-read).
 *
 * @returns asks it, given the search of the address
 */
export const firstRows =
  <Row>({ service, defaultSort, filter: usual, tabs }: Start<Row>) =>
  (search: string) => {
    if (search !== '') return undefined;
    const tab = tabs?.()[0];
    const filter: Filter = { ...usual?.(), ...tab?.filter };
    const question = questionOf({
      current: 1,
      pageSize: limit.pageSize,
      sort: tab?.defaultSort ?? defaultSort,
      filter,
    });
    return askAhead(service, question, () => service(JSON.parse(question) as never, {}));
  };
