import { isText } from './guard';

type Paged = { current?: number };

/**
 * Reads the pages of a log that grows while it is read: those after the first are of the moment when the first was read
 * (`asOf`), so that they neither repeat nor skip a row.
 */
export function asOfFirstPage<Query extends Paged, Rest extends unknown[], Page extends object>(
  read: (query: Query & { asOf?: string }, ...rest: Rest) => Promise<Page>,
) {
  let asOf: string | undefined;
  return async (query: Query, ...rest: Rest): Promise<Page> => {
    const isFirst = query.current === undefined || query.current === 1;
    const page = await read(isFirst ? query : { ...query, asOf }, ...rest);
    if ((isFirst || asOf === undefined) && 'asOf' in page && isText(page.asOf)) asOf = page.asOf;
    return page;
  };
}
